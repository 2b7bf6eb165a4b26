import { useTestDatabase } from '../../../test/support/test-database.js';
import { empty, joined, raw, runSql, sql } from './sql.js';

describe('hand-written SQL', () => {
  const database = useTestDatabase('suite');

  const getCounter = (name: string, condition = empty) => sql`
    SELECT ${raw('name')}, ${'one'} AS one FROM site_counters WHERE name = ${name} ${condition}`;

  it('passes its values in the order of its text, however it is put together', () => {
    const names = joined(['clubs', 'reviews'], ', ');
    const statement = getCounter('clubs', sql`AND name IN (${names}) AND value >= ${0}`);
    expect(statement.sql.replace(/\s+/g, ' ')).toContain('name = ? AND name IN (?, ?) AND value >= ?');
    expect(statement.values).toEqual(['one', 'clubs', 'clubs', 'reviews', 0]);
  });

  it('runs on the read path, on the data source and in a transaction', async () => {
    const expected = [{ name: 'clubs', one: 'one' }];
    const readable = (rows: unknown[]) => JSON.parse(JSON.stringify(rows)) as unknown;
    expect(readable(await database.reads.all(getCounter('clubs')))).toEqual(expected);
    expect(readable(await runSql(database.dataSource, getCounter('clubs')))).toEqual(expected);
    await database.transactions.runInTransaction(async (manager) => {
      expect(readable(await runSql(manager, getCounter('clubs')))).toEqual(expected);
    });
  });

  it('only takes external input as values', async () => {
    expect(await database.reads.all(getCounter("clubs' OR '1' = '1"))).toEqual([]);
  });
});
