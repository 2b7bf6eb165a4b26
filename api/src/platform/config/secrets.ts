import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretsIn } from '@club-reviews/releases/setting-table/production';
import type { Refuse, SettingsOf } from '@club-reviews/releases/setting-table/read-settings';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';

type SecretSettings = Pick<SettingsOf<'api'>, 'SITE_ADMIN_PASSWORD' | 'JWT_SECRET' | 'DATA_KEY'>;

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

const KEPT_NAMES = ['siteAdminPassword', 'jwtSecret', 'dataKey'] as const satisfies (keyof KeptSecrets)[];
const FILE = 'secrets.json';

/**
 * The secrets as set. Those that aren't are generated once into `dataDir` (readable by its owner only) and reused at
 * later starts; in production there are none.
 */
export function resolveSecrets(given: SecretSettings, dataDir: string): Secrets {
  const { SITE_ADMIN_PASSWORD } = given;
  const [jwtSecrets, dataKeys] = [secretsIn(given.JWT_SECRET), secretsIn(given.DATA_KEY)];
  if (SITE_ADMIN_PASSWORD !== undefined && jwtSecrets.length > 0 && dataKeys.length > 0)
    return { siteAdminPassword: SITE_ADMIN_PASSWORD, jwtSecrets, dataKeys };
  const kept = keepGenerated(dataDir);
  return {
    siteAdminPassword: SITE_ADMIN_PASSWORD ?? kept.siteAdminPassword,
    jwtSecrets: jwtSecrets.length > 0 ? jwtSecrets : [kept.jwtSecret],
    dataKeys: dataKeys.length > 0 ? dataKeys : [kept.dataKey],
  };
}

/**
 * Refuses one value for two purposes: anyone who learns it in one place would have the other as well.
 *
 * @param others further secrets, by name
 */
export function refuseEqualSecrets(
  { SITE_ADMIN_PASSWORD, JWT_SECRET, DATA_KEY }: SecretSettings,
  others: Readonly<Record<string, string | undefined>>,
  refuse: Refuse,
): void {
  const named = [
    ['SITE_ADMIN_PASSWORD', SITE_ADMIN_PASSWORD],
    ...secretsIn(JWT_SECRET).map((secret) => ['JWT_SECRET', secret]),
    ...secretsIn(DATA_KEY).map((secret) => ['DATA_KEY', secret]),
    ...Object.entries(others),
  ] as const;
  const owners = new Map<string, string>();
  for (const [name = '', value] of named) {
    if (!value) continue;
    const owner = owners.get(value);
    if (owner !== undefined)
      refuse(
        owner === name ? `${name} has the same value twice` : `${owner} must not be the same as ${name}`,
      );
    owners.set(value, name);
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
