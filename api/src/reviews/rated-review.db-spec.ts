import { jest } from '@jest/globals';
import type { Connection } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import { storeClubs } from '../../test/support/factories.js';
import { createTestDatabasePlace } from '../../test/support/test-database.js';
import type { Database } from '../platform/database/database.js';
import { openDatabase } from '../app/open-database.js';
import { insertRows } from '../platform/database/batches.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import type { Sql, SqlParameter } from '../platform/database/sql.js';
import { sql } from '../platform/database/sql.js';
import { invalidateEveryClub } from '../model/clubs/club-versions.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import { RatedReviewRepository } from './rated-review.repository.js';
import type { ReviewOrder } from './review-queries.js';
import { REVIEW_ORDERS } from './review-queries.js';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';

const REVIEWS = 10_000;
const LIMIT = 20;
/** Up to four index scans, each entry read from its index, put into a temporary table, sorted, and taken out again. */
const MAX_READS_PER_ENTRY = 20;
const FIRST_MOMENT = Date.UTC(2024, 0, 1);

interface Stored {
  id: number;
  ageGroup: string;
  createdAt: number;
  isVisible: boolean;
  ratings: Record<RatingCategory, number>;
  total: number;
}

describe('lists of rated reviews', () => {
  let database: Database;
  let reviews: RatedReviewRepository;
  let remove: () => Promise<void>;
  let connection: Connection | undefined;
  let stored: Stored[];

  beforeAll(async () => {
    const place = await createTestDatabasePlace();
    database = await openDatabase(place.settings);
    reviews = new RatedReviewRepository(database);
    const { databaseUrl } = place.settings;
    if (databaseUrl) connection = await createConnection(databaseUrl);
    remove = async () => {
      await connection?.end();
      await database.close();
      await place.removePlace();
    };
    const [club] = await storeClubs(database, [{ name: 'Leeds Lions' }]);
    stored = Array.from({ length: REVIEWS }, (_, index) => inventReview(index));
    const rows = stored.map((review) => toRow(review, club?.id ?? 0));
    await database.transactions.runInTransaction(async (manager) => {
      await insertRows(manager, 'reviews', rows);
      invalidateEveryClub(manager);
    });
    await recountStoredValues(database);
    await database.dataSource.query(databaseUrl ? 'ANALYZE TABLE reviews' : 'ANALYZE reviews');
  });

  afterAll(() => remove());

  const expectedIds = (
    belongs: (review: Stored) => boolean,
    order: ReviewOrder,
    ratingOf: (review: Stored) => number,
  ): number[] => {
    const direction = { highest: -1, lowest: 1, recent: 0 }[order];
    return stored
      .filter((review) => review.isVisible && belongs(review))
      .sort((a, b) => direction * (ratingOf(a) - ratingOf(b)) || b.createdAt - a.createdAt || b.id - a.id)
      .map(({ id }) => id);
  };
  const getPages = (length: number): number[] => [
    1,
    2,
    17,
    Math.max(Math.ceil(length / LIMIT), 1),
    REVIEWS / LIMIT + 1,
  ];

  describe.each(RATING_CATEGORIES)('of %s', (category) => {
    it.each(REVIEW_ORDERS)('are right in order "%s", whatever the smallest rating', async (order) => {
      for (const smallest of [1, 2, 3, 4, 5]) {
        const ids = expectedIds(
          ({ ratings }) => ratings[category] >= smallest,
          order,
          ({ ratings }) => ratings[category],
        );
        for (const page of getPages(ids.length)) {
          const { items, hasMore } = await reviews.findByCategory(category, smallest, order, {
            limit: LIMIT,
            page,
          });
          const told = `from ${smallest}, page ${page}`;
          expect([told, items.map(({ id }) => id)]).toEqual([
            told,
            ids.slice(LIMIT * (page - 1), LIMIT * page),
          ]);
          expect([told, hasMore]).toEqual([told, LIMIT * page < ids.length]);
        }
      }
    });
  });

  it.each(REVIEW_ORDERS)('are right for each age group in order "%s"', async (order) => {
    for (const ageGroup of ['U9s', 'U10s', 'U18s', 'prefer not to disclose', 'U7s']) {
      const ids = expectedIds(
        (review) => review.ageGroup === ageGroup,
        order,
        (review) => review.total,
      );
      for (const page of getPages(ids.length)) {
        const { items, total } = await reviews.findByAgeGroup(ageGroup, order, { limit: LIMIT, page });
        const told = `${ageGroup}, page ${page}`;
        expect([told, items.map(({ id }) => id)]).toEqual([
          told,
          ids.slice(LIMIT * (page - 1), LIMIT * page),
        ]);
        expect([told, total]).toEqual([told, ids.length]);
      }
    }
  });

  const inEveryOrder = <T>(of: T[]): [T, ReviewOrder][] =>
    of.flatMap((value) => REVIEW_ORDERS.map((order): [T, ReviewOrder] => [value, order]));

  describe.each([1, 5])('on page %d', (page) => {
    const asked = { limit: LIMIT, page };

    it.each(
      inEveryOrder<[RatingCategory, number]>([
        ['value', 5],
        ['value', 1],
        ['coaching', 1],
        ['coaching', 4],
        ['facilities', 1],
        ['facilities', 4],
        ['communication', 2],
        ['communication', 5],
      ]),
    )('cost their page, for %p in order "%s"', async ([category, smallest], order) => {
      await expectCostOfPage(page, () => reviews.findByCategory(category, smallest, order, asked));
    });

    it.each(inEveryOrder(['U9s', 'U10s', 'U18s', 'U7s']))(
      'cost their page, for %s in order "%s"',
      async (ageGroup, order) => {
        await expectCostOfPage(page, () => reviews.findByAgeGroup(ageGroup, order, asked));
      },
    );
  });

  /**
   * Counts the rows that a server reads, temporary ones included; SQLite doesn't count them, so there the plan is
   * checked.
   */
  const expectCostOfPage = async (page: number, read: () => Promise<unknown>): Promise<void> => {
    const statements = await getStatements(read);
    expect(statements.length).toBeGreaterThan(0);
    let rowsRead = 0;
    for (const statement of statements) {
      if (connection) {
        const before = await rowsReadOn(connection);
        await connection.execute(statement.sql, statement.values as SqlParameter[]);
        rowsRead += (await rowsReadOn(connection)) - before;
      } else await expectIndexScans(statement);
    }
    expect(rowsRead).toBeLessThan(MAX_READS_PER_ENTRY * (LIMIT * page + 1));
  };

  const expectIndexScans = async (statement: Sql): Promise<void> => {
    const plan = await database.reads.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${statement}`);
    const ofReviews = plan.map(({ detail }) => detail).filter((detail) => /^(SCAN|SEARCH) r\b/.test(detail));
    // Whatever finds the ids of a page uses only its index; only a limited scan of the newest reads rows.
    const findsIds = statement.sql.includes('ON r.id = p.id');
    const looksAtNewest = /LIMIT \?\s*\) p/.test(statement.sql);
    const kind = findsIds && !looksAtNewest ? 'COVERING INDEX' : '(COVERING )?INDEX';
    const expected = new RegExp(
      `^SEARCH r (USING ${kind} ix_\\w+ \\(is_visible=\\?|USING INTEGER PRIMARY KEY)`,
    );
    for (const detail of ofReviews) expect(detail).toMatch(expected);
    // Sorting is for the results of limited scans; the scans themselves are in order.
    if (!looksAtNewest && !statement.sql.includes('UNION ALL'))
      expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE');
  };

  const getStatements = async (work: () => Promise<unknown>): Promise<Sql[]> => {
    const spy = jest.spyOn(database.reads, 'all');
    await work();
    const statements = spy.mock.calls.map(([statement]) => statement as unknown as Sql);
    spy.mockRestore();
    return statements;
  };
});

async function rowsReadOn(connection: Connection): Promise<number> {
  const [rows] = await connection.query("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return (rows as { Value: string }[]).reduce((sum, { Value }) => sum + Number(Value), 0);
}

/** Generates the worst cases along with usual ones: ratings that hardly any review has, and those that all have. */
function inventReview(index: number): Stored {
  const spread = (index * 7919) % REVIEWS;
  const ratings = {
    coaching: spread < 3 ? 1 : 5,
    communication: 1 + (spread % 5),
    facilities: 3,
    inclusivity: 2 + (spread % 4),
    value: spread < 2 ? 5 : 1 + (spread % 3),
  };
  return {
    id: index + 1,
    ageGroup:
      spread === 77
        ? 'U18s'
        : spread % 10 === 0
          ? 'prefer not to disclose'
          : spread % 10 === 1
            ? 'U10s'
            : 'U9s',
    // Four at each time, and not in id order.
    createdAt: FIRST_MOMENT + Math.floor(((index * 3571) % REVIEWS) / 4) * 60_000,
    isVisible: spread % 33 !== 5,
    ratings,
    total: Object.values(ratings).reduce((sum, rating) => sum + rating, 0),
  };
}

function toRow(review: Stored, clubId: number) {
  return {
    id: review.id,
    club_id: clubId,
    author_email_hash: review.id.toString(16).padStart(64, '0'),
    author_email_encrypted: 'unreadable',
    review_text: 'Hay.',
    age_group: review.ageGroup,
    ...Object.fromEntries(
      Object.entries(review.ratings).map(([category, rating]) => [`${category}_rating`, rating]),
    ),
    rating_total: review.total,
    is_verified: Number(review.isVisible),
    is_approved: Number(review.isVisible),
    is_visible: Number(review.isVisible),
    season: 2024,
    created_at: toStoredTimestamp(new Date(review.createdAt)),
  };
}
