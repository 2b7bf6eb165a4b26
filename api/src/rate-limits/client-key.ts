import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * For whom a client's requests count: an IPv4 address, or the network of an IPv6 address, of which one household has
 * 2^64 addresses.
 */
export function clientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array<string>(Math.max(0, GROUPS - groups.length - last.length)).fill('0');
  const network = [...groups, ...gap, ...last].slice(0, NETWORK_GROUPS);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
