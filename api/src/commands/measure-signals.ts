import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../app/open-database.js';
import { runCommand } from './command.js';
import { measureSignals } from './signal-measurement/measure.js';
import { getReport } from './signal-measurement/report.js';
import { FULL_SIZE } from './signal-measurement/traffic.js';

const USAGE = `measure-signals
  how well fake reviews are told from honest ones: simulated traffic through the real rules, on a separate database`;

await runCommand(USAGE, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-signals-'));
  try {
    const database = await openDatabase({ dataDir });
    try {
      process.stdout.write(`${getReport(await measureSignals(database, FULL_SIZE))}\n`);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
