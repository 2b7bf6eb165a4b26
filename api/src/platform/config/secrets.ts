import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPlaceholders } from '@club-reviews/releases/example-values';
import { EnvironmentError } from './environment.js';

/** What must stay secret. There may be several keys at once, while one is replaced by another. */
export interface Secrets {
  siteAdminPassword: string;
  /** Login tokens are signed with the first, and accepted when signed with any. */
  jwtSecrets: readonly string[];
  /** Stored e-mail addresses are encrypted with keys derived from one of them; the first is the newest. */
  dataKeys: readonly string[];
}

/** Secrets as generated and stored: one of each. */
interface KeptSecrets {
  siteAdminPassword: string;
  jwtSecret: string;
  dataKey: string;
}

const MINIMUM_LENGTHS = { SITE_ADMIN_PASSWORD: 12, JWT_SECRET: 32, DATA_KEY: 32 } as const;
const KEPT_NAMES = ['siteAdminPassword', 'jwtSecret', 'dataKey'] as const satisfies (keyof KeptSecrets)[];
const MINIMUM_DIFFERENT_CHARACTERS = 6;
const FILE = 'secrets.json';

/** The secrets in a setting that may hold several, newest first, separated by commas. */
export function secretsIn(setting: string | undefined): string[] | undefined {
  const secrets = setting?.split(',').map((secret) => secret.trim());
  return secrets?.filter((secret) => secret !== '');
}

/**
 * Reads the secrets from the environment. In production a missing or weak one throws EnvironmentError; elsewhere
 * missing ones are generated once into `dataDir` (readable by its owner only) and reused at later starts.
 */
export function resolveSecrets(
  given: { [Name in keyof Secrets]: Secrets[Name] | undefined },
  options: { production: boolean; dataDir: string },
): Secrets {
  const { siteAdminPassword, jwtSecrets = [], dataKeys = [] } = given;
  if (options.production) {
    refuseMissingOrWeak('SITE_ADMIN_PASSWORD', siteAdminPassword === undefined ? [] : [siteAdminPassword]);
    refuseMissingOrWeak('JWT_SECRET', jwtSecrets);
    refuseMissingOrWeak('DATA_KEY', dataKeys);
  }
  if (siteAdminPassword !== undefined && jwtSecrets.length > 0 && dataKeys.length > 0)
    return { siteAdminPassword, jwtSecrets, dataKeys };
  const kept = keepGenerated(options.dataDir);
  return {
    siteAdminPassword: siteAdminPassword ?? kept.siteAdminPassword,
    jwtSecrets: jwtSecrets.length > 0 ? jwtSecrets : [kept.jwtSecret],
    dataKeys: dataKeys.length > 0 ? dataKeys : [kept.dataKey],
  };
}

/**
 * Refuses one value for two purposes: anyone who learns it in one place would have the other as well. Throws
 * EnvironmentError.
 *
 * @param others further secrets, by name
 */
export function refuseEqualSecrets(
  { siteAdminPassword, jwtSecrets, dataKeys }: Secrets,
  others: Readonly<Record<string, string | undefined>>,
): void {
  const named = [
    ['SITE_ADMIN_PASSWORD', siteAdminPassword],
    ...jwtSecrets.map((secret) => ['JWT_SECRET', secret]),
    ...dataKeys.map((secret) => ['DATA_KEY', secret]),
    ...Object.entries(others),
  ] as const;
  const owners = new Map<string, string>();
  for (const [name = '', value] of named) {
    if (value === undefined) continue;
    const owner = owners.get(value);
    if (owner !== undefined)
      throw new EnvironmentError(
        owner === name ? `${name} has the same value twice` : `${owner} must not be the same as ${name}`,
      );
    owners.set(value, name);
  }
}

function refuseMissingOrWeak(variable: keyof typeof MINIMUM_LENGTHS, values: readonly string[]): void {
  if (values.length === 0) throw new EnvironmentError(`${variable} must be set in production`);
  const minimumLength = MINIMUM_LENGTHS[variable];
  const weak = (why: string) => new EnvironmentError(`${variable} is too weak for production: ${why}`);
  const each = values.length > 1 ? ' for each of the values between commas' : '';
  for (const value of values) {
    if (value.length < minimumLength) throw weak(`use at least ${minimumLength} random characters${each}`);
    if (withoutPlaceholders(value).length < minimumLength / 2) throw weak('it is a well-known value');
    if (new Set(value).size < MINIMUM_DIFFERENT_CHARACTERS) throw weak('it repeats the same few characters');
  }
}

function keepGenerated(dataDir: string): KeptSecrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE);
  const kept = readKept(file);
  if (KEPT_NAMES.every((name) => typeof kept[name] === 'string')) return kept as KeptSecrets;
  const complete: KeptSecrets = {
    siteAdminPassword: randomBytes(12).toString('base64url'),
    jwtSecret: randomBytes(32).toString('base64url'),
    dataKey: randomBytes(32).toString('base64url'),
    ...kept,
  };
  // Written to a separate file and renamed, so that a kill in between never leaves half a file (and unreadable data).
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return complete;
}

function readKept(file: string): Partial<KeptSecrets> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as Partial<KeptSecrets>;
  } catch {
    throw new EnvironmentError(
      `The ${FILE} in DATA_DIR is damaged: restore it, or delete it to start with new secrets`,
    );
  }
}
