import { parseArgs } from 'node:util';
import { rotateKeys } from '../app/key-rotation/rotate-keys.js';
import { openDatabase } from '../app/open-database.js';
import { loadSettings } from '../platform/config/settings.js';

const USAGE = 'Usage: npm run ops -- rotate-key [--end-links]';

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});

/** Encrypts everything with the first key of DATA_KEY; docs/operations.md has the steps. */
async function run(): Promise<number> {
  const endLinks = readOptions();
  if (endLinks === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const settings = loadSettings();
  const database = await openDatabase(settings);
  try {
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
    return 0;
  } finally {
    await database.close();
  }
}

function readOptions(): boolean | undefined {
  try {
    return parseArgs({ options: { 'end-links': { type: 'boolean', default: false } } }).values['end-links'];
  } catch {
    return undefined;
  }
}
