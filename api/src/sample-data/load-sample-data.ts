import type { EntityManager } from 'typeorm';
import type { ReviewPublication } from '@club-reviews/domain/review-status';
import type { Database } from '../platform/database/database.js';
import { idBatches, insertRows } from '../platform/database/batches.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import type { EmailProtection } from '../platform/security/email-protection.js';
import { hashPassword } from '../platform/security/passwords.js';
import { noteChangedClubs, noteDirectory, noteEveryClub, noteListing } from '../model/clubs/club-versions.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import { sampleClaims } from './claims.js';
import { DEMO_LOGIN } from '../platform/config/settings.js';
import { DEMO_CLUB_INDEX } from './clubs.js';
import { sampleClubsWithReviews } from './reviews.js';
import { SampleMonths } from './sample-months.js';
import type { Row } from './sample-rows.js';
import { claimRow, clubRow, isVisibleSample, reviewRow, sampleClubId } from './sample-rows.js';
import type { SampleSize } from './sample-size.js';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { extractiveSummary } from '../features/summaries/extractive-summary.js';
import type { SampleReview } from './sample-types.js';

const ROWS_PER_TRANSACTION = 5_000;
const ROWS_PER_REMOVAL = 10_000;

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

/** What loading needs from an open database. */
export type SampleDataTarget = Database;

/**
 * Fills an empty database with invented clubs, their reviews, pending claims and the demo login. Does nothing if there
 * are clubs already; leftovers of an interrupted load are removed first. Best while nobody else writes, as on start-up
 * under the migration lock.
 * @returns true if sample data has been loaded now
 */
export async function loadSampleDataOnce(
  database: SampleDataTarget,
  options: SampleDataOptions,
): Promise<boolean> {
  const { dataSource } = database;
  const state = await dataSource.getRepository(SiteSetting).findOneBy({ name: 'sample_data' });
  if (state?.value === 'loading') await removeLeftovers(database);
  else if (await hasClubs(database)) return false;

  await noteState(database, 'loading');
  await storeClubsAndReviews(database, options);
  await storeClaimsAndLogin(database, options);
  await recountStoredValues(database, options.progress);
  await noteState(database, 'loaded');
  return true;
}

async function hasClubs({ dataSource }: SampleDataTarget): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>('SELECT id FROM clubs LIMIT 1');
  return rows.length > 0;
}

async function noteState({ transactions }: SampleDataTarget, value: 'loading' | 'loaded'): Promise<void> {
  await transactions.runInTransaction((manager) => manager.save(SiteSetting, { name: 'sample_data', value }));
}

async function removeLeftovers({ dataSource, transactions }: SampleDataTarget): Promise<void> {
  for (const table of [
    'club_search_terms',
    'club_teams',
    'club_age_group_counts',
    'monthly_review_counts',
    'season_places',
  ]) {
    await transactions.runInTransaction(async (manager) => {
      await manager.query(`DELETE FROM ${table}`);
      noteEveryClub(manager);
    });
  }
  for (const table of ['reviews', 'claims', 'club_admins', 'clubs']) {
    for await (const { first, last } of idBatches(dataSource, table, ROWS_PER_REMOVAL)) {
      await transactions.runInTransaction(async (manager) => {
        await manager.query(`DELETE FROM ${table} WHERE id BETWEEN ? AND ?`, [first, last]);
        noteEveryClub(manager);
      });
    }
  }
}

async function storeClubsAndReviews(database: SampleDataTarget, options: SampleDataOptions): Promise<void> {
  const { clubs, reviews, now, protection, publication, progress } = options;
  const clubRows: Row[] = [];
  const reviewRows: Row[] = [];
  const months = new SampleMonths(publication);
  const store = async (): Promise<void> => {
    await database.transactions.runInTransaction(async (manager) => {
      await insertRows(manager, 'clubs', clubRows);
      await insertRows(manager, 'reviews', reviewRows);
      noteDirectory(manager);
      noteListing(manager);
    });
    clubRows.length = 0;
    reviewRows.length = 0;
  };
  for (const { club, reviews: own } of sampleClubsWithReviews(reviews, clubs, now)) {
    clubRows.push(clubRow(club, summariseSampleReviews(own, publication)));
    for (const review of own) {
      reviewRows.push(reviewRow(review, protection, publication));
      months.add(review);
    }
    if (clubRows.length + reviewRows.length >= ROWS_PER_TRANSACTION) {
      await store();
      progress?.('reviews', (club.index + 1) / clubs);
    }
  }
  await store();
  await database.transactions.runInTransaction(async (manager) => {
    await insertRows(manager, 'monthly_review_counts', months.rows());
    noteDirectory(manager);
  });
  await takePlaces(database);
  progress?.('reviews', 1);
}

/** Gives every confirmed review its place in the club's season. */
async function takePlaces({ dataSource, transactions }: SampleDataTarget): Promise<void> {
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

async function storeClaimsAndLogin(database: SampleDataTarget, options: SampleDataOptions): Promise<void> {
  const { protection } = options;
  const claims = sampleClaims(options.clubs, options.now).map((claim) => claimRow(claim, protection));
  const passwordHash = await hashPassword(DEMO_LOGIN.password);
  await database.transactions.runInTransaction(async (manager) => {
    await insertRows(manager, 'claims', claims);
    if (options.clubs > DEMO_CLUB_INDEX) await storeDemoLogin(manager, protection, passwordHash, options.now);
  });
}

async function storeDemoLogin(
  manager: EntityManager,
  protection: EmailProtection,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await insertRows(manager, 'club_admins', [
    {
      club_id: sampleClubId(DEMO_CLUB_INDEX),
      email_hash: protection.hash(DEMO_LOGIN.email),
      email_encrypted: protection.encrypt(DEMO_LOGIN.email),
      name: 'Demo Club Secretary',
      password_hash: passwordHash,
      created_at: toStoredTimestamp(now),
    },
  ]);
  noteChangedClubs(manager, [sampleClubId(DEMO_CLUB_INDEX)]);
  await manager.query(
    'INSERT INTO managed_clubs (admin_id, club_id, since) SELECT id, club_id, created_at FROM club_admins',
  );
}

/**
 * The summary of a club's visible reviews, or null if there are too few.
 * @param reviews the club's reviews, newest first
 */
function summariseSampleReviews(
  reviews: readonly SampleReview[],
  publication: ReviewPublication,
): string | null {
  const visible = reviews.filter((review) => isVisibleSample(review, publication));
  const mean = (category: RatingCategory): number =>
    visible.reduce((sum, review) => sum + review.ratings[category], 0) / visible.length;
  const averages = Object.fromEntries(RATING_CATEGORIES.map((category) => [category, mean(category)]));
  return extractiveSummary(visible, averages as Record<RatingCategory, number>);
}
