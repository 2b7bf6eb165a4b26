import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const API = fileURLToPath(new URL('../../', import.meta.url));

/** Roughly how many seconds the longest files take on MariaDB, so that the parts take about equally long. */
const LONGEST = new Map(
  Object.entries({
    'test/mail-storm.e2e-spec.ts': 45,
    'test/no-email.e2e-spec.ts': 30,
    'test/start-and-stop.e2e-spec.ts': 30,
    'src/features/claims/claim-decisions.e2e-spec.ts': 28,
    'src/features/club-admins/replies/review-replies.e2e-spec.ts': 26,
    'src/features/summaries/summaries.e2e-spec.ts': 20,
    'src/features/club-admins/logins/club-logins.e2e-spec.ts': 18,
    'src/features/club-admins/accounts/account-limits.e2e-spec.ts': 15,
    'src/features/postcodes/postcodes.e2e-spec.ts': 13,
    'src/platform/mail/delivery/mail-worker.e2e-spec.ts': 12,
    'src/features/moderation/reply-removal.e2e-spec.ts': 10,
    'src/features/public-config/public-config.e2e-spec.ts': 10,
    'src/features/club-admins/dashboard/club-dashboard.e2e-spec.ts': 9,
    'src/model/reviews/review-lifecycle.db-spec.ts': 9,
    'test/read-calls.e2e-spec.ts': 9,
  }),
);
const ANY_OTHER = 2;

/**
 * Loads one part of the test files whose names match into the Jest file that calls this. Jest loads every module again
 * for each file it runs, Nest and TypeORM among them, and that takes longer than most tests.
 */
export async function loadFiles(name, { part, parts }) {
  const files = testFiles().filter((file) => name.test(file));
  if (files.length < parts) throw new Error(`only ${files.length} test files match ${name}`);
  for (const file of deal(files, parts)[part - 1]) await import(join(API, file));
}

function testFiles() {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(API, folder), { recursive: true }).map((file) => join(folder, file)),
  );
  const gone = [...LONGEST.keys()].filter((file) => !files.includes(file));
  if (gone.length > 0) throw new Error(`no longer there: ${gone.join(', ')}`);
  return files.sort();
}

/** Distributes the files, the longest first, each to the part with the least to do so far. */
function deal(files, parts) {
  const dealt = Array.from({ length: parts }, () => ({ files: [], seconds: 0 }));
  const secondsOf = (file) => LONGEST.get(file) ?? ANY_OTHER;
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const next = dealt.reduce((least, other) => (other.seconds < least.seconds ? other : least));
    next.files.push(file);
    next.seconds += secondsOf(file);
  }
  return dealt.map((hand) => hand.files);
}
