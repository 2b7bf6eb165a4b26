import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The networks that a caller is in, narrowest first: the address, or for IPv6 the /64 and the /56 that one household
 * may have to itself.
 */
export function clientNetworksOf({ ip }: Pick<FastifyRequest, 'ip'>): string[] {
  const narrowest = clientAddressOf({ ip });
  if (!narrowest.endsWith('::/64')) return [narrowest];
  const parts = narrowest.slice(0, -'::/64'.length).split(':');
  const last = parseInt(parts[3] ?? '0', 16) & 0xff00;
  return [narrowest, `${[...parts.slice(0, 3), last.toString(16)].join(':')}::/56`];
}

/** What limits count callers by: the address, or for IPv6 the /64 that one household has to itself. */
export function clientAddressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
