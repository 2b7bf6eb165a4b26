/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getReleases, SiteOfPages } from '../testing/site-of-pages';

describe('with a content delivery network, pages', () => {
  let site: SiteOfPages;
  beforeEach(async () => {
    site = await new SiteOfPages().start({ PAGE_CDN_SECONDS: '60', PAGE_CDN_STALE_SECONDS: '30' });
  });
  afterEach(() => site.stop());

  it('may be cached for a while, with the tags they are purged by', async () => {
    const { headers } = await site.visit('/clubs/17');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=30');
    expect(headers.get('surrogate-key')).toBe('pages release-1 club-17');
    expect(headers.get('cache-tag')).toBe('pages,release-1,club-17');
    expect((await site.visit('/')).headers.get('surrogate-key')).toBe('pages release-1 directory');
  });

  it.each([
    ['/verify-review?token=abc', 'no-store', {}],
    ['/browse-clubs?lat=53.8&lng=-1.5', 'no-cache', {}],
    ['/clubs/17?near=LS6', 'no-cache', {}],
    ['/clubs/17', 'no-cache', { isComplete: false }],
  ])('for one visitor, or incomplete ones, may not: %s', async (path, control, page) => {
    site.page = page;
    const { headers } = await site.visit(path);
    expect(headers.get('cache-control')).toBe(control);
    expect(headers.get('surrogate-key')).toBeNull();
  });
});

describe('the purge hook', () => {
  let site: SiteOfPages;
  let network: Server;
  let status: number;
  const told: { secret: string | undefined; purge: unknown }[] = [];

  beforeEach(async () => {
    status = 200;
    told.length = 0;
    network = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        told.push({ secret: request.headers.authorization, purge: JSON.parse(body) });
        response.writeHead(status).end();
      });
    }).listen(0, '127.0.0.1');
    await once(network, 'listening');
    site = await new SiteOfPages().start({
      PAGE_PURGE_URL: `http://127.0.0.1:${(network.address() as AddressInfo).port}/purge`,
      PAGE_PURGE_SECRET: 'between us',
    });
  });
  afterEach(async () => {
    await site.stop();
    network.closeAllConnections();
    network.close();
  });

  const untilTold = async (times: number) => {
    while (told.length < times) await new Promise((resolve) => setTimeout(resolve, 20));
    return told.at(-1);
  };

  it('is called for every change even without visits, and again after a failure', async () => {
    const secret = 'Bearer between us';
    expect(await untilTold(1)).toEqual({ secret, purge: { version: 100, tags: ['pages'] } });
    site.api.change(17);
    expect((await untilTold(2))?.purge).toEqual({ version: 101, tags: ['directory', 'club-17'] });
    status = 500;
    site.api.change(23);
    await untilTold(3);
    site.releases = getReleases(2);
    status = 200;
    const purge = { version: 102, tags: ['directory', 'club-23', 'release-1'] };
    expect((await untilTold(4))?.purge).toEqual(purge);
  }, 20_000);
});
