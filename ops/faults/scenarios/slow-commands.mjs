import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../../tools/setup/npm.mjs';
import { TEST_SETTINGS } from '../../../tools/setup/product.mjs';
import { runProgram } from '../../../tools/setup/run-program.mjs';
import { ENGINES } from '../support/databases.mjs';
import { SlowLink } from '../support/slow-link.mjs';

const LATE_MS = 20;
/** Longer than a running api waits, for a request or for what it reads. */
const PAUSE_MS = 20_000;
/** A new connection's first responses are its login, which commands don't wait for as patiently. */
const AFTER_RESPONSES = 12;
const CLUBS = 300;
const POSTCODES = 3_000;
const OLD_KEY = 'the-first-data-key-of-forty-characters-x';
const NEW_KEY = 'the-second-data-key-of-forty-characters-';

/**
 * Runs every command that takes its time while the database's responses are late, and one is 20 seconds late. Each must
 * finish with the same result as on a fast database.
 */
export async function slowCommands(scratch) {
  const database = await ENGINES.MariaDB(scratch);
  const link = new SlowLink(database.env.DATABASE_URL);
  await link.open();
  const env = {
    ...TEST_SETTINGS,
    DATABASE_URL: link.url,
    DATA_DIR: join(scratch, 'data'),
    DATA_KEY: OLD_KEY,
    JWT_SECRET: 'a-jwt-secret-for-the-faults-of-commands',
    LOG_LEVEL: 'error',
    INIT_CWD: scratch,
  };
  const run = (command, ...args) => runSlowly({ link, env, command, args });
  try {
    await run('migrate');
    const files = writeFiles(scratch);
    expectWords(await run('import-clubs', files.clubs), `Done: ${CLUBS} new, 0 changed`);
    expectWords(await run('import-postcodes', files.postcodes), `${POSTCODES} postcodes imported`);
    await expectCount(database, 'postcodes', POSTCODES);
    await run('backup', 'kept.backup');
    expectWords(await run('restore', 'kept.backup', '--verify'), 'all as it was when the backup was made');
    env.DATA_KEY = `${NEW_KEY},${OLD_KEY}`;
    await run('rotate-key');
    env.DATA_KEY = NEW_KEY;
    expectWords(await run('rotate-key'), '0 texts re-encrypted');
    expectWords(await run('import-clubs', '--undo'), `${CLUBS} clubs removed`);
    await database.check();
  } finally {
    await link.close();
    await database.stop();
  }
}

/** @returns what the command printed */
async function runSlowly({ link, env, command, args }) {
  const startedAt = Date.now();
  link.delayMs = LATE_MS;
  link.pause = { ms: PAUSE_MS, afterResponses: AFTER_RESPONSES };
  const program = join(ROOT, 'api/dist/commands', `${command}.js`);
  const output = await runProgram(process.execPath, [program, ...args], { env });
  const wasPaused = link.pause === undefined;
  link.heal();
  const words = [command, ...args.map((arg) => basename(arg))].join(' ');
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${words}: ${seconds} s; ${output.trim().split('\n').at(-1)}`);
  if (!wasPaused) throw new Error(`${command} ended before the database paused`);
  return output;
}

function writeFiles(folder) {
  const clubs = join(folder, 'clubs.csv');
  const postcodes = join(folder, 'postcodes.csv');
  const rows = Array.from(
    { length: CLUBS },
    (_, index) => `slow-${index},Slow Club ${index} FC,LS${1 + (index % 28)} ${index % 9}AA`,
  );
  writeFileSync(clubs, ['external_id,name,postcode', ...rows].join('\n'));
  // Each sector has 400 units: two letters of twenty.
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
  const units = Array.from({ length: POSTCODES }, (_, index) => {
    const unit = letters[Math.floor(index / 20) % 20] + letters[index % 20];
    return `LS${1 + (Math.floor(index / 400) % 28)} ${Math.floor(index / 400) % 10}${unit},,430000,53.8,-1.55`;
  });
  writeFileSync(postcodes, ['pcds,doterm,oseast1m,lat,long', ...units].join('\n'));
  return { clubs, postcodes };
}

async function expectCount(database, table, expected) {
  const [{ count }] = await database.query(`SELECT COUNT(*) AS count FROM ${table}`);
  if (Number(count) !== expected) throw new Error(`${table} has ${count} rows instead of ${expected}`);
}

function expectWords(output, words) {
  if (!output.includes(words)) throw new Error(`expected "${words}" in: ${output.trim().slice(-300)}`);
}
