import { getMonth } from '@club-reviews/domain/months';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { ReviewPublication } from '@club-reviews/domain/review-status';
import { getRatingTotal, getStars } from '@club-reviews/domain/ratings';
import { isPubliclyVisible } from '@club-reviews/domain/review-status';
import type { EntityManager } from 'typeorm';
import { extractiveSummary } from '../reviews/summaries/extractive-summary.js';
import {
  invalidateClubs,
  invalidateDirectory,
  invalidateEveryClub,
  invalidateListings,
} from '../model/clubs/club-versions.js';
import type { HandlingEvent } from '../model/reviews/handling-counts.js';
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
import { sampleSessions } from './club-sessions.js';
import { DEMO_CLUB_INDEX } from './clubs.js';
import { storeSampleGrounds } from './grounds.js';
import type { SampleReview } from './reviews.js';
import { sampleClubsWithReviews } from './reviews.js';
import type { Row } from './sample-rows.js';
import { claimRow, clubRow, reviewRow, sampleClubId } from './sample-rows.js';
import type { SampleSize } from './sample-size.js';

const ROWS_PER_TRANSACTION = 5_000;
const ROWS_PER_REMOVAL = 10_000;
const TABLES_WITHOUT_ID = [
  'club_age_group_counts',
  'monthly_review_counts',
  'review_handling_counts',
  'season_places',
];
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

  await database.transactions.runInTransaction((manager) => noteState(manager, 'loading'));
  await storeClubsAndReviews(database, options);
  await takePlaces(database);
  await storeClaimsAndLogin(database, options);
  await recountStoredValues(database, options.progress);
  await database.transactions.runInTransaction(async (manager) => {
    await recordArrivals(manager);
    invalidateEveryClub(manager);
    await noteState(manager, 'loaded');
  });
  return true;
}

function noteState(manager: EntityManager, value: 'loading' | 'loaded'): Promise<SiteSetting> {
  return manager.save(SiteSetting, { name: 'sample_data', value });
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
  const sessionRows: Row[] = [];
  const handlingRows: Row[] = [];
  const months = new Map<string, number>();
  const count = (event: ReviewEvent, at: Date | null): void => {
    const key = `${at === null ? '' : getMonth(at)} ${event}`;
    if (at !== null) months.set(key, (months.get(key) ?? 0) + 1);
  };
  const store = async (): Promise<void> => {
    await transactions.runInTransaction(async (manager) => {
      await insertRows(manager, 'clubs', clubRows);
      await insertRows(manager, 'reviews', reviewRows);
      await insertRows(manager, 'club_sessions', sessionRows);
      await insertRows(manager, 'review_handling_counts', handlingRows);
      invalidateDirectory(manager);
      invalidateListings(manager);
    });
    clubRows.length = 0;
    reviewRows.length = 0;
    sessionRows.length = 0;
    handlingRows.length = 0;
  };
  for (const { club, reviews } of sampleClubsWithReviews(reviewCount, clubs, now)) {
    const visible: SampleReview[] = [];
    const handling = new OpeningCounts(sampleClubId(club.index));
    for (const review of reviews) {
      const isVisible = isPubliclyVisible({ ...review, isHeld: false }, publication);
      reviewRows.push(reviewRow({ ...review, isVisible }, protection));
      count('submitted', review.createdAt);
      count('confirmed', review.verifiedAt);
      if (review.isVerified) handling.add('confirmed', review.ratings);
      if (!isVisible) continue;
      visible.push(review);
      handling.add('published', review.ratings);
      count('published', publication === 'approved' ? review.approvedAt : review.verifiedAt);
    }
    clubRows.push(clubRow(club, summarise(visible)));
    handlingRows.push(...handling.rows());
    sessionRows.push(...sampleSessions(club.index, now));
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
    await storeSampleGrounds(manager, now);
    invalidateDirectory(manager);
  });
  progress?.('reviews', 1);
}

/** Counts a club's sample reviews by stars: their changes aren't in the audit log. */
class OpeningCounts {
  private readonly counts = new Map<string, number>();

  constructor(private readonly clubId: number) {}

  add(event: HandlingEvent, ratings: SampleReview['ratings']): void {
    const key = `${getStars(getRatingTotal(ratings))} ${event}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  rows(): Row[] {
    return Array.from(this.counts, ([key, count]) => {
      const [stars, event = ''] = key.split(' ');
      return { club_id: this.clubId, stars: Number(stars), event, detail: '', opening: count, count };
    });
  }
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

/** Records how what waits for moderators came in, as if it had been sent: their figures count it. */
async function recordArrivals(manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO audit_entries (subject_type, subject_id, actor, action, from_status, to_status, created_at)
     SELECT 'review', id, 'reviewer', 'verified', 'pending-verification', 'awaiting-approval', verified_at
     FROM reviews WHERE is_verified = 1 AND is_approved = 0`,
  );
  await manager.query(
    `INSERT INTO audit_entries (subject_type, subject_id, actor, action, to_status, created_at)
     SELECT 'claim', id, 'club-admin', 'submitted', 'pending', created_at FROM claims`,
  );
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
