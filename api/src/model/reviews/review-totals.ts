import type { ReviewPublication, ReviewState, ReviewStatus } from '@club-reviews/domain/review-status';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { getRatingTotal, getStars, storedWeight } from '@club-reviews/domain/ratings';
import { isHeldBack, reviewStatus, isPubliclyVisible } from '@club-reviews/domain/review-status';
import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { joined, raw, runSql, sql } from '../../platform/database/sql.js';
import { ClubAgeGroupCount } from '../clubs/club.entity.js';
import { invalidateClubs } from '../clubs/club-versions.js';
import { requestSummary } from './summary-job.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Names of the counters kept for the whole site. A review is pending verification, awaiting approval or approved;
 * `reviews_held` are those that an automatic check holds back and nobody has approved yet.
 */
export type SiteCounterName =
  | 'clubs'
  | 'visible_reviews'
  | 'reviews_pending_verification'
  | 'reviews_awaiting_approval'
  | 'reviews_approved'
  | 'reviews_held';

/** A total shown on pages, updated in the transaction that changes it, so that nothing is counted while reading. */
@Entity('site_counters', { withoutRowid: true })
export class SiteCounter {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: SiteCounterName;

  @Column({ type: 'integer', default: 0 })
  value!: number;
}

/** How many publicly visible reviews the whole site has for one age group. */
@Entity('age_group_counts', { withoutRowid: true })
export class AgeGroupCount {
  @PrimaryColumn({ name: 'age_group', type: 'varchar', length: 24 })
  ageGroup!: string;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}

/** What stored totals depend on. */
export interface CountedReview extends ReviewState {
  clubId: number;
  ageGroup: string;
  season: number;
  ratings: Record<RatingCategory, number>;
  isInvited: boolean;
}

/** The amounts by which stored values change. */
export interface TotalsDelta {
  /** From the column of the club's row to the amount; empty if nothing public changes. */
  club: Record<string, number>;
  /** Public reviews of the age group, for club and site alike. */
  visible: number;
  site: Partial<Record<SiteCounterName, number>>;
}

const COUNTER_OF_STATUS: Record<ReviewStatus, SiteCounterName> = {
  'pending-verification': 'reviews_pending_verification',
  'awaiting-approval': 'reviews_awaiting_approval',
  approved: 'reviews_approved',
};

/** How a change to one review changes the totals; undefined if the review doesn't exist then. */
export function totalsDelta(
  before: CountedReview | undefined,
  after: CountedReview | undefined,
  publication: ReviewPublication,
): TotalsDelta {
  const [less, more] = [getContribution(before, publication), getContribution(after, publication)];
  return {
    club: subtract(more.club, less.club),
    visible: more.visible - less.visible,
    site: subtract(more.site, less.site),
  };
}

/** What one review adds to the totals. */
function getContribution(review: CountedReview | undefined, publication: ReviewPublication): TotalsDelta {
  if (!review) return { club: {}, visible: 0, site: {} };
  const site: TotalsDelta['site'] = {
    [COUNTER_OF_STATUS[reviewStatus(review)]]: 1,
    ...(isHeldBack(review) ? { reviews_held: 1 } : {}),
  };
  if (!isPubliclyVisible(review, publication)) return { club: {}, visible: 0, site };
  return { club: getClubContribution(review), visible: 1, site: { ...site, visible_reviews: 1 } };
}

/** What one visible review adds to the columns of its club. */
export function getClubContribution({
  ratings,
  season,
  isInvited,
}: Pick<CountedReview, 'ratings' | 'season' | 'isInvited'>): Record<string, number> {
  const total = getRatingTotal(ratings);
  const weight = storedWeight(season);
  return {
    review_count: 1,
    ...Object.fromEntries(RATING_CATEGORIES.map((category) => [`${category}_sum`, ratings[category]])),
    [`rating_count_${getStars(total)}`]: 1,
    weighted_count: weight,
    ...Object.fromEntries(
      RATING_CATEGORIES.map((category) => [`weighted_${category}_sum`, weight * ratings[category]]),
    ),
    weighted_total: total,
    ...(isInvited ? { invited_count: 1, invited_total: total } : {}),
  };
}

function subtract<T extends Partial<Record<string, number>>>(more: T, less: T): T {
  const names = Object.keys({ ...more, ...less });
  const differences = names.map((name): [string, number] => [name, (more[name] ?? 0) - (less[name] ?? 0)]);
  return Object.fromEntries(differences.filter(([, difference]) => difference !== 0)) as T;
}

/** Brings stored totals up to date with a change of one review; rows are touched in the order of ReviewLifecycle. */
export async function applyTotalsDelta(
  manager: EntityManager,
  dialect: Dialect,
  { clubId, ageGroup }: { clubId: number; ageGroup: string },
  { club, visible, site }: TotalsDelta,
  at: Date,
): Promise<void> {
  const isVisiblyDifferent = Object.keys(club).length > 0;
  if (isVisiblyDifferent) {
    await addToClub(manager, clubId, club);
    await addToAgeGroups(manager, dialect, clubId, ageGroup, visible);
  }
  await addToSite(manager, site);
  if (isVisiblyDifferent) await requestSummary(manager, dialect, clubId, at);
}

async function addToClub(manager: EntityManager, clubId: number, club: TotalsDelta['club']): Promise<void> {
  const additions = Object.entries(club).map(
    ([column, summand]) => sql`${raw(column)} = ${raw(column)} + ${summand}`,
  );
  await runSql(manager, sql`UPDATE clubs SET ${joined(additions, ', ')} WHERE id = ${clubId}`);
  invalidateClubs(manager, [clubId]);
}

async function addToAgeGroups(
  manager: EntityManager,
  dialect: Dialect,
  clubId: number,
  ageGroup: string,
  count: number,
): Promise<void> {
  const row = { club_id: clubId, age_group: ageGroup, count };
  await runSql(
    manager,
    dialect.upsert('club_age_group_counts', row, ['club_id', 'age_group'], (excluded) => ({
      count: sql`count + ${excluded('count')}`,
    })),
  );
  // Groups without reviews have no row, as after a recount.
  if (count < 0) await manager.delete(ClubAgeGroupCount, { clubId, ageGroup, count: 0 });
  await addToAgeGroup(manager, dialect, ageGroup, count);
}

/** Adds to the site's number of visible reviews for an age group. */
export async function addToAgeGroup(
  manager: EntityManager,
  dialect: Pick<Dialect, 'upsert'>,
  ageGroup: string,
  count: number,
): Promise<void> {
  await runSql(
    manager,
    dialect.upsert('age_group_counts', { age_group: ageGroup, count }, ['age_group'], (excluded) => ({
      count: sql`count + ${excluded('count')}`,
    })),
  );
  if (count < 0) await manager.delete(AgeGroupCount, { ageGroup, count: 0 });
}

/** All counters in one statement, so that the shared rows are locked in one order and late. */
export async function addToSite(manager: EntityManager, site: TotalsDelta['site']): Promise<void> {
  const summands = Object.entries(site);
  if (summands.length === 0) return;
  const cases = summands.map(([name, summand]) => sql`WHEN ${name} THEN ${summand}`);
  await runSql(
    manager,
    sql`UPDATE site_counters SET value = value + CASE name ${joined(cases, ' ')} ELSE 0 END
      WHERE name IN (${joined(Object.keys(site), ', ')})`,
  );
}
