import { clientAddressOf } from '@club-reviews/watching/client-address';
import type { FastifyRequest } from 'fastify';

export { clientAddressOf };

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
