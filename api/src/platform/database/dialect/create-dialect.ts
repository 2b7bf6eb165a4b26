import { join } from 'node:path';
import type { Dialect } from './dialect.js';
import { MysqlDialect } from './mysql-dialect.js';
import { SqliteDialect } from './sqlite-dialect.js';

/** Where the data live: a server when `databaseUrl` is set, else a file below `dataDir`. */
export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Whether migrations are left to somebody else, and waited for. */
  waitsForMigrations?: boolean;
}

/** The engine that the settings ask for. */
export function createDialect(settings: DatabaseSettings): Dialect {
  return settings.databaseUrl
    ? new MysqlDialect(settings.databaseUrl)
    : new SqliteDialect(join(settings.dataDir, 'club-reviews.sqlite'));
}
