import { parseArgs } from 'node:util';
import { rotateKeys } from '../app/key-rotation/rotate-keys.js';
import { runCommand, withDatabase } from './command.js';

const USAGE = `rotate-key [--end-links]
  encrypts everything with the first key of DATA_KEY
  --end-links  also ends the links in mails made with an older key`;

await runCommand(USAGE, () => {
  const { values } = parseArgs({ options: { 'end-links': { type: 'boolean', default: false } } });
  return run(values['end-links']);
});

/** Encrypts everything with the first key of DATA_KEY; docs/operations.md has the steps. */
async function run(endLinks: boolean): Promise<void> {
  await withDatabase(async (database, settings) => {
    const report = await rotateKeys(database, settings.secrets.dataKeys, {
      endLinks,
      onSettling: (milliseconds) =>
        process.stdout.write(
          `Waiting ${Math.ceil(milliseconds / 1000)} seconds for running instances to write with the new key\n`,
        ),
    });
    for (const { table, column, changed, unreadable } of report.columns) {
      if (changed === 0 && unreadable === 0) continue;
      const beyond = unreadable === 0 ? '' : `, ${unreadable} unreadable with any of the keys given`;
      process.stdout.write(`${table}.${column}: ${changed} re-encrypted${beyond}\n`);
    }
    const total = report.columns.reduce((sum, { changed }) => sum + changed, 0);
    process.stdout.write(
      `${total} texts re-encrypted. Everything that can be read is encrypted with the key ${report.keyId}.\n`,
    );
  });
}
