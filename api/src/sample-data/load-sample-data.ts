import { getMonth } from '@club-reviews/domain/months';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { ReviewPublication } from '@club-reviews/domain/review-status';
import { isPubliclyVisible } from '@club-reviews/domain/review-status';
import { extractiveSummary } from '../reviews/summaries/extractive-summary.js';
import {
  invalidateClubs,
  invalidateDirectory,
  invalidateEveryClub,
  invalidateListings,
} from '../model/clubs/club-versions.js';
import type { ReviewEvent } from '../model/reviews/monthly-review-counts.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import { DEMO_LOGIN } from '../platform/config/settings.js';
import { idBatches, insertRows } from '../platform/database/batches.js';
import type { Database } from '../platform/database/database.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import type { EmailProtection } from '../platform/security/email-protection.js';
import { hashPassword } from '../platform/security/passwords.js';
import { sampleClaims } from './claims.js';
import { DEMO_CLUB_INDEX } from './clubs.js';
import type { SampleReview } from './reviews.js';
import { sampleClubsWithReviews } from './reviews.js';
import type { Row } from './sample-rows.js';
import { claimRow, clubRow, reviewRow, sampleClubId } from './sample-rows.js';
import type { SampleSize } from './sample-size.js';

const ROWS_PER_TRANSACTION = 5_000;
const ROWS_PER_REMOVAL = 10_000;
const TABLES_WITHOUT_ID = ['club_age_group_counts', 'monthly_review_counts', 'season_places'];
const TABLES = ['reviews', 'claims', 'club_admins', 'clubs'];

/** What to load, and how it is protected and shown. */
export interface SampleDataOptions extends SampleSize {
  /** Protects the addresses. */
  protection: EmailProtection;
  publication: ReviewPublication;
  /** Dates count back from here. */
  now: Date;
  /** Called with how much of a step is done, from 0 to 1. */
  progress?: (step: string, done: number) => void;
}

/**
 * Fills an empty database with invented clubs, their reviews, pending claims and the demo login. Does nothing if there
 * are clubs already, or if the sample data has been removed; leftovers of an interrupted load are removed first. Best
 * while nobody else writes, as on start-up under the migration lock.
 * @returns true if sample data has been loaded now
 */
export async function loadSampleDataOnce(database: Database, options: SampleDataOptions): Promise<boolean> {
  const { dataSource } = database;
  const state = await dataSource.getRepository(SiteSetting).findOneBy({ name: 'sample_data' });
  if (state?.value === 'loading') await removeLeftovers(database);
  else if (state?.value === 'removing' || state?.value === 'removed') return false;
  else if ((await dataSource.query<unknown[]>('SELECT id FROM clubs LIMIT 1')).length > 0) return false;

  await noteState(database, 'loading');
  await storeClubsAndReviews(database, options);
  await takePlaces(database);
  await storeClaimsAndLogin(database, options);
  await recountStoredValues(database, options.progress);
  await noteState(database, 'loaded');
  return true;
}

async function noteState({ transactions }: Database, value: 'loading' | 'loaded'): Promise<void> {
  await transactions.runInTransaction((manager) => manager.save(SiteSetting, { name: 'sample_data', value }));
}

async function removeLeftovers({ dataSource, transactions }: Database): Promise<void> {
  const remove = (sql: string, parameters: number[] = []): Promise<void> =>
    transactions.runInTransaction(async (manager) => {
      await manager.query(`DELETE FROM ${sql}`, parameters);
      invalidateEveryClub(manager);
    });
  for (const table of TABLES_WITHOUT_ID) await remove(table);
  for (const table of TABLES) {
    for await (const { first, last } of idBatches(dataSource, table, ROWS_PER_REMOVAL)) {
      await remove(`${table} WHERE id BETWEEN ? AND ?`, [first, last]);
    }
  }
}

async function storeClubsAndReviews(
  { transactions }: Database,
  { clubs, reviews: reviewCount, now, protection, publication, progress }: SampleDataOptions,
): Promise<void> {
  const clubRows: Row[] = [];
  const reviewRows: Row[] = [];
  const months = new Map<string, number>();
  const count = (event: ReviewEvent, at: Date | null): void => {
    const key = `${at === null ? '' : getMonth(at)} ${event}`;
    if (at !== null) months.set(key, (months.get(key) ?? 0) + 1);
  };
  const store = async (): Promise<void> => {
    await transactions.runInTransaction(async (manager) => {
      await insertRows(manager, 'clubs', clubRows);
      await insertRows(manager, 'reviews', reviewRows);
      invalidateDirectory(manager);
      invalidateListings(manager);
    });
    clubRows.length = 0;
    reviewRows.length = 0;
  };
  for (const { club, reviews } of sampleClubsWithReviews(reviewCount, clubs, now)) {
    const visible: SampleReview[] = [];
    for (const review of reviews) {
      const isVisible = isPubliclyVisible({ ...review, isHeld: false }, publication);
      reviewRows.push(reviewRow({ ...review, isVisible }, protection));
      count('submitted', review.createdAt);
      count('confirmed', review.verifiedAt);
      if (!isVisible) continue;
      visible.push(review);
      count('published', publication === 'approved' ? review.approvedAt : review.verifiedAt);
    }
    clubRows.push(clubRow(club, summarise(visible)));
    if (clubRows.length + reviewRows.length >= ROWS_PER_TRANSACTION) {
      await store();
      progress?.('reviews', (club.index + 1) / clubs);
    }
  }
  await store();
  await transactions.runInTransaction(async (manager) => {
    const rows = Array.from(months, ([key, total]) => {
      const [month = '', event = ''] = key.split(' ');
      return { month, event, count: total };
    });
    await insertRows(manager, 'monthly_review_counts', rows);
    invalidateDirectory(manager);
  });
  progress?.('reviews', 1);
}

/** The summary of a club's visible reviews, newest first, or null if there are too few. */
function summarise(visible: readonly SampleReview[]): string | null {
  const averages = Object.fromEntries(
    RATING_CATEGORIES.map((category) => [
      category,
      visible.reduce((sum, { ratings }) => sum + ratings[category], 0) / visible.length,
    ]),
  );
  return extractiveSummary(visible, averages as SampleReview['ratings']);
}

/** Gives every confirmed review its place in the club's season. */
async function takePlaces({ dataSource, transactions }: Database): Promise<void> {
  for await (const { first, last } of idBatches(dataSource, 'reviews', ROWS_PER_TRANSACTION)) {
    await transactions.runInTransaction((manager) =>
      manager.query(
        `INSERT INTO season_places (club_id, season, author_email_hash, review_id)
         SELECT club_id, season, author_email_hash, id FROM reviews WHERE is_verified = 1 AND id BETWEEN ? AND ?`,
        [first, last],
      ),
    );
  }
}

async function storeClaimsAndLogin(
  { transactions }: Database,
  { clubs, protection, now }: SampleDataOptions,
): Promise<void> {
  const claims = sampleClaims(clubs, now).map((claim) => claimRow(claim, protection));
  const login = {
    email_hash: protection.hash(DEMO_LOGIN.email),
    email_encrypted: protection.encrypt(DEMO_LOGIN.email),
    name: 'Demo Club Secretary',
    password_hash: await hashPassword(DEMO_LOGIN.password),
    created_at: toStoredTimestamp(now),
  };
  const clubId = sampleClubId(DEMO_CLUB_INDEX);
  await transactions.runInTransaction(async (manager) => {
    await insertRows(manager, 'claims', claims);
    if (clubs <= DEMO_CLUB_INDEX) return;
    await insertRows(manager, 'club_admins', [{ club_id: clubId, ...login }]);
    invalidateClubs(manager, [clubId]);
    await manager.query(
      'INSERT INTO managed_clubs (admin_id, club_id, since) SELECT id, club_id, created_at FROM club_admins',
    );
  });
}
