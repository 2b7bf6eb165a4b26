import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * By what callers are told apart when they are limited: the address, of IPv6 the /64 that one household has to
 * itself. Behind proxies that TRUST_PROXY names it is the one they saw.
 */
export function clientAddressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mapped ?? `${networkOf(ip)}::/64`;
}

function networkOf(ip: string): string {
  const [before = '', after] = ip.split('%', 1)[0]?.split('::', 2) ?? [];
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [head, tail] = [groups(before), groups(after)];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...tail]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
