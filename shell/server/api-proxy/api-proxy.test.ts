/** @jest-environment node */
import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { MAX_PHOTO_BYTES } from '@club-reviews/domain/club-photos';
import { BOUNCES_PATH, MAX_BODY_BYTES, MAX_BOUNCES_BYTES } from '@club-reviews/domain/request-limits';
import { createApiClient } from '../api-client';
import { createHttpServer } from '../http-server';
import { addApiProxy } from './api-proxy';

interface ReceivedRequest {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let received: ReceivedRequest[];
let answer: { status: number; headers: Record<string, string> };
/** Whether the api accepts calls and says nothing. */
let isStopped: boolean;
let api: Server;
let logged: string[] = [];
let app: FastifyInstance;
let sockets: Socket[];

beforeEach(async () => {
  received = [];
  sockets = [];
  answer = { status: 200, headers: {} };
  isStopped = false;
  api = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { url, headers } = request;
    received.push({ url, headers, body });
    if (isStopped) return;
    response
      .writeHead(answer.status, {
        'Content-Type': 'application/json',
        'Content-Length': 6,
        ...answer.headers,
      })
      .end('"done"');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  logged = [];
  app = createHttpServer(
    { logLevel: 'debug', trustProxy: false },
    { headersMs: 300, requestMs: 600, checkIntervalMs: 50 },
    { logTo: { write: (line) => void logged.push(line) } },
  );
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await addApiProxy(app, apiUrl, createApiClient(apiUrl), { readingMs: 200, writingMs: 400 });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  api.closeAllConnections();
  await Promise.all([app.close(), new Promise((resolve) => api.close(resolve))]);
});

/** A connection that reads one response after another. */
function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let buffered = '';
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => (buffered += text));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const nextAnswer = async () => {
    for (;;) {
      const [head, rest] = splitAt(buffered, '\r\n\r\n');
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (rest !== undefined && rest.length >= length) {
        buffered = rest.slice(length);
        return { status: Number(head.slice(9, 12)), head, body: rest.slice(0, length) };
      }
      if (socket.destroyed) throw new Error(`closed after "${buffered}"`);
      await Promise.race([once(socket, 'data'), closed]);
    }
  };
  return { closed, nextAnswer, write: (text: string) => socket.write(text) };
}

function splitAt(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + separator.length)];
}

const post = (headers: string[], body = '') =>
  ['POST /api/reviews HTTP/1.1', 'Host: site.example', ...headers, '', body].join('\r\n');

const inChunks = (body: string) =>
  `${(body.match(/.{1,65536}/gs) ?? []).map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`;

const GET = 'GET /api/health HTTP/1.1\r\nHost: site.example\r\n\r\n';

describe('paths only the page server may request', () => {
  it.each([
    '/api/pages/changes',
    '/api/pages/changes?since=1',
    '/api/pages',
    '/api/PAGES/changes',
    '/api/%70ages/changes',
    '/api//pages/changes',
    '/api/./pages/changes',
    '/api/clubs/../pages/changes',
    '/api/clubs/%2e%2e/pages/changes',
    '/api/clubs/..%2fpages/changes',
    '/api/\\pages/changes',
    '/dev/mailbox/../../api/pages/changes',
  ])('are not found from outside: %s', async (path) => {
    const { nextAnswer, write } = open();
    write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`);
    expect((await nextAnswer()).status).toBe(404);
    expect(received).toEqual([]);
  });

  it('do not include paths that merely start the same way', async () => {
    await app.inject('/api/pages-of-clubs');
    expect(received.map(({ url }) => url)).toEqual(['/api/pages-of-clubs']);
  });
});

describe('a body', () => {
  const body = JSON.stringify({ review: 'Grand coaching, muddy pitch. '.repeat(200) });

  it.each([
    ['with a length', post([`Content-Length: ${body.length}`, 'Content-Type: application/json'], body)],
    ['in chunks', post(['Transfer-Encoding: chunked', 'Content-Type: application/json'], inChunks(body))],
  ])('sent %s reaches the api unchanged, with its length', async (_, request) => {
    const client = open();
    client.write(request);
    expect(await client.nextAnswer()).toMatchObject({ status: 200, body: '"done"' });
    expect(received).toMatchObject([
      { body, headers: { 'content-type': 'application/json', 'content-length': String(body.length) } },
    ]);
    expect(received[0]!.headers['transfer-encoding']).toBeUndefined();
  });

  it.each(['100-continue', 'something-else'])('is sent with Expect: %s', async (expectation) => {
    const client = open();
    client.write(post(['Content-Length: 2', `Expect: ${expectation}`]));
    if (expectation === '100-continue') expect((await client.nextAnswer()).status).toBe(100);
    client.write('{}');
    expect((await client.nextAnswer()).status).toBe(200);
    expect(received[0]!.body).toBe('{}');
  });

  it('of a GET is not forwarded, and does not disturb the next request', async () => {
    const client = open();
    client.write(`GET /api/clubs HTTP/1.1\r\nHost: site.example\r\nContent-Length: 3\r\n\r\nabc${GET}`);
    expect((await client.nextAnswer()).status).toBe(200);
    expect((await client.nextAnswer()).status).toBe(200);
    expect(received.map(({ url, body }) => [url, body])).toEqual([
      ['/api/clubs', ''],
      ['/api/health', ''],
    ]);
  });

  it('keeps its content type and parameters, or stays without one', async () => {
    const client = open();
    client.write(post(['Content-Length: 2', 'Content-Type: text/x; charset=latin1'], '{}'));
    await client.nextAnswer();
    client.write(post(['Content-Length: 2'], '{}'));
    await client.nextAnswer();
    expect(received.map(({ headers }) => headers['content-type'])).toEqual([
      'text/x; charset=latin1',
      undefined,
    ]);
  });
});

describe('a body over the limit', () => {
  const CHUNKED = 'Transfer-Encoding: chunked';

  it('is allowed for larger bodies on the picture upload path only', async () => {
    const client = open();
    const picture = 'x'.repeat(3_000_000);
    const post = (path: string, bytes: number) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/jpeg\r\nContent-Length: ${bytes}\r\n\r\n`;
    client.write(post('/api/club-admin/photos?kind=logo', picture.length) + picture);
    expect((await client.nextAnswer()).status).toBe(200);
    expect(received.map(({ url, body }) => [url, body.length])).toEqual([
      ['/api/club-admin/session', 0],
      ['/api/club-admin/photos?kind=logo', picture.length],
    ]);
    client.write(post('/api/club-admin/photos/7', picture.length) + picture);
    expect((await client.nextAnswer()).status).toBe(413);
    const tooMuch = 'x'.repeat(MAX_PHOTO_BYTES + 1);
    client.write(post('/api/club-admin/photos', tooMuch.length) + tooMuch);
    expect((await client.nextAnswer()).status).toBe(413);
  });

  describe.each([MAX_BODY_BYTES + 1, 3_000_000])('of %d bytes', (size) => {
    const body = 'x'.repeat(size);

    it.each([
      ['with a length', [`Content-Length: ${size}`], body],
      ['in chunks', [CHUNKED], inChunks(body)],
      ['with a length after 100 Continue', [`Content-Length: ${size}`, 'Expect: 100-continue'], body],
      ['in chunks after 100 Continue', [CHUNKED, 'Expect: 100-continue'], inChunks(body)],
    ])('sent %s gets a 413, and the next request is answered', async (_, headers, text) => {
      for (let attempt = 0; attempt < 5; attempt++) {
        const client = open();
        client.write(post(headers));
        if (headers.length > 1) expect((await client.nextAnswer()).status).toBe(100);
        client.write(text);
        const { status, body: json } = await client.nextAnswer();
        expect(status).toBe(413);
        expect(JSON.parse(json)).toEqual({
          statusCode: 413,
          message: 'Request body is too large',
          error: 'Payload Too Large',
        });
        client.write(GET);
        expect((await client.nextAnswer()).status).toBe(200);
      }
      expect(received.map(({ url }) => url)).toEqual(Array(5).fill('/api/health'));
    });
  });

  it('is refused by its length before any of it has been sent', async () => {
    const client = open();
    client.write(post([`Content-Length: ${MAX_BODY_BYTES + 1}`]));
    expect((await client.nextAnswer()).status).toBe(413);
  });

  it('is one byte over', async () => {
    const client = open();
    client.write(post([`Content-Length: ${MAX_BODY_BYTES}`], 'x'.repeat(MAX_BODY_BYTES)));
    expect((await client.nextAnswer()).status).toBe(200);
    expect(received[0]!.body).toHaveLength(MAX_BODY_BYTES);
  });

  it('is what a mail provider may send as a batch of bounces', async () => {
    const client = open();
    const batch = post([`Content-Length: ${MAX_BOUNCES_BYTES}`], 'x'.repeat(MAX_BOUNCES_BYTES));
    client.write(batch.replace(/^POST \S+/, `POST ${BOUNCES_PATH}`));
    expect((await client.nextAnswer()).status).toBe(200);
    expect(received[0]!.body).toHaveLength(MAX_BOUNCES_BYTES);
  });
});

describe('a picture', () => {
  const PATH = '/api/club-admin/photos?kind=logo';
  const announce = (...headers: string[]) =>
    [`POST ${PATH} HTTP/1.1`, 'Host: site.example', 'Content-Length: 5000000', ...headers, '', ''].join(
      '\r\n',
    );

  it('from somebody the api doesn’t know is refused unread, in the api’s words', async () => {
    answer = { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } };
    const client = open();
    client.write(announce('Content-Type: image/png', 'Expect: 100-continue'));
    expect((await client.nextAnswer()).status).toBe(100);
    expect(await client.nextAnswer()).toMatchObject({
      status: 401,
      head: expect.stringMatching(/^www-authenticate: Bearer/im),
      body: 'done',
    });
    expect(received.map(({ url }) => url)).toEqual(['/api/club-admin/session']);
  });

  it('is asked about with what tells who sends it, and nothing about its body', async () => {
    const client = open();
    client.write(
      announce('Authorization: Bearer x', 'Cookie: a=b', 'X-Session: cookie', 'Sec-Fetch-Site: same-origin'),
    );
    client.write('x'.repeat(5_000_000));
    await client.nextAnswer();
    expect(received[0]!.headers).toMatchObject({
      authorization: 'Bearer x',
      cookie: 'a=b',
      'x-session': 'cookie',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'site.example',
    });
    expect(received[0]!.headers['content-length']).toBeUndefined();
  });

  it('isn’t accepted while the api is down', async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    const client = open();
    client.write(announce());
    expect((await client.nextAnswer()).status).toBe(503);
  });
});

describe('an api that has been stopped', () => {
  it.each(['GET', 'HEAD', 'POST', 'DELETE'])('doesn’t hold a %s for ever', async (method) => {
    isStopped = true;
    const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
    const { port } = app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/clubs`, { method, ...body });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    if (method !== 'HEAD')
      expect(await response.json()).toEqual({
        statusCode: 503,
        message: 'The service isn’t available right now. Please try again in a moment.',
        error: 'Service Unavailable',
      });
    isStopped = false;
    expect((await fetch(`http://127.0.0.1:${port}/api/clubs`)).status).toBe(200);
  });
});

describe('connection headers', () => {
  it('from the client do not reach the api', async () => {
    const client = open();
    const headers = [
      'Connection: close, X-Private',
      'X-Private: 1',
      'Keep-Alive: timeout=5',
      'Proxy-Authenticate: Basic',
      'Proxy-Authorization: Basic eDp5',
      'Proxy-Connection: keep-alive',
      'TE: trailers',
      'Trailer: X-Sum',
      'Upgrade: h2c',
      'X-Public: 1',
    ];
    client.write(['GET /api/stats HTTP/1.1', 'Host: site.example', ...headers, '', ''].join('\r\n'));
    expect((await client.nextAnswer()).status).toBe(200);
    const names = Object.keys(received[0]!.headers);
    expect(names).toContain('x-public');
    for (const line of headers.slice(1, -1)) expect(names).not.toContain(splitAt(line, ':')[0].toLowerCase());
    expect(received[0]!.headers.connection).toBe('keep-alive');
  });

  it('from the api do not reach the client', async () => {
    answer.headers = {
      Connection: 'close, X-Private',
      'X-Private': '1',
      'Keep-Alive': 'timeout=99',
      'Proxy-Authenticate': 'Basic',
      Upgrade: 'h2c',
      'X-Public': '1',
    };
    const client = open();
    client.write(GET);
    const { head } = await client.nextAnswer();
    expect(head).toMatch(/^x-public: 1/im);
    expect(head).not.toMatch(/^(x-private|proxy-authenticate|upgrade)|timeout=99|close/im);
    client.write(GET);
    expect((await client.nextAnswer()).status).toBe(200);
  });

  it.each(['X-Forwarded-For', 'Host', 'Content-Length'])(
    'cannot use %s to change what the api learns about the request',
    async (name) => {
      const client = open();
      client.write(
        post(
          [
            'Content-Length: 2',
            `Connection: ${name}`,
            'X-Forwarded-For: 203.0.113.9',
            'X-Forwarded-Host: evil',
          ],
          '{}',
        ),
      );
      await client.nextAnswer();
      expect(received[0]).toMatchObject({
        body: '{}',
        headers: {
          'content-length': '2',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-host': 'site.example',
        },
      });
    },
  );
});

describe('a request that is never finished', () => {
  it.each([
    ['its headers', 'GET /api/health HTTP/1.1\r\nHost: site.example\r\n'],
    ['a body with a length', post(['Content-Length: 100'], '{"half')],
    ['a body in chunks', post(['Transfer-Encoding: chunked'], '6\r\n{"half\r\n')],
  ])('that stops halfway through %s ends with a 408', async (_, half) => {
    const client = open();
    client.write(half);
    expect(await client.nextAnswer()).toMatchObject({
      status: 408,
      body: expect.stringContaining('"statusCode":408'),
    });
    await client.closed;
    expect(received).toEqual([]);
  });

  it('with the rest of an oversized body missing ends as well', async () => {
    const client = open();
    client.write(post([`Content-Length: ${10 * MAX_BODY_BYTES}`], 'x'));
    expect((await client.nextAnswer()).status).toBe(413);
    await client.closed;
  });
});

it('opens no connection to the api for 500 half-sent bodies, and answers the next client', async () => {
  const half = 'x'.repeat(200_000);
  const clients = Array.from({ length: 500 }, () => {
    const client = open();
    client.write(post([`Content-Length: ${MAX_BODY_BYTES}`], half));
    return client;
  });
  const statuses = await Promise.all(clients.map(async (client) => (await client.nextAnswer()).status));
  expect(new Set(statuses)).toEqual(new Set([408]));
  expect(received).toEqual([]);
  const client = open();
  client.write(post(['Content-Length: 2'], '{}'));
  expect((await client.nextAnswer()).status).toBe(200);
});

describe('a request that two servers could read differently', () => {
  const smuggled = 'GET /api/smuggled HTTP/1.1\r\nHost: site.example\r\n\r\n';

  it.each([
    [
      'a length and chunks',
      post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`),
    ],
    ['two lengths', post(['Content-Length: 4', 'Content-Length: 0'], `0\r\n\r\n${smuggled}`)],
    ['two lengths in a line', post(['Content-Length: 4, 4'], `0\r\n\r\n${smuggled}`)],
    ['a negative length', post(['Content-Length: -1'], smuggled)],
    ['a length with a sign', post(['Content-Length: +4'], `abcd${smuggled}`)],
    ['an unknown coding', post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`)],
    ['two codings', post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`)],
    ['a space before the colon', post(['Transfer-Encoding : chunked'], `0\r\n\r\n${smuggled}`)],
    ['a tab in the name', post(['Transfer-\tEncoding: chunked'], `0\r\n\r\n${smuggled}`)],
    ['a folded header', post(['Transfer-Encoding:\r\n chunked'], `0\r\n\r\n${smuggled}`)],
    ['bare line feeds', `POST /api/reviews HTTP/1.1\nHost: site.example\nContent-Length: 0\n\n${smuggled}`],
    ['a bare line feed in a value', post(['X-Note: a\nTransfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`)],
    ['a bad size of a chunk', post(['Transfer-Encoding: chunked'], `zz\r\nab\r\n0\r\n\r\n${smuggled}`)],
    [
      'a chunk longer than its size',
      post(['Transfer-Encoding: chunked'], `1\r\nabc\r\n0\r\n\r\n${smuggled}`),
    ],
    ['a chunk ended by a line feed', post(['Transfer-Encoding: chunked'], `1\na\n0\n\n${smuggled}`)],
  ])('because of %s gets a 400, and the connection closes', async (_, request) => {
    const client = open();
    client.write(request);
    expect((await client.nextAnswer()).status).toBe(400);
    await client.closed;
    expect(received).toEqual([]);
  });
});

it('does not log the paths of forwarded requests', async () => {
  const client = open();
  client.write(GET);
  await client.nextAnswer();
  expect(logged.join('')).not.toContain('/api/health');
});

it('passes a 503 on at once instead of retrying', async () => {
  answer = { status: 503, headers: { 'Retry-After': '5' } };
  const client = open();
  client.write(GET);
  expect((await client.nextAnswer()).status).toBe(503);
  expect(received).toHaveLength(1);
});

it('answers 502 in the usual format while the api is down', async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  const client = open();
  client.write(GET);
  const { status, body } = await client.nextAnswer();
  expect(status).toBe(502);
  expect(JSON.parse(body)).toMatchObject({ statusCode: 502, error: 'Bad Gateway' });
});
