import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { openDatabase } from '../app/open-database.js';
import { exportClubs } from '../directory/import/export-clubs.js';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { loadSettings } from '../platform/config/settings.js';
import { StepBars } from './step-bars.js';

const [path] = process.argv.slice(2);
if (path === undefined) stop('Usage: npm run ops -- export-clubs FILE');

try {
  await run(resolve(process.env['INIT_CWD'] ?? process.cwd(), path));
} catch (error) {
  if (error instanceof EnvironmentError || (error instanceof Error && 'syscall' in error))
    stop(error.message);
  throw error;
}

async function run(target: string): Promise<void> {
  const output = createWriteStream(target);
  const database = await openDatabase(loadSettings());
  const bars = new StepBars();
  try {
    const count = await exportClubs(database, output, (done) => bars.show('clubs', done));
    output.end();
    await finished(output);
    bars.stop();
    process.stdout.write(`${count} clubs written to ${target}.\n`);
  } finally {
    bars.stop();
    await database.close();
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
