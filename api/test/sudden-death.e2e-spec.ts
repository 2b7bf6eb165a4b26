import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../src/app/open-database.js';

const WRITER = join(import.meta.dirname, 'support', 'endless-writer.mjs');
const KILLS = 3;
const WRITES_BEFORE_KILL = 25;

describe('the embedded database', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-death-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('keeps everything that was committed when its process is killed at once', async () => {
    const committed = await writeUntilKilled(dataDir);
    const database = await openDatabase({ dataDir });
    try {
      const clubs = await database.dataSource.query<{ slug: string }[]>('SELECT slug FROM clubs');
      expect(clubs.map(({ slug }) => slug)).toEqual(
        expect.arrayContaining(committed.map((number) => `club-${number}`)),
      );
      const [counter] = await database.reads.all<{ value: number }>(
        `SELECT value FROM site_counters WHERE name = 'clubs'`,
      );
      expect(counter?.value).toBe(clubs.length);
      expect(await database.dataSource.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    } finally {
      await database.close();
    }
  }, 60_000);

  it('is not left locked by a process that was killed while it held the lock', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) await killWhileStarting(dataDir, kill * 40);
    const database = await openDatabase({ dataDir });
    await database.close();
  }, 60_000);
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

async function killWhileStarting(dataDir: string, afterMs: number): Promise<void> {
  const writer = spawn(process.execPath, [WRITER, dataDir], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 150 + afterMs));
  writer.kill('SIGKILL');
  await once(writer, 'exit');
}
