import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shuffled } from '../../../tools/test/shuffled.mjs';

const API = fileURLToPath(new URL('../../', import.meta.url));

/** Roughly how many seconds the longest files take, so that the shards take about equally long. */
const LONGEST = new Map(
  Object.entries({
    'test/start-and-stop.e2e-spec.ts': 40,
    'test/no-email.e2e-spec.ts': 15,
    'test/review-lives.e2e-spec.ts': 50,
    'test/mail-storm.e2e-spec.ts': 45,
    'test/public-versions.e2e-spec.ts': 20,
    'test/unproved-addresses.e2e-spec.ts': 60,
    'test/authorisation.e2e-spec.ts': 30,
    'src/moderation/queue/queue-decisions.e2e-spec.ts': 30,
    'src/app/http/request-rate.e2e-spec.ts': 30,
    'src/clubs/public-config/public-config.e2e-spec.ts': 20,
    'test/login-attacks.e2e-spec.ts': 20,
    'src/reviews/summaries/summaries.e2e-spec.ts': 18,
    'test/key-rotation.e2e-spec.ts': 16,
    'src/accounts/club-logins/club-logins.e2e-spec.ts': 15,
    'test/fuzz/reading-calls.e2e-spec.ts': 14,
    'src/club-area/claims/claim-decisions.e2e-spec.ts': 8,
    'src/platform/mail/delivery/mail-worker.e2e-spec.ts': 10,
    'src/clubs/postcodes/postcodes.e2e-spec.ts': 6,
  }),
);
const ANY_OTHER = 2;

/** Files with SQL of our own, which the engines may read differently. */
const OWN_SQL = /\.(?:sql|repository)\.ts$/;
/** Opens a database itself, or several apis on one. A test that only looks at an api's rows sees the same on both. */
const OPENS_DATABASE = /support\/(?:test-database|instance)\.js|platform\/database\/database\.js/;
/** Makes every public GET call, so every statement behind them runs. */
const READING_CALLS = 'test/fuzz/reading-calls.e2e-spec.ts';

/**
 * Loads one shard of the test files whose names match into the Jest file that calls this. Jest loads every module again
 * for each file it runs, Nest and TypeORM among them, and that takes longer than most tests.
 *
 * TEST_SCOPE=sql leaves out the tests of folders without SQL of our own. TEST_SEED deals the files in another order.
 */
export async function loadFiles(name, { shard, shards }) {
  const all = sourceFiles();
  const files = all.filter((file) => name.test(file));
  if (files.length < shards) throw new Error(`only ${files.length} test files match ${name}`);
  const wanted = process.env.TEST_SCOPE === 'sql' ? files.filter((file) => holdsSql(file, all)) : files;
  for (const file of deal(wanted, shards)[shard - 1]) await import(join(API, file));
}

function sourceFiles() {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(API, folder), { recursive: true }).map((file) => join(folder, file)),
  );
  const gone = [...LONGEST.keys()].filter((file) => !files.includes(file));
  if (gone.length > 0) throw new Error(`no longer there: ${gone.join(', ')}`);
  return files.sort();
}

/** Whether a test file opens a database, or the code in its folder talks to one in its own words. */
function holdsSql(file, all) {
  if (file.endsWith('.db-spec.ts') || file === READING_CALLS) return true;
  if (file.startsWith('test/')) return OPENS_DATABASE.test(readFileSync(join(API, file), 'utf8'));
  return all.some((one) => dirname(one) === dirname(file) && OWN_SQL.test(one));
}

/** Distributes the files, the longest first, each to the shard with the least to do so far. */
function deal(files, shards) {
  const dealt = Array.from({ length: shards }, () => ({ files: [], seconds: 0 }));
  const getSeconds = (file) => LONGEST.get(file) ?? ANY_OTHER;
  for (const file of shuffled(files).sort((a, b) => getSeconds(b) - getSeconds(a))) {
    const next = dealt.reduce((least, other) => (other.seconds < least.seconds ? other : least));
    next.files.push(file);
    next.seconds += getSeconds(file);
  }
  return dealt.map((hand) => (process.env.TEST_SEED ? shuffled(hand.files) : hand.files));
}
