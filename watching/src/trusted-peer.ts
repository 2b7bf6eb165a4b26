import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/** Who is trusted: addresses and networks, everybody, nobody, or by address and distance (0: the peer). */
export type TrustedProxies = string[] | boolean | ((address: string, distance: number) => boolean);

/** Tells whether a request comes from a trusted proxy. */
export type PeerTrust = (request: Pick<FastifyRequest, 'socket'>) => boolean;

/** Who is trusted, according to a server's setting. */
export function peerTrust(trustProxy: TrustedProxies): PeerTrust {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const isTrusted = typeof trustProxy === 'function' ? trustProxy : compile(trustProxy);
  // A client that has disconnected has no address.
  return ({ socket }) => socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0);
}
