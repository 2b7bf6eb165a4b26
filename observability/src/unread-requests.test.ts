import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { answerUnread } from './unread-requests.ts';

const app = fastify({ clientErrorHandler: answerUnread });

beforeAll(() => app.listen());
afterAll(() => app.close());

function answerTo(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port);
  socket.write(bytes);
  return text(socket);
}

describe('an unreadable request', () => {
  it.each([
    ['no request at all', 'HELLO\r\n\r\n', '400 Bad Request'],
    ['a header with a control character', 'GET / HTTP/1.1\r\nHost: a\r\nX: \x01\r\n\r\n', '400 Bad Request'],
    [
      'an address that is too long',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('gets a response with security headers: %s', async (_, bytes, status) => {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual([
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${body.length}`,
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'Cache-Control: no-store',
      'Connection: close',
    ]);
    expect(JSON.parse(body)).toEqual({
      statusCode: Number(status.slice(0, 3)),
      message: expect.any(String),
      error: status.slice(4),
    });
  });

  it('gets no body if it was HEAD', async () => {
    const answer = await answerTo(`HEAD /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*Content-Length: 1\d\d\r\n[\s\S]*\r\n\r\n$/);
  });
});
