import { namedProxies } from '@club-reviews/observability/trusted-peer';
import type { TrustedProxies } from '@club-reviews/observability/trusted-peer';
import { compile } from '@fastify/proxy-addr';

/**
 * Reads TRUST_PROXY: off, or a list of addresses and networks. `peer` in front adds whoever opens the connection, for
 * servers that only a proxy can reach. Nobody can be trusted altogether: visitors would choose their own address.
 * @returns undefined if the text is invalid
 */
export function getTrustedProxies(text: string): TrustedProxies | undefined {
  const [, peer, named = ''] = /^(?:(peer)(?:\s*,\s*|$))?(.*)$/s.exec(text)!;
  const others = peer !== undefined && named === '' ? [] : namedProxies(named);
  if (others === undefined) return undefined;
  if (peer === undefined) return others.length > 0 && others;
  const isNamed = compile(others);
  return (address, distance) => distance === 0 || isNamed(address, distance);
}
