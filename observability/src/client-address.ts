import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What limits count callers by: the address, or for IPv6 the /64 that one household has to itself. */
export function getClientAddress({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
