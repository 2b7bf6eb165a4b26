import { resolve } from 'node:path';
import { importPostcodes } from '../clubs/postcodes/import/import-postcodes.js';
import { FOLDER, runCommand, UsageError, withDatabase } from './command.js';
import { StepBars } from './step-bars.js';

const USAGE = `import-postcodes FILE|FOLDER
  an ONS Postcode Directory or NSPL (CSV file, or the unpacked folder), or an unpacked Code-Point Open`;

const [path] = process.argv.slice(2);

await runCommand(USAGE, async () => {
  if (path === undefined) throw new UsageError();
  await run(resolve(FOLDER, path));
});

async function run(source: string): Promise<void> {
  await withDatabase(async (database) => {
    const bars = new StepBars();
    const { used, skipped } = await importPostcodes(database, source, (done) =>
      bars.show('postcodes', done),
    ).finally(() => bars.stop());
    process.stdout.write(
      `${used} postcodes imported, ${skipped} left out (no longer in use, or without a place).\n`,
    );
  });
}
