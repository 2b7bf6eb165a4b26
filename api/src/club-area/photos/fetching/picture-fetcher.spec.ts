import { createServer } from 'node:https';
import type { Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UnfitPictureError } from '../pipeline/sniff-picture.js';
import { TooLargePictureError } from '../pipeline/picture-queue.js';
import { CERTIFICATE, PRIVATE_KEY } from '../../../../test/support/certificate.js';
import { PictureFetcher, UnreachableError } from './picture-fetcher.js';

describe('fetching a picture', () => {
  let server: Server;
  let origin: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const asked: IncomingMessage[] = [];

  beforeAll(async () => {
    server = createServer({ key: PRIVATE_KEY, cert: CERTIFICATE }, (request, response) => {
      asked.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `https://pictures.example:${(server.address() as AddressInfo).port}`;
  });

  beforeEach(() => {
    asked.length = 0;
    answer = (_, response) => response.end('picture');
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const to127 = (_: string, options: { all?: boolean }, done: (...found: unknown[]) => void): void =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  const trusting = { ca: CERTIFICATE, lookup: to127 as never, timeoutMs: 2000 };
  const fetcher = new PictureFetcher({ ...trusting, allowIPAddressList: ['127.0.0.1'] });

  it('takes what is there, and reveals nothing about anyone', async () => {
    expect((await fetcher.fetch(`${origin}/a.jpg`)).toString()).toBe('picture');
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
    expect(asked[0]?.headers).not.toHaveProperty('referer');
  });

  it('follows three redirects and no more', async () => {
    answer = ({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    };
    expect((await fetcher.fetch(`${origin}/3`)).toString()).toBe('there');
    await expect(fetcher.fetch(`${origin}/4`)).rejects.toThrow('redirects too many times');
  });

  it.each([
    'http://pictures.example/a.jpg',
    'https://127.0.0.1:1/a.jpg',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
  ])('doesn’t let a redirect lead to %s', async (location) => {
    answer = (_, response) => response.writeHead(301, { location }).end();
    const strict = new PictureFetcher({ ...trusting, allowIPAddressList: ['127.0.0.1'] });
    const failure = await strict.fetch(`${origin}/`).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(location.includes('127.0.0.1') ? UnreachableError : UnfitPictureError);
    expect(asked).toHaveLength(1);
  });

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'http://example.org/',
    'https://user:secret@example.org/',
    'file:///etc/passwd',
    'ftp://example.org/',
  ])('sends no request to %s', async (address) => {
    await expect(new PictureFetcher({}).fetch(address)).rejects.toBeInstanceOf(UnfitPictureError);
  });

  it('checks what a name resolves to when it connects', async () => {
    await expect(new PictureFetcher(trusting).fetch(`${origin}/a.jpg`)).rejects.toThrow('public site');
    expect(asked).toHaveLength(0);
  });

  it('stops at ten megabytes, whatever was announced', async () => {
    answer = (_, response) => {
      const piece = Buffer.alloc(1_000_000);
      const more = (): void => {
        while (response.writable && response.write(piece));
        response.once('drain', more);
      };
      response.on('error', () => undefined);
      more();
    };
    await expect(fetcher.fetch(`${origin}/`)).rejects.toBeInstanceOf(TooLargePictureError);
  });

  it('gives up on a site that is slow, and retries one that fails', async () => {
    answer = () => undefined;
    await expect(fetcher.fetch(`${origin}/`)).rejects.toBeInstanceOf(UnreachableError);
    answer = (_, response) => response.writeHead(503).end();
    await expect(fetcher.fetch(`${origin}/`)).rejects.toBeInstanceOf(UnreachableError);
    answer = (_, response) => response.writeHead(404).end();
    await expect(fetcher.fetch(`${origin}/`)).rejects.toBeInstanceOf(UnfitPictureError);
  });
});
