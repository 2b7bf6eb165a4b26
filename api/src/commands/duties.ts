import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDER, runCommand, withDatabase } from './command.js';
import { readDutyFacts } from './duties/duty-facts.js';
import { writeDuties } from './duties/write-duties.js';

const DEFAULT_FOLDER = fileURLToPath(new URL('../../../docs/duties', import.meta.url));

const [folder] = process.argv.slice(2);

const USAGE = `duties [FOLDER]
  drafts of what the law wants an operator to have on paper, into FOLDER or docs/duties`;

await runCommand(USAGE, () =>
  withDatabase(async (database, settings) => {
    const facts = await readDutyFacts(database, settings);
    const lines = await writeDuties(facts, folder === undefined ? DEFAULT_FOLDER : resolve(FOLDER, folder));
    process.stdout.write(
      `${lines.join('\n')}\nDrafts, not legal advice: answer the lines marked “To complete”.\n`,
    );
  }),
);
