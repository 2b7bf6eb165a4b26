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

/** What's wrong with a TRUST_PROXY that {@link namedProxies} can't read. */
export const WRONG_PROXIES =
  'TRUST_PROXY must be off or a list of addresses and networks, like uniquelocal or 10.0.0.0/8; with true, visitors could choose their own address';

/** Reads a list of addresses and networks; `off` is an empty one. Returns undefined if it's neither. */
export function namedProxies(text: string): string[] | undefined {
  if (text === 'off' || text === 'false') return [];
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isAddressOrNetwork) ? proxies : undefined;
}

function isAddressOrNetwork(text: string): boolean {
  // A number alone is short for an address, but anyone who writes one means a number of proxies.
  if (/^\d+$/.test(text)) return false;
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}
