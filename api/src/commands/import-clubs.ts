import { ROW_OUTCOMES } from '@club-reviews/domain/club-imports';
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { stringify } from 'csv-stringify';
import { openDatabase } from '../app/open-database.js';
import { ClubFileError, diskFile } from '../directory/import/club-file.js';
import { REPORT_COLUMNS } from '../directory/import/import-planner.js';
import type { ImportCounts } from '../directory/import/import-clubs.js';
import { importClubs } from '../directory/import/import-clubs.js';
import { NothingToUndoError, undoImport } from '../directory/import/undo-import.js';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { loadSettings } from '../platform/config/settings.js';
import type { Database } from '../platform/database/database.js';
import { StatementTooLargeError } from '../platform/database/statement-errors.js';

const USAGE = `Usage: npm run ops -- import-clubs FILE [--dry-run] [--report FILE] [--add-doubtful]
       npm run ops -- import-clubs --undo

  FILE            a CSV file of clubs; docs/importing-clubs.md names its columns
  --dry-run says what would happen to each row, and writes nothing
  --report FILE   writes the outcome of every row that isn't unchanged, as CSV
  --add-doubtful  also adds clubs that look like another one within a mile
  --undo          undoes the newest import`;

// npm runs this in the workspace's folder; paths are relative to where the command was typed.
const fromThere = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'add-doubtful': { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  if (others.length > 0 || values.undo === (file !== undefined)) stop(USAGE);
  const database = await openDatabase(loadSettings());
  try {
    if (file === undefined) await undo(database);
    else
      await load(database, fromThere(file), {
        isDryRun: values['dry-run'],
        addsDoubtful: values['add-doubtful'],
        report: values.report,
      });
  } finally {
    await database.close();
  }
} catch (error) {
  if (error instanceof TypeError && 'code' in error) stop(`${error.message}\n\n${USAGE}`);
  const isPlain = [ClubFileError, NothingToUndoError, EnvironmentError, StatementTooLargeError].some(
    (known) => error instanceof known,
  );
  if (isPlain) stop((error as Error).message);
  throw error;
}

async function load(
  database: Database,
  path: string,
  {
    isDryRun,
    addsDoubtful,
    report,
  }: { isDryRun: boolean; addsDoubtful: boolean; report: string | undefined },
): Promise<void> {
  const rows =
    report === undefined
      ? undefined
      : stringify({ bom: true, header: true, columns: REPORT_COLUMNS, escape_formulas: true });
  const written = rows?.pipe(createWriteStream(fromThere(report ?? '')));
  const bar = progressBar();
  let counts: ImportCounts;
  try {
    ({ counts } = await importClubs(database, await diskFile(path), {
      isDryRun,
      addsDoubtful,
      onBatch: ({ reports, done }) => {
        for (const row of reports) if (row.outcome !== 'unchanged' || row.detail !== '') rows?.write(row);
        bar.update(Math.floor(done * 1000));
      },
    }));
  } finally {
    bar.stop();
    rows?.end();
  }
  if (written) await finished(written);
  const total = ROW_OUTCOMES.map((outcome) => `${counts[outcome]} ${outcome}`).join(', ');
  process.stdout.write(`${isDryRun ? 'This would be' : 'Done'}: ${total}.\n`);
}

async function undo(database: Database): Promise<void> {
  const bar = progressBar();
  try {
    const { fileName, removed, restored, kept } = await undoImport(database, (done) =>
      bar.update(Math.floor(done * 1000)),
    );
    bar.stop();
    process.stdout.write(
      `The import of ${fileName} has been undone: ${removed} clubs removed, ${restored} restored, ` +
        `${kept} kept because they’re now in use.\n`,
    );
  } finally {
    bar.stop();
  }
}

function progressBar(): SingleBar {
  const bar = new SingleBar({
    format: '{bar} {percentage} % | {duration_formatted}',
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  bar.start(1000, 0);
  return bar;
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
