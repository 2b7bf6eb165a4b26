import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/** Whose word is taken: that of addresses and networks, everybody's, nobody's, or by address and distance (0: the peer). */
export type TrustedProxies = string[] | boolean | ((address: string, distance: number) => boolean);

/** Says whether a request comes from a proxy whose word is taken. */
export type PeerTrust = (request: Pick<FastifyRequest, 'socket'>) => boolean;

/**
 * Who is believed, by a server's setting.
 */
export function peerTrust(trustProxy: TrustedProxies): PeerTrust {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const isTrusted = typeof trustProxy === 'function' ? trustProxy : compile(trustProxy);
  // A client that has gone has no address.
  return ({ socket }) => socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0);
}
