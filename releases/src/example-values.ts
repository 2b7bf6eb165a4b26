import { BlockList, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('0.0.0.0');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');

/** Names that RFC 2606 and RFC 6761 reserve for examples, tests and the machine itself. */
const RESERVED_DOMAIN = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** What people use as a placeholder for a secret. */
const PLACEHOLDERS =
  /password|passw0rd|passwort|change[-_ ]?(me|this|it)|replace[-_ ]?(me|this)?|insecure|default|example|placeholder|secret|admin|welcome|letmein|qwerty|dummy|sample|test|todo|foobar|0?123456789?0?|12345?|abc(def)?/gi;

/** Whether only this machine can reach a URL. */
export function isLoopbackUrl(url: string): boolean {
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return LOOPBACK.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}

/** Whether an email address, with or without a name, is at a domain reserved for examples. */
export function isExampleAddress(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).replace(/[>\s]+$/, '');
  return RESERVED_DOMAIN.test(domain);
}

/** Words that stand for a password in README and .env.example. */
const EXAMPLE_PASSWORDS = /^(user|pass|p@ss|root|mysql|mariadb|database|club[-_]?reviews)$/i;

/** What's left of a secret without the words and runs of digits that attackers try first. */
export function withoutPlaceholders(secret: string): string {
  return secret.replace(PLACEHOLDERS, '');
}

/** Whether a password consists only of what attackers try first. */
export function isWellKnown(password: string): boolean {
  return withoutPlaceholders(password).length < 3 || EXAMPLE_PASSWORDS.test(password);
}
