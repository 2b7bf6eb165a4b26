import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import BetterSqlite3 from 'better-sqlite3';
import { openDatabase } from '../src/app/open-database.js';
import { until } from './support/until.js';
import { sql } from '../src/platform/database/sql.js';

const WRITER = join(import.meta.dirname, 'support', 'endless-writer.mjs');
const WRITES_BEFORE_KILL = 25;

describe('the embedded database', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-death-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('keeps everything committed when its process is killed at once', async () => {
    const committed = await writeUntilKilled(dataDir);
    const database = await openDatabase({ dataDir });
    try {
      const clubs = await database.dataSource.query<{ slug: string }[]>('SELECT slug FROM clubs');
      expect(clubs.map(({ slug }) => slug)).toEqual(
        expect.arrayContaining(committed.map((number) => `club-${number}`)),
      );
      const [counter] = await database.reads.all<{ value: number }>(
        sql`SELECT value FROM site_counters WHERE name = 'clubs'`,
      );
      expect(counter?.value).toBe(clubs.length);
      expect(await database.dataSource.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    } finally {
      await database.close();
    }
  });

  it('isn’t left locked by a process that was killed while holding the lock', async () => {
    const starting = spawn(process.execPath, [WRITER, dataDir], { stdio: 'ignore' });
    await until(() => isLocked(dataDir));
    starting.kill('SIGKILL');
    await once(starting, 'exit');
    const database = await openDatabase({ dataDir });
    await database.close();
  });
});

async function writeUntilKilled(dataDir: string): Promise<number[]> {
  const writer = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const committed: number[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    committed.push(Number(line));
    if (committed.length === WRITES_BEFORE_KILL) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  return committed;
}

/** Whether a process holds the migration lock. */
function isLocked(dataDir: string): boolean {
  const lock = new BetterSqlite3(join(dataDir, 'club-reviews.sqlite.migrations.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
}
