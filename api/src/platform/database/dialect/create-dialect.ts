import { join } from 'node:path';
import type { Dialect } from './dialect.js';
import { MysqlDialect } from './mysql-dialect.js';
import { SqliteDialect } from './sqlite-dialect.js';

/** Where the data is stored: on a server if `databaseUrl` is set, otherwise in a file below `dataDir`. */
export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Whether migrations are left to another process, and waited for. */
  waitsForMigrations?: boolean;
}

/** The engine chosen by the settings. */
export function createDialect(settings: DatabaseSettings): Dialect {
  return settings.databaseUrl
    ? new MysqlDialect(settings.databaseUrl)
    : new SqliteDialect(sqliteFileIn(settings.dataDir));
}

/** The file of the embedded database. */
export const sqliteFileIn = (dataDir: string): string => join(dataDir, 'club-reviews.sqlite');
