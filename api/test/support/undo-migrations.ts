import type { Database } from '../../src/platform/database/database.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/migrations.js';
import { undoLastMigration } from '../../src/platform/database/run-migrations.js';

/** Takes the schema back to how it was after a migration, for testing what the later ones do to older databases. */
export async function undoMigrationsAfter({ dataSource }: Database, name: string): Promise<void> {
  const names = MIGRATIONS.map((migration) => migration.name);
  if (!names.includes(name)) throw new Error(`There is no migration ${name}`);
  // SQLite changes a table by replacing it. For that, TypeORM switches foreign keys off before it begins a transaction
  // when it migrates, but inside it, where that does nothing, when it reverts: rows would be deleted with the table
  // they refer to.
  const isSqlite = dataSource.options.type === 'better-sqlite3';
  if (isSqlite) await dataSource.query('PRAGMA foreign_keys = OFF');
  for (let undone = names.length - 1; undone > names.indexOf(name); undone -= 1)
    await undoLastMigration(dataSource);
  if (isSqlite) await dataSource.query('PRAGMA foreign_keys = ON');
}
