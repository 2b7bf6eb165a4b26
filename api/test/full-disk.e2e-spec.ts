import { storeClubs } from './support/factories.js';
import { reviewForm } from './support/review-form.js';
import { postJson } from './support/sessions.js';
import { useTestApi } from './support/test-api.js';
import { sql } from '../src/platform/database/sql.js';

/** What fills the disk of an embedded database. A server's disk can't be filled from here, so both runs use SQLite. */
const NO_MORE_PAGES = 'PRAGMA max_page_count = 1';
const ANY_NUMBER_OF_PAGES = 'PRAGMA max_page_count = 4294967294';
const LONG_TEXT = 'Friendly coaches and a good pitch. '.repeat(50);

describe('when the disk is full', () => {
  const api = useTestApi('each', { databaseUrl: undefined }, {});
  let clubs: number[];
  const submit = (clubId: number | undefined) =>
    postJson(api, '/reviews', reviewForm(clubId ?? 0, { reviewText: LONG_TEXT }));
  const query = (sql: string) => api.database.dataSource.query<unknown>(sql);

  /** Submits reviews until there is no space for another one, and returns that response. */
  async function submitUntilFull(): Promise<Response> {
    for (const id of clubs) {
      const response = await submit(id);
      if (response.status !== 201) return response;
    }
    throw new Error('The disk never filled up');
  }

  beforeEach(async () => {
    const names = Array.from({ length: 40 }, (_, index) => ({ name: `Club ${index}` }));
    clubs = (await storeClubs(api.database, names)).map(({ id }) => id);
  });

  it('returns 503, including for health, still reads, and recovers once there is space', async () => {
    await query(NO_MORE_PAGES);
    const refused = await submitUntilFull();
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
      {
        statusCode: 503,
        message: 'The service isn’t available at the moment',
        error: 'Service Unavailable',
      },
    ]);
    const health = await api.call('/health');
    expect([health.status, await health.json()]).toMatchObject([
      503,
      { message: 'The database has no room left to write' },
    ]);
    expect((await api.call('/stats')).status).toBe(200);

    await query(ANY_NUMBER_OF_PAGES);
    expect((await api.call('/health')).status).toBe(200);
    expect(await query("SELECT name FROM site_settings WHERE name LIKE 'trial%'")).toEqual([]);
    expect((await submit(clubs.at(-1))).status).toBe(201);
  });

  it('commits what it accepts afterwards, even after a transaction that was rolled back', async () => {
    await query(NO_MORE_PAGES);
    await submitUntilFull();
    await query(ANY_NUMBER_OF_PAGES);

    const { transactions, reads } = api.database;
    await expect(
      transactions.runInTransaction(() => Promise.reject(new Error('not this one'))),
    ).rejects.toThrow();
    const stored = (): Promise<unknown[]> =>
      reads.all(sql`SELECT id FROM reviews WHERE club_id = ${clubs.at(-1) ?? 0}`);
    expect(await stored()).toHaveLength(0);
    expect((await submit(clubs.at(-1))).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });
});
