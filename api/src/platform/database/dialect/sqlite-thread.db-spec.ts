import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { until } from '../../../../test/support/until.js';
import { SqliteThread } from './sqlite-thread.js';

const TEXT_BYTES = 8_000_000;

describe('the thread beside SQLite’s connections', () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-thread-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('copies the write-ahead log, and leaves none when it ends', async () => {
    const file = join(folder, 'a.sqlite');
    const connection = new BetterSqlite3(file);
    for (const pragma of ['journal_mode = WAL', 'wal_autocheckpoint = 0']) connection.pragma(pragma);
    connection.exec('CREATE TABLE texts (text TEXT)');
    const thread = new SqliteThread(file, [], () => undefined);
    connection.prepare('INSERT INTO texts VALUES (?)').run('x'.repeat(TEXT_BYTES));
    await until(() => statSync(file).size > TEXT_BYTES);
    connection.close();
    await thread.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('says what SQLite says to each statement, in their order', async () => {
    const file = join(folder, 'b.sqlite');
    new BetterSqlite3(file).close();
    const thread = new SqliteThread(file, ['foreign_keys = ON'], () => undefined);
    const outcomes = await Promise.allSettled(
      [
        'CREATE TABLE names (name TEXT UNIQUE)',
        `INSERT INTO names VALUES ('Zoë')`,
        `INSERT INTO names VALUES ('Zoë')`,
        'SELECT name FROM names',
        'PRAGMA foreign_keys',
      ].map((statement) => thread.run(statement, [])),
    );
    await thread.close();
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: { changes: 0, lastInsertRowid: 0 } },
      { status: 'fulfilled', value: { changes: 1, lastInsertRowid: 1 } },
      {
        status: 'rejected',
        reason: expect.objectContaining({
          message: 'UNIQUE constraint failed: names.name',
          code: 'SQLITE_CONSTRAINT_UNIQUE',
        }) as unknown,
      },
      { status: 'fulfilled', value: { rows: [{ name: 'Zoë' }] } },
      { status: 'fulfilled', value: { rows: [{ foreign_keys: 1 }] } },
    ]);
    await expect(thread.start()).rejects.toThrow('The database has been closed');
  });

  it('tells that it has ended if there’s no such file', async () => {
    let hasEnded = false;
    const problem = new Promise<string>((resolve) => {
      const thread = new SqliteThread(join(folder, 'none.sqlite'), [], () => (hasEnded = true));
      void thread.start().catch((error: Error) => resolve(error.message));
    });
    expect(await problem).toBe('unable to open database file');
    expect(hasEnded).toBe(true);
  });
});
