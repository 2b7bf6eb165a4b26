import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importGrounds } from '../clubs/grounds/import/import-grounds.js';
import { FOLDER, runCommand, UsageError, withDatabase } from './command.js';
import { StepBars } from './step-bars.js';

const USAGE = `import-grounds FILE|FOLDER [--drop-many]
  the unpacked archive of Active Places' open data, or one of its reports with sites and pitches in one CSV file
  --drop-many  even if many grounds are no longer in it: otherwise it's taken for one that was cut short`;
const PROBLEMS_SHOWN = 20;

await runCommand(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'drop-many': { type: 'boolean' } },
  });
  const [path] = positionals;
  if (path === undefined) throw new UsageError();
  return run(resolve(FOLDER, path), values['drop-many']);
});

async function run(source: string, dropsMany: boolean | undefined): Promise<void> {
  await withDatabase(async (database) => {
    const bars = new StepBars();
    const { grounds, added, changed, dropped, problems } = await importGrounds(database, source, {
      progress: (step, done) => bars.show(step, done),
      dropsMany,
    }).finally(() => bars.stop());
    for (const problem of problems.slice(0, PROBLEMS_SHOWN)) process.stderr.write(`${problem}\n`);
    process.stdout.write(
      `${grounds} grounds read: ${added} new, ${changed} changed, ${dropped} no longer listed, ${problems.length} lines left out.\n`,
    );
  });
}
