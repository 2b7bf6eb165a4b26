import { createTestDatabase, createTestDatabasePlace } from '../../test/support/test-database.js';
import type { Database } from './database.js';
import { openDatabase } from './database.js';

describe('the schema', () => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await createTestDatabase());
  });

  afterAll(() => remove());

  it('has nothing to change after the migrations', async () => {
    const difference = await database.dataSource.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map((query) => query.query)).toEqual([]);
  });

  it('can be taken back to nothing and built again', async () => {
    const { dataSource } = database;
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration({ transaction: 'each' });
    expect(await dataSource.runMigrations({ transaction: 'each' })).toHaveLength(
      dataSource.migrations.length,
    );
  });

  it('is built once by several processes that start at the same time', async () => {
    const place = await createTestDatabasePlace();
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(place.settings)));
    for (const opened of databases) {
      expect(await opened.reads.all('SELECT name FROM site_counters')).toHaveLength(6);
      await opened.close();
    }
    await place.removePlace();
  });
});
