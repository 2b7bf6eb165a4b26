import { BlockList, isIP, isIPv6 } from 'node:net';

const OWN_NETWORK = new BlockList();
OWN_NETWORK.addSubnet('127.0.0.0', 8);
OWN_NETWORK.addSubnet('10.0.0.0', 8);
OWN_NETWORK.addSubnet('172.16.0.0', 12);
OWN_NETWORK.addSubnet('192.168.0.0', 16);
OWN_NETWORK.addSubnet('169.254.0.0', 16);
OWN_NETWORK.addAddress('::1', 'ipv6');
OWN_NETWORK.addSubnet('fc00::', 7, 'ipv6');
OWN_NETWORK.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public server has; `.internal` and `.home.arpa` are reserved for private networks. */
const OWN_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/i;

/**
 * Whether a URL's host is this machine or on a private network, judging by its address or by a name that only works
 * locally, like a container's.
 */
export function isOnOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return OWN_NETWORK.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
  return !host.includes('.') || OWN_NAME.test(host);
}
