import { ROW_OUTCOMES } from '@club-reviews/domain/club-imports';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { diskFile } from '../directory/import/club-file.js';
import { readFileOrigin } from '../directory/import/file-origin.js';
import type { ImportOptions } from '../directory/import/import-clubs.js';
import { importClubs } from '../directory/import/import-clubs.js';
import { openReportFile } from '../directory/import/report-file.js';
import { undoImport } from '../directory/import/undo-import.js';
import type { Database } from '../platform/database/database.js';
import { FOLDER, runCommand, UsageError, withDatabase } from './command.js';
import { StepBars } from './step-bars.js';

const USAGE = `import-clubs FILE [--source NAME] [--licence NAME]
           [--dry-run] [--report FILE] [--add-doubtful] [--overwrite]
       npm run ops -- import-clubs --undo

  FILE            a CSV file of clubs; docs/importing-clubs.md names its columns
  --source NAME   what the file is called, for the clubs’ pages
  --licence NAME  under which licence it may be used
  --dry-run       says what would happen to each row, and writes nothing
  --report FILE   writes the outcome of every row that isn't unchanged, as CSV
  --add-doubtful  also adds clubs that look like another one within a mile
  --overwrite     also replaces what the club, staff or a visitor gave
  --undo          undoes the newest import`;

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'add-doubtful': { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      source: { type: 'string' },
      licence: { type: 'string' },
      undo: { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  if (others.length > 0 || values.undo === (file !== undefined)) throw new UsageError();
  await withDatabase((database) =>
    file === undefined
      ? undo(database)
      : load(database, resolve(FOLDER, file), {
          isDryRun: values['dry-run'],
          addsDoubtful: values['add-doubtful'],
          overwrites: values.overwrite,
          origin: readFileOrigin(values),
          report: values.report,
        }),
  );
});

async function load(
  database: Database,
  path: string,
  { report, ...how }: ImportOptions & { report: string | undefined },
): Promise<void> {
  const file = report === undefined ? undefined : openReportFile(resolve(FOLDER, report));
  const bars = new StepBars();
  const { counts } = await importClubs(database, await diskFile(path), {
    ...how,
    onBatch: ({ reports, done }) => {
      file?.write(reports.filter(({ outcome, detail }) => outcome !== 'unchanged' || detail !== ''));
      bars.show('clubs', done);
    },
  }).finally(() => {
    bars.stop();
    file?.close();
  });
  const total = ROW_OUTCOMES.map((outcome) => `${counts[outcome]} ${outcome}`).join(', ');
  process.stdout.write(`${how.isDryRun ? 'This would be' : 'Done'}: ${total}.\n`);
}

async function undo(database: Database): Promise<void> {
  const bars = new StepBars();
  const { fileName, removed, restored, kept } = await undoImport(database, (done) =>
    bars.show('clubs', done),
  ).finally(() => bars.stop());
  process.stdout.write(
    `The import of ${fileName} has been undone: ${removed} clubs removed, ${restored} restored, ` +
      `${kept} kept because they’re now in use.\n`,
  );
}
