import { getClientAddress } from '@club-reviews/observability/client-address';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

export { getClientAddress };

const IPV4_NETWORK_BYTES = 3;
const IPV6_NETWORK_PARTS = 3;

/**
 * The networks that a caller is in, narrowest first: the address, or for IPv6 the /64 and the /56 that one household
 * may have to itself.
 */
export function getClientNetworks({ ip }: Pick<FastifyRequest, 'ip'>): string[] {
  const narrowest = getClientAddress({ ip });
  if (!narrowest.endsWith('::/64')) return [narrowest];
  const parts = narrowest.slice(0, -'::/64'.length).split(':');
  const last = parseInt(parts[3] ?? '0', 16) & 0xff00;
  return [narrowest, `${[...parts.slice(0, 3), last.toString(16)].join(':')}::/56`];
}

/** Who sends something, as limits count it. */
export interface Sender {
  client: string;
  /** What {@link getNetwork} finds; the client, if that's nothing. */
  network: string;
}

/** Who sends this request. */
export function getSender(request: Pick<FastifyRequest, 'ip'>): Sender {
  const client = getClientAddress(request);
  return { client, network: getNetwork(request.ip) ?? client };
}

/**
 * The IPv4 /24 or IPv6 /48 of an address. Undefined if it isn't an internet address: behind a proxy that isn't trusted
 * (TRUST_PROXY) all visitors have the proxy's.
 */
export function getNetwork(ip: string): string | undefined {
  if (!ipaddr.isValid(ip)) return undefined;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return undefined;
  if (address instanceof ipaddr.IPv6) {
    return `${address.parts
      .slice(0, IPV6_NETWORK_PARTS)
      .map((part) => part.toString(16))
      .join(':')}::/48`;
  }
  return `${address.toByteArray().slice(0, IPV4_NETWORK_BYTES).join('.')}.0/24`;
}
