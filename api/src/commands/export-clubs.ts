import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { exportClubs } from '../directory/import/export-clubs.js';
import { FOLDER, runCommand, UsageError, withDatabase } from './command.js';
import { StepBars } from './step-bars.js';

const [path] = process.argv.slice(2);

await runCommand('export-clubs FILE', async () => {
  if (path === undefined) throw new UsageError();
  await run(resolve(FOLDER, path));
});

async function run(target: string): Promise<void> {
  const output = createWriteStream(target);
  await withDatabase(async (database) => {
    const bars = new StepBars();
    const count = await exportClubs(database, output, (done) => bars.show('clubs', done)).finally(() =>
      bars.stop(),
    );
    output.end();
    await finished(output);
    process.stdout.write(`${count} clubs written to ${target}.\n`);
  });
}
