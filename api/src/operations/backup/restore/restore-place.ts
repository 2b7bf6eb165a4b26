import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSettings } from '../../../platform/database/dialect/create-dialect.js';
import { createDialect, sqliteFileIn } from '../../../platform/database/dialect/create-dialect.js';
import { isPassingTable, SET_ASIDE_MIGRATIONS } from '../../../platform/database/transfer/table-transfer.js';
import { BackupError } from '../backup-error.js';

/** A database to be filled from a backup. */
export interface RestorePlace {
  settings: DatabaseSettings;
  /** For messages. */
  description: string;
  /** Puts it to use, once everything is there and has been checked. */
  keep(): Promise<void>;
  /** Leaves nothing behind. */
  discard(): Promise<void>;
}

/**
 * The site's own database, if there is nothing in it. Leftovers of an earlier restore that was killed are removed.
 * @throws BackupError when it has tables
 */
export async function openSitePlace(settings: DatabaseSettings): Promise<RestorePlace> {
  await refuseUsedDatabase(settings);
  return settings.databaseUrl === undefined ? besideTheFile(settings.dataDir) : onTheServer(settings);
}

async function refuseUsedDatabase(settings: DatabaseSettings): Promise<void> {
  const source = await createDialect(settings).openTableSource();
  const tables = source.tableNames.filter((name) => !isPassingTable(name));
  await source.close();
  if (tables.includes(SET_ASIDE_MIGRATIONS)) return removeTables(settings);
  if (tables.length === 0) return;
  throw new BackupError(
    `The database isn’t empty: it has ${tables.length} tables. Only restore a backup into a new one, so that nothing is lost`,
  );
}

/** A file in its own folder, which is moved into place once it's complete. */
async function besideTheFile(dataDir: string): Promise<RestorePlace> {
  const folder = await mkdtemp(join(dataDir, 'restoring-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  return {
    settings: { dataDir: folder },
    description: sqliteFileIn(dataDir),
    keep: async () => {
      const [from, to] = [sqliteFileIn(folder), sqliteFileIn(dataDir)];
      for (const end of ['-wal', '-shm'])
        if (existsSync(from + end)) throw new BackupError(`${from} is still in use`);
        else await rm(to + end, { force: true });
      await rename(from, to);
      await discard();
    },
    discard,
  };
}

function onTheServer(settings: DatabaseSettings): RestorePlace {
  return {
    settings,
    description: 'the database',
    keep: () => Promise.resolve(),
    discard: () => removeTables(settings),
  };
}

async function removeTables(settings: DatabaseSettings): Promise<void> {
  const target = await createDialect(settings).openTableTarget();
  await target.removeAll().finally(() => target.close());
}
