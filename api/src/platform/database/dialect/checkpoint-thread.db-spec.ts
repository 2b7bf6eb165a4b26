import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { until } from '../../../../test/support/until.js';
import { CheckpointThread } from './checkpoint-thread.js';

const TEXT_BYTES = 8_000_000;

describe('the thread that copies the write-ahead log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-checkpoints-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes that over from COMMIT until the log is long, and leaves no log when it ends', async () => {
    const file = join(folder, 'a.sqlite');
    const connection = new BetterSqlite3(file);
    connection.pragma('journal_mode = WAL');
    connection.exec('CREATE TABLE texts (text TEXT)');
    const thread = new CheckpointThread(0);
    thread.startFor(file, connection);
    await until(() => connection.pragma('wal_autocheckpoint', { simple: true }) === 131_072);
    connection.prepare('INSERT INTO texts VALUES (?)').run('x'.repeat(TEXT_BYTES));
    await until(() => statSync(file).size > TEXT_BYTES);
    connection.close();
    await thread.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('leaves it to COMMIT if there’s no such file', async () => {
    const connection = new BetterSqlite3(':memory:');
    const thread = new CheckpointThread(0);
    connection.pragma('wal_autocheckpoint = 7');
    thread.startFor(join(folder, 'none.sqlite'), connection);
    await until(() => connection.pragma('wal_autocheckpoint', { simple: true }) === 1000);
    connection.close();
    await thread.close();
  });
});
