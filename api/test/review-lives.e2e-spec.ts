import fc from 'fast-check';
import type { Database } from '../src/platform/database/database.js';
import { openDatabase } from '../src/app/open-database.js';
import { applyPublicationRule } from '../src/model/reviews/publication-rule.js';
import { recountStoredValues } from '../src/model/reviews/recount.js';
import { storeClubs } from './support/factories.js';
import { Instance } from './support/instance.js';
import { reviewForm } from './support/review-form.js';
import { storedMails, tokenIn } from './support/stored-mails.js';
import { storedTotals } from './support/stored-totals.js';
import type { TestDatabasePlace } from './support/test-database.js';
import { createTestDatabasePlace } from './support/test-database.js';
import { testSettings } from './support/test-settings.js';

const SEED = 20_261_121;
const RUNS = 24;
/** The embedded database has one process. */
const PROCESSES = process.env['TEST_DATABASE_URL'] ? 2 : 1;

const rating = fc.integer({ min: 1, max: 5 });
const submission = fc.record({
  club: fc.integer({ min: 0, max: 2 }),
  changes: fc.record({
    ageGroup: fc.constantFrom('U7s', 'U8s', 'prefer not to disclose'),
    coachingRating: rating,
    valueRating: rating,
    reviewText: fc.constantFrom('Friendly coaches, good pitch.', 'See www.club.example for more.'),
  }),
});
const action = fc.record({
  kind: fc.constantFrom('verify', 'verify', 'verify', 'approve', 'approve', 'delete'),
  which: fc.nat(),
  process: fc.nat(),
});

describe('the lives of reviews, with simultaneous calls', () => {
  let place: TestDatabasePlace;
  let database: Database;
  let instances: Instance[];
  let clubIds: number[];
  let headers: Record<string, string>;
  let parents = 0;

  const call = (process: number, method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${instances[process % PROCESSES]?.url}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  beforeAll(async () => {
    place = await createTestDatabasePlace();
    database = await openDatabase(place.settings, (opened) => applyPublicationRule(opened, 'verified'));
    const clubs = await storeClubs(database, [{ name: 'Lions' }, { name: 'Rovers' }, { name: 'Town' }]);
    clubIds = clubs.map(({ id }) => id);
    const { secrets } = testSettings(place.settings);
    const { databaseUrl, dataDir } = place.settings;
    const variables = {
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DATA_DIR: dataDir,
      DATA_KEY: secrets.dataKeys.join(),
      JWT_SECRET: secrets.jwtSecrets.join(),
      SITE_ADMIN_PASSWORD: secrets.siteAdminPassword,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    };
    instances = await Promise.all(Array.from({ length: PROCESSES }, () => Instance.start(variables)));
    headers = { 'content-type': 'application/json' };
    const login = await call(0, 'POST', '/admin/login', { password: secrets.siteAdminPassword });
    const { token } = (await login.json()) as { token: string };
    headers = { ...headers, authorization: `Bearer ${token}` };
  });

  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await database.close();
    await place.removePlace();
  });

  it('leave every stored sum and count matching a recount', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(submission, { minLength: 5, maxLength: 12 }),
        fc.array(action, { minLength: 20, maxLength: 60 }),
        async (submissions, actions) => {
          const reviews = await submitAll(submissions);
          const statuses = await Promise.all(
            actions.map(async ({ kind, which, process }) => {
              const { id, token } = reviews[which % reviews.length] ?? { id: 0, token: '' };
              const answer =
                kind === 'verify'
                  ? call(process, 'POST', '/reviews/verify', { token })
                  : kind === 'approve'
                    ? call(process, 'POST', `/reviews/${id}/approve`, {})
                    : call(process, 'DELETE', `/reviews/${id}`, {});
              return (await answer).status;
            }),
          );
          expect(statuses.filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([]);
          const kept = withoutSummaries(await storedTotals(database));
          await recountStoredValues(database);
          expect(kept).toEqual(withoutSummaries(await storedTotals(database)));
        },
      ),
      // Which calls collide is chance: a smaller example would prove nothing, and looking for one takes minutes.
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  });

  async function submitAll(
    submissions: { club: number; changes: Record<string, unknown> }[],
  ): Promise<{ id: number; token: string }[]> {
    const known = new Set((await storedMails(database)).map(({ mail }) => mail.id));
    const ids = await Promise.all(
      submissions.map(async ({ club, changes }, index) => {
        parents += 1;
        const authorEmail = `parent${parents}@home.example`;
        const form = reviewForm(clubIds[club] ?? 0, { ...changes, authorEmail });
        const answer = await call(index, 'POST', '/reviews', form);
        expect(answer.status).toBe(201);
        return { authorEmail, id: ((await answer.json()) as { id: number }).id };
      }),
    );
    const mails = (await storedMails(database)).filter(({ mail }) => !known.has(mail.id));
    return ids.map(({ id, authorEmail }) => {
      const mail = mails.find(({ to }) => to === authorEmail);
      return { id, token: tokenIn(mail ?? { text: '' }) };
    });
  }
});

/** Summaries are written in the background meanwhile, and a recount doesn't touch them. */
function withoutSummaries(tables: string[][]): string[][] {
  return tables.map((rows) =>
    rows.map((row) => JSON.stringify({ ...(JSON.parse(row) as object), aiSummary: null, updatedAt: null })),
  );
}
