import type { Database, DatabasePreparation } from '../platform/database/database.js';
import { connectDatabase } from '../platform/database/database.js';
import type { DatabaseSettings } from '../platform/database/dialect/create-dialect.js';
import { ENTITIES } from './entities.js';

/** Opens the database with every table of the product; see {@link connectDatabase}. */
export function openDatabase(settings: DatabaseSettings, prepare?: DatabasePreparation): Promise<Database> {
  return connectDatabase(settings, { entities: ENTITIES, prepare });
}
