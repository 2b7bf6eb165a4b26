import type { QueryRunner } from 'typeorm';
import { DataSource, TableColumn } from 'typeorm';
import type { TestDatabasePlace } from '../../../test/support/test-database.js';
import { createTestDatabasePlace } from '../../../test/support/test-database.js';
import type { Dialect } from './dialect/dialect.js';
import { createDialect } from './dialect/create-dialect.js';
import { runMigrations } from './run-migrations.js';

const usesServer = Boolean(process.env['TEST_DATABASE_URL']);
if (!usesServer) console.log('Conflicts during a migration: left out on SQLite, which has a single writer.');

const ADD_ROW = `INSERT INTO site_settings (name, value) VALUES ('from-a-migration', '1')`;

class AddTableAndRow1950000000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE added (id INT PRIMARY KEY)');
    await runner.query(ADD_ROW);
  }
}

class AddRow1950000000001 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADD_ROW);
  }
}

class AddColumn1950000000002 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'club_imports',
      new TableColumn({ name: 'added', type: 'integer', isNullable: true }),
    );
  }
}

describe('a migration that changes a table', () => {
  it.each([0, 1])('gives no removed row’s id again, with %d rows left', async (left) => {
    const place = await createTestDatabasePlace();
    const dialect = createDialect(place.settings);
    const migrations = [AddColumn1950000000002];
    const source = new DataSource({ ...(await dialect.dataSourceOptions()), migrations, logging: false });
    await source.initialize();
    const addRow = () =>
      source.query(`INSERT INTO club_imports (file_name, started_at) VALUES ('a.csv', '2026-01-01')`);
    for (let row = 0; row < 3; row += 1) await addRow();
    await source.query(`DELETE FROM club_imports WHERE id > ${left}`);
    expect(await runMigrations(source)).toHaveLength(1);
    await addRow();
    const [newest] = await source.query<{ id: number }[]>('SELECT MAX(id) AS id FROM club_imports');
    expect(newest?.id).toBe(4);
    await source.destroy();
    dialect.close();
    await place.removePlace();
  });
});

(usesServer ? describe : describe.skip)('a statement of a migration that loses to another writer', () => {
  let place: TestDatabasePlace;
  let dialect: Dialect;
  let source: DataSource;

  beforeEach(async () => {
    place = await createTestDatabasePlace();
    dialect = createDialect(place.settings);
  });

  afterEach(async () => {
    await source.destroy();
    await dialect.close();
    await place.removePlace();
  });

  const openWith = async (...migrations: (new () => object)[]) => {
    source = new DataSource({ ...(await dialect.dataSourceOptions()), migrations, logging: false });
    await source.initialize();
  };

  /** From now on each connection's first row of a table is refused, the way a server reports a lost conflict. */
  const getRefuseFirstRow = (table: string) =>
    source.query(`
      CREATE TRIGGER refuse_first BEFORE INSERT ON ${table} FOR EACH ROW
      BEGIN
        IF @refused IS NULL THEN
          SET @refused = 1;
          SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found';
        END IF;
      END`);

  const addedRows = async () =>
    (await source.query<object[]>(`SELECT name FROM site_settings WHERE name = 'from-a-migration'`)).length;
  const recorded = async () =>
    (await source.query<object[]>(`SELECT name FROM migrations WHERE name LIKE 'Add%19500000%'`)).length;

  it.each(['site_settings', 'migrations'])('is run again once tables have changed (%s)', async (table) => {
    await openWith(AddTableAndRow1950000000000);
    await getRefuseFirstRow(table);
    expect(await runMigrations(source)).toHaveLength(1);
    expect([await addedRows(), await recorded()]).toEqual([1, 1]);
  });

  it('is run again if nothing else was written', async () => {
    await openWith(AddRow1950000000001);
    await getRefuseFirstRow('site_settings');
    expect(await runMigrations(source)).toHaveLength(1);
    expect([await addedRows(), await recorded()]).toEqual([1, 1]);
  });

  it('takes its migration with it if rows were written before, which can then be run again', async () => {
    await openWith(AddRow1950000000001);
    await getRefuseFirstRow('migrations');
    await expect(runMigrations(source)).rejects.toThrow('Deadlock found');
    expect([await addedRows(), await recorded()]).toEqual([0, 0]);
    await source.query('DROP TRIGGER refuse_first');
    expect(await runMigrations(source)).toHaveLength(1);
    expect([await addedRows(), await recorded()]).toEqual([1, 1]);
  });
});
