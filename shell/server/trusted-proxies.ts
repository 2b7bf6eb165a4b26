import { compile } from '@fastify/proxy-addr';
import type { TrustedProxies } from '@club-reviews/watching/trusted-peer';

/**
 * Reads TRUST_PROXY: off, or a list of addresses and networks. `peer` in front adds whoever opens the connection, for
 * servers that only a proxy can reach. Nobody can be trusted altogether: visitors would choose their own address.
 * @returns undefined if the text is invalid
 */
export function trustedProxiesOf(text: string): TrustedProxies | undefined {
  const [, peer, named = ''] = /^(?:(peer)(?:\s*,\s*|$))?(.*)$/s.exec(text)!;
  const others = peer !== undefined && named === '' ? false : namedProxies(named);
  if (peer === undefined || others === undefined) return others;
  const isNamed = others === false ? () => false : compile(others);
  return (address, distance) => distance === 0 || isNamed(address, distance);
}

function namedProxies(text: string): false | string[] | undefined {
  if (text === 'off' || text === 'false') return false;
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
