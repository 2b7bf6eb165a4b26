import type { Connection } from 'mysql2/promise';
import { jest } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { storeClubs } from '../../test/support/factories.js';
import { createTestDatabasePlace } from '../../test/support/test-database.js';
import { openDatabase } from '../app/open-database.js';
import { invalidateEveryClub } from '../model/clubs/club-versions.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import { insertRows } from '../platform/database/batches.js';
import type { Database } from '../platform/database/database.js';
import type { Sql, SqlParameter } from '../platform/database/sql.js';
import { sql } from '../platform/database/sql.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import { ClubPageRepository } from '../clubs/club-page.repository.js';
import { ClubReviewRepository } from './club-review.repository.js';
import type { ClubReviewFilter } from './club-reviews.sql.js';
import { RatedReviewRepository } from './rated-review.repository.js';
import { REVIEW_ORDERS } from './review-queries.js';

/** The busiest club has this many reviews, and the others together four times as many. */
const OF_CLUB = 2400;
const LIMIT = 10;
const FIRST_MOMENT = Date.UTC(2021, 7, 2);
/**
 * Scans of five rating totals, each entry read from its index, put into a temporary table, sorted, and taken out again.
 */
const MAX_READS = 30 * LIMIT;

const ALL: ClubReviewFilter = { ageGroup: undefined, stars: undefined, words: [] };

describe('the reviews of a club with 2,400 of them', () => {
  let database: Database;
  let reviews: ClubReviewRepository;
  let connection: Connection | undefined;
  let remove: () => Promise<void>;
  let id: number;

  beforeAll(async () => {
    const place = await createTestDatabasePlace();
    database = await openDatabase(place.settings);
    reviews = new ClubReviewRepository(database, new RatedReviewRepository(database));
    const { databaseUrl } = place.settings;
    if (databaseUrl) connection = await createConnection(databaseUrl);
    remove = async () => {
      await connection?.end();
      await database.close();
      await place.removePlace();
    };
    const clubs = await storeClubs(database, [{ name: 'Leeds Lions' }, { name: 'A' }, { name: 'B' }]);
    id = clubs[0]!.id;
    const rows = Array.from({ length: OF_CLUB * 5 }, (_, index) =>
      toRow(index, index % 5 === 0 ? id : clubs[1 + (index % 2)]!.id),
    );
    await database.transactions.runInTransaction(async (manager) => {
      await insertRows(manager, 'reviews', rows);
      invalidateEveryClub(manager);
    });
    await recountStoredValues(database);
    await database.dataSource.query(databaseUrl ? 'ANALYZE TABLE reviews' : 'ANALYZE reviews');
  });

  afterAll(() => remove());

  const filters: [string, ClubReviewFilter, number][] = [
    ['all', ALL, MAX_READS],
    ['five stars', { ...ALL, stars: 5 }, MAX_READS],
    ['one star', { ...ALL, stars: 1 }, MAX_READS],
    ['an age group', { ...ALL, ageGroup: 'U9s' }, MAX_READS],
    // Counted: the entries that the index has of them.
    ['an age group with four stars', { ...ALL, ageGroup: 'U9s', stars: 4 }, MAX_READS + OF_CLUB],
    // Each of the club's reviews is found, read, counted and sorted.
    ['words', { ...ALL, words: ['seventh'] }, 5 * OF_CLUB],
  ];
  // All of them, newest first, is a list from ReviewReadingRepository.
  const cases = filters.flatMap(([name, filter, most]) =>
    REVIEW_ORDERS.filter((order) => filter !== ALL || order !== 'recent').map(
      (order) => [name, order, filter, most] as const,
    ),
  );

  it.each(cases)('%s, %s: cost no more than they should', async (_name, order, filter, most) => {
    for (const page of [1, 3]) {
      const read = () => reviews.find({ id }, filter, order, { limit: LIMIT, page });
      expect(await rowsReadBy(read)).toBeLessThan(most * page);
    }
  });

  it.each(cases)('%s, %s: are the same as a full scan finds', async (_name, order, filter) => {
    const expected = await plainly(order, filter);
    for (const page of [1, 2, 7]) {
      const found = await reviews.find({ id }, filter, order, { limit: LIMIT, page });
      expect(found!.total).toBe(expected.length);
      expect(found!.items.map((review) => review.id)).toEqual(
        expected.slice(LIMIT * (page - 1), LIMIT * page),
      );
    }
  });

  it('are counted by season and by reply from the club’s index entries only', async () => {
    const pages = new ClubPageRepository(database);
    expect(await rowsReadBy(() => pages.standing(id))).toBeLessThan(3 * OF_CLUB);
    expect(await rowsReadBy(() => pages.seasons(id, 2020, 2025))).toBeLessThan(4 * OF_CLUB);
    const seasons = await pages.seasons(id, 2020, 2025);
    expect(seasons.reduce((sum, { reviewCount }) => sum + reviewCount, 0)).toBe(OF_CLUB - OF_CLUB / 24);
  });

  /** Ids in order, by reading every review of the club. */
  const plainly = async (order: string, { ageGroup, stars, words }: ClubReviewFilter): Promise<number[]> => {
    const rows = await database.reads.all<{
      id: number;
      total: number;
      at: string;
      age: string;
      text: string;
    }>(
      sql`SELECT id, rating_total AS total, created_at AS at, age_group AS age, review_text AS text
        FROM reviews WHERE club_id = ${id} AND is_visible = 1`,
    );
    const direction = { highest: -1, lowest: 1, recent: 0 }[order]!;
    return rows
      .filter(
        ({ total, age }) =>
          (stars === undefined || Math.round(total / 5) === stars) && (ageGroup ?? age) === age,
      )
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .sort((a, b) => direction * (a.total - b.total) || (a.at < b.at ? 1 : a.at > b.at ? -1 : b.id - a.id))
      .map((row) => row.id);
  };

  /**
   * How many rows and entries a server reads; SQLite doesn't count them, so there every access has to use the club's
   * index.
   */
  const rowsReadBy = async (work: () => Promise<unknown>): Promise<number> => {
    const spy = jest.spyOn(database.reads, 'all');
    await work();
    const statements = spy.mock.calls.map(([statement]) => statement as unknown as Sql);
    spy.mockRestore();
    expect(statements.length).toBeGreaterThan(0);
    let reads = 0;
    for (const statement of statements) {
      if (connection) {
        const before = await rowsReadOn(connection);
        await connection.execute(statement.sql, statement.values as SqlParameter[]);
        reads += (await rowsReadOn(connection)) - before;
        continue;
      }
      const plan = await database.reads.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${statement}`);
      for (const { detail } of plan.filter(({ detail }) => /^(SCAN|SEARCH) [rn]\b/.test(detail)))
        expect(detail).toMatch(
          /^(SCAN n$|SEARCH [rn] USING (.*ix_reviews_club_\w+ \(.*club_id=|INTEGER PRIMARY KEY))/,
        );
    }
    return reads;
  };
});

async function rowsReadOn(connection: Connection): Promise<number> {
  const [rows] = await connection.query("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return (rows as { Value: string }[]).reduce((sum, { Value }) => sum + Number(Value), 0);
}

/** Generates reviews with every rating; every twenty-fourth isn't visible. */
function toRow(index: number, clubId: number) {
  const place = Math.floor(index / 5);
  const spread = (place * 7919) % OF_CLUB;
  const given = [5, 4, 5, 3, 1 + (spread % 5)].map((most) => Math.max(1, most - (spread % 7 === 0 ? 3 : 0)));
  const [coaching, communication, facilities, inclusivity, value] = given;
  const isVisible = Number(place % 24 !== 5);
  return {
    id: index + 1,
    club_id: clubId,
    author_email_hash: index.toString(16).padStart(64, '0'),
    author_email_encrypted: 'unreadable',
    review_text: spread % 90 === 7 ? 'The seventh of ninety.' : 'Hay.',
    age_group: spread % 10 === 0 ? 'U9s' : 'U10s',
    coaching_rating: coaching!,
    communication_rating: communication!,
    facilities_rating: facilities!,
    inclusivity_rating: inclusivity!,
    value_rating: value!,
    rating_total: given.reduce((sum, rating) => sum + rating, 0),
    is_verified: isVisible,
    is_approved: isVisible,
    is_visible: isVisible,
    season: 2024,
    // Two at each time, and not in id order.
    created_at: toStoredTimestamp(
      new Date(FIRST_MOMENT + Math.floor(((place * 3571) % OF_CLUB) / 2) * 86_400_000),
    ),
  };
}
