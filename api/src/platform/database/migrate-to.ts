import { DataSource } from 'typeorm';
import type { DatabaseSettings } from './dialect/create-dialect.js';
import { createDialect } from './dialect/create-dialect.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { runMigrations } from './run-migrations.js';

/** Those of these migrations that this version doesn't know. */
export function unknownMigrations(names: readonly string[]): string[] {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** Creates the tables of an empty database as they are after these migrations, and no others. */
export async function migrateTo(settings: DatabaseSettings, names: readonly string[]): Promise<void> {
  const dialect = createDialect(settings);
  const dataSource = new DataSource({
    ...(await dialect.dataSourceOptions()),
    migrations: MIGRATIONS.filter(({ name }) => names.includes(name)),
    logging: false,
  });
  await dataSource.initialize();
  try {
    await dialect.prepareForMigrations(dataSource);
    await runMigrations(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
