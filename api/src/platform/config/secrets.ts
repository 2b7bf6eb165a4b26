import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from './environment.js';
import { BlockList, isIPv6 } from 'node:net';

/** What must stay secret; e-mail addresses at rest are encrypted with keys derived from `dataKey`. */
export interface Secrets {
  siteAdminPassword: string;
  jwtSecret: string;
  dataKey: string;
}

const VARIABLES = {
  siteAdminPassword: { variable: 'SITE_ADMIN_PASSWORD', minimumLength: 12 },
  jwtSecret: { variable: 'JWT_SECRET', minimumLength: 32 },
  dataKey: { variable: 'DATA_KEY', minimumLength: 32 },
} as const;
const NAMES = Object.keys(VARIABLES) as (keyof Secrets)[];
const MINIMUM_DIFFERENT_CHARACTERS = 6;
const FILE = 'secrets.json';

/**
 * Takes the secrets from the environment. In production a missing or weak one throws EnvironmentError; elsewhere
 * what is missing is generated once into `dataDir` (readable by its owner only) and used again at later starts.
 */
export function resolveSecrets(
  given: Partial<Secrets>,
  options: { production: boolean; dataDir: string },
): Secrets {
  if (options.production) {
    for (const name of NAMES) refuseMissingOrWeak(name, given[name]);
    return given as Secrets;
  }
  const missing = NAMES.filter((name) => given[name] === undefined);
  const kept = missing.length > 0 ? keepGenerated(options.dataDir) : undefined;
  return { ...kept, ...withoutUndefined(given) } as Secrets;
}

function refuseMissingOrWeak(name: keyof Secrets, value: string | undefined): void {
  const { variable, minimumLength } = VARIABLES[name];
  if (value === undefined) throw new EnvironmentError(`${variable} must be set in production`);
  if (value.length < minimumLength) {
    throw new EnvironmentError(
      `${variable} is too weak for production: use at least ${minimumLength} random characters`,
    );
  }
  if (withoutPlaceholders(value).length < minimumLength / 2) {
    throw new EnvironmentError(`${variable} is too weak for production: it is a well-known value`);
  }
  if (new Set(value).size < MINIMUM_DIFFERENT_CHARACTERS) {
    throw new EnvironmentError(`${variable} is too weak for production: it repeats too few characters`);
  }
}

function keepGenerated(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE);
  const kept = readKept(file);
  if (NAMES.every((name) => typeof kept[name] === 'string')) return kept as Secrets;
  const complete: Secrets = {
    siteAdminPassword: randomBytes(12).toString('base64url'),
    jwtSecret: randomBytes(32).toString('base64url'),
    dataKey: randomBytes(32).toString('base64url'),
    ...kept,
  };
  // Written beside and renamed, so that a kill in between never leaves half a file (and unreadable data).
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return complete;
}

function readKept(file: string): Partial<Secrets> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    throw new EnvironmentError(
      `DATA_DIR holds a damaged ${FILE}: restore it, or delete it to start with new secrets`,
    );
  }
}

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

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

/** What is left of a secret without the words and runs of digits that everybody tries first. */
function withoutPlaceholders(secret: string): string {
  return secret.replace(PLACEHOLDERS, '');
}
