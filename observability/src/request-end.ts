import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A completed request, described without anything personal. */
export interface RequestEnd {
  method: string;
  /** The route pattern, like "/clubs/:slug"; "none" if no route matched. */
  route: string;
  status: number;
  ms: number;
  /** What was sent on the connection for it, including headers. */
  bytes: number;
}

/** How much had been sent on a connection when its last request ended. */
const sent = new WeakMap<Socket, number>();

const ROUND_TO = 10;

/** Describes a request when it ends. To be called once per request. */
export function getEnd(request: FastifyRequest, reply: FastifyReply): RequestEnd {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * ROUND_TO) / ROUND_TO,
    bytes: bytesSince(request.raw.socket),
  };
}

/** What was sent on a connection since its last request. After a disconnect, there may be no socket. */
function bytesSince(socket: Socket | null): number {
  if (socket === null) return 0;
  const total = socket.bytesWritten ?? 0;
  const before = sent.get(socket) ?? 0;
  sent.set(socket, total);
  return total - before;
}
