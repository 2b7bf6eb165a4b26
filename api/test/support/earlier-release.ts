import { DataSource } from 'typeorm';
import type { DatabaseSettings } from '../../src/platform/database/dialect/create-dialect.js';
import { createDialect } from '../../src/platform/database/dialect/create-dialect.js';
import { migrateTo } from '../../src/platform/database/migrate-to.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/migrations.js';

const getTime = (name: string) => Number(name.slice(-13));

/** Makes of an empty database that of an earlier release, whose last migration was `last`, with rows. */
export async function fillEarlierRelease(
  settings: DatabaseSettings,
  last: string,
  rows: readonly string[],
): Promise<void> {
  const names = MIGRATIONS.map(({ name }) => name);
  if (!names.includes(last)) throw new Error(`There is no migration ${last}`);
  await migrateTo(
    settings,
    names.filter((name) => getTime(name) <= getTime(last)),
  );
  const dialect = createDialect(settings);
  const dataSource = new DataSource({ ...(await dialect.dataSourceOptions()), logging: false });
  await dataSource.initialize();
  for (const row of rows) await dataSource.query(row);
  await dataSource.destroy();
  await dialect.close();
}
