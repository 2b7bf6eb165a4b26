import { DataSource, Table, TableColumn, TableForeignKey, TableIndex } from 'typeorm';
import type { QueryRunner } from 'typeorm';
import { lossesBetween, getTables } from '../../../test/support/schema-losses.js';
import type { TestDatabasePlace } from '../../../test/support/test-database.js';
import { createEmptyPlace } from '../../../test/support/test-database.js';
import { createDialect } from './dialect/create-dialect.js';
import { migrateTo } from './migrate-to.js';
import { integer, nullable, primary, varchar } from './migrations/column-options.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { CONTRACT } from './newer-schema.js';

/** From before the rule that migrations only add. */
const BEFORE_THE_RULE = 'FreeSeasonPlaces1750000041000';

/** Checks a database's actual tables. */
async function withRunner<T>(
  { settings }: TestDatabasePlace,
  look: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const dataSource = new DataSource({
    ...(await createDialect(settings).dataSourceOptions()),
    logging: false,
  });
  await dataSource.initialize();
  try {
    return await look(dataSource.createQueryRunner());
  } finally {
    await dataSource.destroy();
  }
}

describe('migrations', () => {
  let place: TestDatabasePlace;

  beforeAll(async () => {
    place = await createEmptyPlace();
  });

  afterAll(() => place.removePlace());

  it(`only add, or their names begin with ${CONTRACT}`, async () => {
    const names = MIGRATIONS.map(({ name }) => name).sort((one, other) =>
      one.slice(-13) < other.slice(-13) ? -1 : 1,
    );
    const first = names.indexOf(BEFORE_THE_RULE);
    expect(first).toBeGreaterThan(0);
    await migrateTo(place.settings, names.slice(0, first + 1));
    let before = await withRunner(place, getTables);
    for (const [index, name] of names.entries()) {
      if (index <= first) continue;
      await migrateTo(place.settings, names.slice(0, index + 1));
      const after = await withRunner(place, getTables);
      if (!name.startsWith(CONTRACT)) expect([name, lossesBetween(before, after)]).toEqual([name, []]);
      before = after;
    }
  });
});

async function createPlayers(runner: QueryRunner): Promise<void> {
  await runner.createTable(new Table({ name: 'teams', columns: [primary(integer('id'))] }));
  await runner.createTable(
    new Table({
      name: 'players',
      columns: [primary(integer('id')), varchar('name', 40), nullable(varchar('nickname', 40))],
    }),
  );
}

describe('what a migration removes', () => {
  const key = (onDelete: string) =>
    new TableForeignKey({
      name: 'fk_player_team',
      columnNames: ['id'],
      referencedTableName: 'teams',
      referencedColumnNames: ['id'],
      onDelete,
      onUpdate: 'NO ACTION',
    });
  const column = (name: string, changes: object = {}) =>
    new TableColumn({ ...varchar(name, 40), ...changes });

  it.each<[string, (runner: QueryRunner) => Promise<unknown>, string[]]>([
    [
      'nothing with a new table and columns that may be empty or have a value',
      async (runner) => {
        await runner.createTable(
          new Table({ name: 'coaches', columns: [primary(integer('id')), varchar('name', 40)] }),
        );
        await runner.addColumn('players', column('shirt', { isNullable: true }));
        await runner.addColumn('players', column('foot', { default: "'left'" }));
      },
      [],
    ],
    ['nothing with an index', (runner) => addIndex(runner, false), []],
    ['nothing with a key that follows', (runner) => runner.createForeignKey('players', key('CASCADE')), []],
    ['a table', (runner) => runner.dropTable('players'), ['players is gone']],
    ['a column', (runner) => runner.dropColumn('players', 'nickname'), ['players.nickname is gone']],
    ['a name', (runner) => runner.renameColumn('players', 'nickname', 'alias'), ['players.nickname is gone']],
    [
      'room',
      (runner) =>
        runner.changeColumn('players', 'nickname', column('nickname', { length: '9', isNullable: true })),
      ['players.nickname is varchar(9) now'],
    ],
    [
      'the right to leave something out',
      (runner) => runner.changeColumn('players', 'nickname', column('nickname')),
      ['players.nickname can’t be empty now'],
    ],
    [
      'rows that know nothing of a new column',
      (runner) => runner.addColumn('players', column('shirt')),
      ['players.shirt has to be filled in'],
    ],
    ['equal rows', (runner) => addIndex(runner, true), ['players has to be unique by name']],
    [
      'the right to delete',
      (runner) => runner.createForeignKey('players', key('NO ACTION')),
      ['players keeps rows of teams from being deleted'],
    ],
  ])('is %s', async (_, change, expected) => {
    const place = await createEmptyPlace();
    await withRunner(place, async (runner) => {
      await createPlayers(runner);
      const before = await getTables(runner);
      await change(runner);
      expect(lossesBetween(before, await getTables(runner))).toEqual(expected);
    });
    await place.removePlace();
  });
});

function addIndex(runner: QueryRunner, isUnique: boolean): Promise<void> {
  return runner.createIndex('players', new TableIndex({ name: 'ix_name', columnNames: ['name'], isUnique }));
}
