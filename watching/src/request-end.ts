import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request that has been answered, by what names nobody. */
export interface RequestEnd {
  method: string;
  /** The pattern that it matched, like "/clubs/:slug"; "none" where it matched none. */
  route: string;
  status: number;
  ms: number;
  /** What went out on the connection for it, headers included. */
  bytes: number;
}

/** How much had gone out on a connection when its last request ended. */
const sent = new WeakMap<Socket, number>();

const ROUND_TO = 10;

/** What is known of a request at its end. Call it once for each. */
export function endOf(request: FastifyRequest, reply: FastifyReply): RequestEnd {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * ROUND_TO) / ROUND_TO,
    bytes: bytesSince(request.raw.socket),
  };
}

/** What has gone out on a connection since its last request. A client that has gone may have taken the socket along. */
function bytesSince(socket: Socket | null): number {
  if (socket === null) return 0;
  const total = socket.bytesWritten ?? 0;
  const before = sent.get(socket) ?? 0;
  sent.set(socket, total);
  return total - before;
}
