import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const REASONS: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers are too long'],
};
const UNREADABLE: [status: number, message: string] = [400, 'The request cannot be read'];

const HEAD = 'HEAD ';

/** Node.js's error for such a request. */
interface UnreadError extends NodeJS.ErrnoException {
  /** The bytes that it couldn't read, usually from the start of the request. */
  rawPacket?: unknown;
}

/**
 * Answers a request that Node.js couldn't parse, so that no route has seen it, and closes the connection. A server uses
 * it as `clientErrorHandler`; the framework's own response lacks the headers that all others have.
 */
export function answerUnread({ code, rawPacket }: UnreadError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [statusCode, message] = REASONS[code ?? ''] ?? UNREADABLE;
  const error = STATUS_CODES[statusCode]!;
  const body = JSON.stringify({ statusCode, message, error });
  // After a HEAD request, clients would take a body for another response.
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, HEAD.length) === HEAD;
  const head = [
    `HTTP/1.1 ${statusCode} ${error}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
  socket.destroySoon();
}
