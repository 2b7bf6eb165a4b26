import { publicTables } from '../model/clubs/public-tables.js';
import type { Settings } from '../platform/config/settings.js';
import type { DatabasePreparation } from '../platform/database/connect-database.js';
import { connectDatabase } from '../platform/database/connect-database.js';
import type { Database } from '../platform/database/database.js';
import type { DatabaseSettings } from '../platform/database/dialect/create-dialect.js';
import { ENTITIES } from './entities.js';

/** Opens the database with every table of the product; see {@link connectDatabase}. */
export function openDatabase(
  settings: DatabaseSettings & Partial<Settings>,
  prepare?: DatabasePreparation,
): Promise<Database> {
  const watched = settings.refusesUnnotedChanges ? publicTables(refuse) : publicTables();
  return connectDatabase(settings, { entities: ENTITIES, prepare, watched });
}

function refuse(_: unknown, tables: readonly string[]): never {
  throw new Error(`A transaction wrote to ${tables.join(', ')} and noted nothing in club_versions`);
}
