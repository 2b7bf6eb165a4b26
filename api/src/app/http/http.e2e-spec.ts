import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { storeClubs } from '../../../test/support/factories.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';

describe('every answer', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await storeClubs(
      api.database,
      Array.from({ length: 12 }, (_, index) => ({
        name: `Club ${index}`,
        description: 'A friendly club. '.repeat(10),
      })),
    );
  });

  afterAll(() => api.stop());

  it('allows nothing to run, frame or sniff', async () => {
    const { headers } = await api.call('/stats');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('carries the id of its request', async () => {
    const given = await api.call('/stats', { headers: { 'x-request-id': 'proxy-1234.abcd' } });
    expect(given.headers.get('x-request-id')).toBe('proxy-1234.abcd');
    const made = await api.call('/stats', { headers: { 'x-request-id': 'no good: "quoted"' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect((await api.call('/nowhere')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('is not sent again while it has not changed', async () => {
    const first = await api.call('/clubs');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await api.call('/clubs', {
      headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await api.call('/clubs?limit=1', { headers: { 'if-none-match': tag } });
    expect(other.status).toBe(200);
  });

  it('has no tag when it is an error, so that none is taken for unchanged', async () => {
    const response = await api.call('/clubs/nobody', { headers: { 'if-none-match': '*' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('etag')).toBeNull();
  });

  it.each(['br', 'gzip'])('is compressed with %s when the client can read that', async (encoding) => {
    const response = await api.call('/clubs', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.json()).toHaveLength(12);
  });

  it('is left plain when short, or when the client wants that', async () => {
    expect(
      (await api.call('/stats', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding'),
    ).toBeNull();
    expect(
      (await api.call('/clubs', { headers: { 'accept-encoding': 'identity' } })).headers.get(
        'content-encoding',
      ),
    ).toBeNull();
  });

  it('has no body for HEAD', async () => {
    const response = await api.call('/clubs', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-total-count')).toBe('12');
    expect(await response.text()).toBe('');
  });

  it.each([
    ['GET', '/nowhere'],
    ['PUT', '/reviews'],
    ['DELETE', '/clubs/1'],
    ['OPTIONS', '/stats'],
    ['GET', '/clubs/1/reviews/2'],
  ])('to the unknown call %s %s is a 404', async (method, path) => {
    const response = await api.call(`${path}?secret=1`, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      statusCode: 404,
      message: `There is no call ${method} /api${path}`,
      error: 'Not Found',
    });
  });

  it.each([
    ['malformed JSON', 400, '{"a":', 'application/json'],
    ['a body that is too large', 413, JSON.stringify('x'.repeat(300_000)), 'application/json'],
  ])('to %s is a %d', async (_, status, body, type) => {
    const response = await api.call('/reviews', { method: 'POST', body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      statusCode: status,
      message: expect.any(String),
      error: expect.any(String),
    });
  });

  it('to an empty JSON body names the fields that are missing', async () => {
    const response = await api.call('/reviews', {
      method: 'POST',
      body: '',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: 400,
      message: expect.any(String),
      error: 'Bad Request',
      fields: expect.objectContaining({ clubId: 'Please select a club' }),
    });
  });

  it.each([
    ['with its length', 'Content-Length: 3000000\r\n\r\n', 'x'.repeat(3_000_000)],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n', `2dc6c0\r\n${'x'.repeat(3_000_000)}\r\n0\r\n\r\n`],
  ])(
    'to a body that is too large, sent %s, leaves the connection to the next request',
    async (_, framing, body) => {
      const answers = await answersOnOneConnection(api, [
        `POST /api/reviews HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\n${framing}${body}`,
        'GET /api/stats HTTP/1.1\r\nHost: api\r\nConnection: close\r\n\r\n',
      ]);
      expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toEqual([
        'HTTP/1.1 413 Payload Too Large',
        'HTTP/1.1 200 OK',
      ]);
    },
  );

  it('comes whatever a request expects', async () => {
    const [answer] = await answersOnOneConnection(api, [
      'GET /api/stats HTTP/1.1\r\nHost: api\r\nExpect: more\r\nConnection: close\r\n\r\n',
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('to bad URL encoding is a 400', async () => {
    expect(await plainStatus(api, '/api/clubs/%zz')).toEqual({ status: 400, error: 'Bad Request' });
    expect(await plainStatus(api, '/api/%')).toEqual({ status: 400, error: 'Bad Request' });
  });

  it('to a request that is not HTTP is a 400', async () => {
    const { port } = new URL(api.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      statusCode: 400,
      error: 'Bad Request',
    });
  });
});

describe('a request that is never finished', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({}, undefined, { headersMs: 200, requestMs: 400, checkIntervalMs: 50 });
  });

  afterAll(() => api.stop());

  it.each([
    ['its headers', 'POST /api/reviews HTTP/1.1\r\nHost: api\r\n'],
    [
      'its body',
      'POST /api/reviews HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('with half of %s ends with a 408', async (_, half) => {
    const [answer] = await answersOnOneConnection(api, [half]);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"statusCode":408');
  });
});

describe('the contract', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });

  afterAll(() => api.stop());

  it('is served, and gives every call a name, an audience, its answer and its failures', async () => {
    type Operation = { operationId: string; tags: string[]; responses: Record<string, unknown> };
    const { paths } = await api.read<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json');
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual(expect.arrayContaining(['getClub', 'listReviews', 'getStats', 'loginSiteAdmin']));
    expect(new Set(names).size).toBe(names.length);
    for (const { tags, responses } of operations) {
      expect(tags).toHaveLength(1);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining([expect.stringMatching(/^2/), '429']));
    }
  });

  it('has a page that needs nothing but files of this server', async () => {
    const page = await api.call('/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/);
    const html = await page.text();
    expect(html).not.toMatch(/<script>|<style|style=|\son\w+=/);
    for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const file = await fetch(`${api.url}${path}`);
      expect([path, file.status]).toEqual([path, 200]);
      await file.text();
    }
  });
});

describe('the rate limit', () => {
  let api: TestApi;
  const from = (address: string) => api.call('/stats', { headers: { 'x-forwarded-for': address } });

  beforeAll(async () => {
    api = await startTestApi({ rateLimits: true });
  });

  afterAll(() => api.stop());

  it('stops an address that asks too much, and only that one', async () => {
    let stopped: Response | undefined;
    for (let asked = 0; asked < 1300 && !stopped; asked += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => from('198.51.100.7')));
      stopped = answers.find((answer) => answer.status === 429);
      await Promise.all(answers.filter((answer) => answer !== stopped).map((answer) => answer.text()));
    }
    expect(stopped?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await stopped?.json()).toEqual({
      statusCode: 429,
      message: expect.stringContaining('Too many requests'),
      error: 'Too Many Requests',
    });
    const other = await from('198.51.100.8');
    expect(other.status).toBe(200);
    await other.text();
  });

  it('counts the addresses that one household has of IPv6 as one', async () => {
    const statuses = new Set<number>();
    for (let asked = 0; asked < 1300; asked += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => from(`2001:db8:1:2::${(asked + index).toString(16)}`)),
      );
      for (const answer of answers) {
        statuses.add(answer.status);
        await answer.text();
      }
    }
    expect(statuses).toContain(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });
});

/** Sends the requests one after the other, each once the one before has been answered, and waits for the connection's end. */
function answersOnOneConnection(api: TestApi, requests: string[]): Promise<string[]> {
  const { hostname, port } = new URL(api.url);
  const answers: string[] = [];
  return new Promise((resolve, reject) => {
    const waiting = [...requests];
    const socket = connect(Number(port), hostname);
    const sendNext = () => {
      const next = waiting.shift();
      if (next !== undefined) socket.write(next);
    };
    socket.setEncoding('utf8');
    let received = '';
    socket.on('connect', sendNext);
    socket.on('data', (text: string) => {
      received += text;
      const [head = '', body] = received.split('\r\n\r\n', 2);
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
      if (body === undefined || Buffer.byteLength(body) < length) return;
      answers.push(received);
      received = '';
      sendNext();
    });
    socket.on('close', () => resolve(answers));
    socket.on('error', reject);
  });
}

// fetch tidies addresses up; this sends them as they are.
function plainStatus(api: TestApi, path: string): Promise<{ status: number | undefined; error: string }> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode, error: (JSON.parse(body) as { error: string }).error }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}
