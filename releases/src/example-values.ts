import { BlockList, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('0.0.0.0');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');

/** Names that RFC 2606 and RFC 6761 reserve for examples, tests and the machine itself. */
const RESERVED_DOMAIN = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** What people put into a secret until they choose a real one. */
const PLACEHOLDERS =
  /password|passw0rd|passwort|change[-_ ]?(me|this|it)|replace[-_ ]?(me|this)?|insecure|default|example|placeholder|secret|admin|welcome|letmein|qwerty|dummy|sample|test|todo|foobar|0?123456789?0?|12345?|abc(def)?/gi;

/** Whether only this machine can reach an address. */
export function isLoopbackUrl(url: string): boolean {
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return LOOPBACK.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}

/** Whether an e-mail address, with or without a name, is at a domain that is reserved for examples. */
export function isExampleAddress(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).replace(/[>\s]+$/, '');
  return RESERVED_DOMAIN.test(domain);
}

/** Words of the examples in README and .env.example that stand for a password. */
const EXAMPLE_PASSWORDS = /^(user|pass|p@ss|root|mysql|mariadb|database|club[-_]?reviews)$/i;

/** What is left of a secret without the words and runs of digits that everybody tries first. */
export function withoutPlaceholders(secret: string): string {
  return secret.replace(PLACEHOLDERS, '');
}

/** Whether a password is nothing but what everybody tries first. */
export function isWellKnown(password: string): boolean {
  return withoutPlaceholders(password).length < 3 || EXAMPLE_PASSWORDS.test(password);
}
