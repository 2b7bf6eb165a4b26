import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { MAX_BODY_BYTES } from '@club-reviews/domain/request-limits';
import type { TestApi } from '../../../test/support/test-api.js';
import { useTestApi } from '../../../test/support/test-api.js';

describe('the response', () => {
  const api = useTestApi('suite');

  it.each([
    ['malformed JSON', 400, '{"a":', 'application/json'],
    ['a body as large as allowed', 400, JSON.stringify('x'.repeat(MAX_BODY_BYTES - 2)), 'application/json'],
    ['a body that is too large', 413, JSON.stringify('x'.repeat(MAX_BODY_BYTES - 1)), 'application/json'],
  ])('to %s is a %d', async (_, status, body, type) => {
    const response = await api.call('/reviews', { method: 'POST', body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      statusCode: status,
      message: status === 413 ? 'Request body is too large' : expect.any(String),
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

  it('to a request that isn’t HTTP is a 400', async () => {
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
  const api = useTestApi('suite', {}, { timeouts: { headersMs: 200, requestMs: 400, checkIntervalMs: 50 } });

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

/**
 * Sends the requests one after the other, each once the previous one has been answered, and waits for the connection to
 * end.
 */
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

// fetch tidies up addresses; this sends them as they are.
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
