import { resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { loadSettings } from '../platform/config/settings.js';
import { openDatabase } from '../app/open-database.js';
import { importPostcodes } from '../clubs/postcodes/import/import-postcodes.js';
import { PostcodeSourceError } from '../clubs/postcodes/import/source-files.js';

const USAGE = `Usage: npm run ops -- import-postcodes FILE|FOLDER
  an ONS Postcode Directory or NSPL (CSV file, or the unpacked folder), or an unpacked Code-Point Open`;

const [path] = process.argv.slice(2);
if (path === undefined) stop(USAGE);

try {
  await run(path);
} catch (error) {
  if (error instanceof PostcodeSourceError || error instanceof EnvironmentError) stop(error.message);
  throw error;
}

async function run(given: string): Promise<void> {
  const database = await openDatabase(loadSettings());
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {used} postcodes | {duration_formatted}',
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  bar.start(1000, 0, { used: 0 });
  try {
    // npm runs this in the workspace's folder; the path is relative to where the command was typed.
    const source = resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
    const counts = await importPostcodes(database, source, (done, { used }) =>
      bar.update(Math.floor(done * 1000), { used }),
    );
    bar.stop();
    process.stdout.write(
      `${counts.used} postcodes imported, ${counts.skipped} left out (no longer in use, or without a place).\n`,
    );
  } finally {
    bar.stop();
    await database.close();
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
