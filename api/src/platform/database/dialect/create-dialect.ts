import { join } from 'node:path';
import type { Dialect } from './dialect.js';
import { MysqlDialect } from './mysql-dialect.js';
import { SqliteDialect } from './sqlite-dialect.js';

/** Where the data live: a server when `databaseUrl` is set, else a file below `dataDir`. */
export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  /** Servers that repeat what that one does, and may be read from. */
  databaseReadUrl?: string | undefined;
  dataDir: string;
  /** Whether migrations are left to somebody else, and waited for. */
  waitsForMigrations?: boolean;
}

/** The engine that the settings ask for. */
export function createDialect(settings: DatabaseSettings): Dialect {
  return settings.databaseUrl
    ? new MysqlDialect(settings.databaseUrl, settings.databaseReadUrl)
    : new SqliteDialect(sqliteFileIn(settings.dataDir));
}

/** The file of the embedded database. */
export const sqliteFileIn = (dataDir: string): string => join(dataDir, 'club-reviews.sqlite');
