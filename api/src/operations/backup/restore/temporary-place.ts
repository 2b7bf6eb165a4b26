import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import type { DatabaseSettings } from '../../../platform/database/dialect/create-dialect.js';
import { parseMysqlUrl } from '../../../platform/database/dialect/mysql-url.js';
import type { RestorePlace } from './restore-place.js';

/** More than a cluster usually has servers. */
const CONNECTIONS_IN_A_ROW = 7;
const KNOWN_TIMEOUT_MS = 10_000;

/**
 * Makes an empty database next to the site's own: another schema on its server, or, where the site's user may not
 * create one or there's no server, a SQLite file in the system's folder for temporary files.
 */
export async function makeTemporaryPlace({ databaseUrl }: DatabaseSettings): Promise<RestorePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'club-reviews-verify-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const schema = databaseUrl === undefined ? undefined : await makeSchema(databaseUrl);
  if (databaseUrl === undefined || schema === undefined)
    return getPlace({ dataDir }, 'an embedded database', removeFolder);
  const settings = { dataDir, databaseUrl: withSchema(databaseUrl, schema) };
  return getPlace(settings, `the schema ${schema} of the database server`, async () => {
    await removeFolder();
    await runOnServer(databaseUrl, `DROP DATABASE \`${schema}\``);
  });
}

/** Removed whatever the outcome. */
function getPlace(
  settings: DatabaseSettings,
  description: string,
  remove: () => Promise<void>,
): RestorePlace {
  return { settings, description, keep: remove, discard: remove };
}

async function makeSchema(databaseUrl: string): Promise<string | undefined> {
  const schema = `verify_${randomBytes(6).toString('hex')}`;
  try {
    await runOnServer(databaseUrl, `CREATE DATABASE \`${schema}\` CHARACTER SET utf8mb4`);
    await untilKnown(withSchema(databaseUrl, schema));
    return schema;
  } catch (error) {
    if (DENIED.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

/** Behind a balancer, connections may go to servers of a cluster that learn of a new schema a moment later. */
async function untilKnown(databaseUrl: string): Promise<void> {
  const giveUpAt = Date.now() + KNOWN_TIMEOUT_MS;
  for (let inARow = 0; inARow < CONNECTIONS_IN_A_ROW;) {
    try {
      await runOnServer(databaseUrl, 'DO 1');
      inARow += 1;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ER_BAD_DB_ERROR' || Date.now() > giveUpAt) throw error;
      inARow = 0;
      await wait(100);
    }
  }
}

const DENIED = new Set([
  'ER_DBACCESS_DENIED_ERROR',
  'ER_ACCESS_DENIED_ERROR',
  'ER_SPECIFIC_ACCESS_DENIED_ERROR',
]);

function withSchema(databaseUrl: string, schema: string): string {
  return Object.assign(new URL(databaseUrl), { pathname: `/${schema}` }).href;
}

async function runOnServer(databaseUrl: string, statement: string): Promise<void> {
  const { hosts, ...login } = parseMysqlUrl(databaseUrl);
  const connection = await createConnection({ ...login, ...hosts[0] });
  try {
    await connection.query(statement);
  } finally {
    connection.destroy();
  }
}
