import { jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { storeClubs } from '../../test/support/factories.js';
import { siteAdminHeaders } from '../../test/support/sessions.js';
import { useTestApi } from '../../test/support/test-api.js';
import { explainOn } from '../../test/support/plans.js';
import { insertRows } from '../platform/database/batches.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import { MAX_ROWS_LOOKED_AT } from '../platform/database/newest-first.js';
import { Sql, sql } from '../platform/database/sql.js';
import { invalidateEveryClub } from '../model/clubs/club-versions.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import type { AdminReview } from './moderation.dto.js';

const REVIEWS = MAX_ROWS_LOOKED_AT * 2 + 600;
const RARE = new Map([
  [3, 'The oldest needle.'],
  [REVIEWS - MAX_ROWS_LOOKED_AT - 10, 'A needle in the middle.'],
]);
const FIRST_MOMENT = Date.UTC(2024, 0, 1);

describe('a long list of reviews', () => {
  const api = useTestApi('suite');
  let headers: Record<string, string>;

  /** All pages of a list, each with its reviews. */
  const readAll = async (query: string): Promise<AdminReview[][]> => {
    const runs: AdminReview[][] = [];
    let next: string | undefined = `/api/admin/reviews?${query}`;
    while (next) {
      const answer = await api.call(next.slice('/api'.length), { headers });
      runs.push((await answer.json()) as AdminReview[]);
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return runs;
  };

  beforeAll(async () => {
    headers = await siteAdminHeaders(api);
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    const rows = Array.from({ length: REVIEWS }, (_, index) => ({
      club_id: club?.id ?? 0,
      author_email_hash: index.toString(16).padStart(64, '0'),
      author_email_encrypted: 'unreadable',
      review_text: RARE.get(index) ?? 'Hay.',
      age_group: 'U9s',
      coaching_rating: 4,
      communication_rating: 4,
      facilities_rating: 4,
      inclusivity_rating: 4,
      value_rating: 4,
      rating_total: 20,
      is_verified: 1,
      is_approved: index % 2,
      is_visible: 1,
      season: 2024,
      // Ten at each time.
      created_at: toStoredTimestamp(new Date(FIRST_MOMENT + Math.floor(index / 10) * 60_000)),
    }));
    await api.database.transactions.runInTransaction(async (manager) => {
      await insertRows(manager, 'reviews', rows);
      invalidateEveryClub(manager);
    });
    await recountStoredValues(api.database);
  });

  it('is searched a limited number of reviews at a time, up to its end', async () => {
    const runs = await readAll('search=needle&limit=25');
    expect(runs.map((run) => run.map(({ reviewText }) => reviewText))).toEqual([
      [],
      ['A needle in the middle.'],
      ['The oldest needle.'],
    ]);
  });

  it('ends when nothing is left, even if nothing was found', async () => {
    expect((await readAll('search=nowhere&status=approved')).map(({ length }) => length)).toEqual([0, 0]);
    expect((await readAll('rating=1')).map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  it('is paged without gaps or repeats', async () => {
    const ids = (await readAll('status=awaiting-approval&limit=1000')).flat().map(({ id }) => id);
    expect(ids).toHaveLength(REVIEWS / 2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('is exported as a whole, past pages that found nothing', async () => {
    const all = await api.call('/admin/reviews/export', { headers });
    expect(parse(await all.text(), { bom: true })).toHaveLength(REVIEWS + 1);
    const some = await api.call('/admin/reviews/export?search=needle', { headers });
    expect(parse(await some.text(), { bom: true })).toHaveLength(3);
  });

  it.each(['', 'status=approved', 'held=true', 'clubId=1', 'search=x&status=approved'])(
    'with "%s" is read along an index, without sorting',
    async (query) => {
      const { reads } = api.database;
      const spy = jest.spyOn(reads, 'all');
      await api.call(`/admin/reviews?limit=25&${query}`, { headers });
      const asked = spy.mock.calls.map(([statement]): unknown => statement);
      spy.mockRestore();
      const plans: string[] = [];
      for (const statement of asked)
        if (statement instanceof Sql && statement.sql.includes('FROM reviews t'))
          plans.push(JSON.stringify(await reads.all(sql`${explainOn(api.database)} ${statement}`)));
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) {
        expect(plan).toContain('ix_reviews_');
        expect(plan).not.toMatch(/filesort|temporary|TEMP B-TREE|SCAN t\b/i);
      }
    },
  );
});
