import { getMonth } from '@club-reviews/domain/months';
import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { NO_REMOVAL_REASON } from '@club-reviews/domain/removal-reasons';
import type { ReviewPublication, ReviewState } from '@club-reviews/domain/review-status';
import { isHeldBack, isPubliclyVisible } from '@club-reviews/domain/review-status';
import type { EntityManager } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { runSql, sql } from '../../platform/database/sql.js';
import { invalidateDirectory } from '../clubs/club-versions.js';

/**
 * What the site publishes numbers for. `held`: an automatic check kept a confirmed review back; `published`: the public
 * could read it for the first time; `removed`: a moderator took a confirmed review down; `restored`: a moderator put it
 * back.
 */
export const REVIEW_EVENTS = ['submitted', 'confirmed', 'held', 'published', 'removed', 'restored'] as const;

/** One of the {@link REVIEW_EVENTS}. */
export type ReviewEvent = (typeof REVIEW_EVENTS)[number];

/** How often something happened to reviews in a month, updated in the same transactions. */
@Entity('monthly_review_counts', { withoutRowid: true })
export class MonthlyReviewCount {
  /** "2026-11", London time. */
  @PrimaryColumn({ type: 'varchar', length: 7 })
  month!: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  event!: ReviewEvent;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}

/** How many reviews moderators removed in a month, by the reason they gave: the event `removed`, in more detail. */
@Entity('monthly_removal_counts', { withoutRowid: true })
export class MonthlyRemovalCount {
  /** "2026-11", London time. */
  @PrimaryColumn({ type: 'varchar', length: 7 })
  month!: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  reason!: RecordedRemovalReason;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}

/** A change to one review; undefined if it doesn't exist before, or afterwards. */
export interface CountedChange {
  action: string;
  actor: AuditActor;
  at: Date;
  /** Set if the review was removed. */
  removedFor: RecordedRemovalReason | null;
  before: ReviewState | undefined;
  after: ReviewState | undefined;
  /** It was public before a report held it: bringing it back doesn't publish anything new. */
  wasPublic?: boolean;
}

/** Counts what happened to a review in its month. Runs last in its transaction: these rows are shared by all. */
export async function countInMonth(
  manager: EntityManager,
  dialect: Pick<Dialect, 'upsert'>,
  events: readonly ReviewEvent[],
  { at, removedFor }: Pick<CountedChange, 'at' | 'removedFor'>,
): Promise<void> {
  const month = getMonth(at);
  if (events.length > 0) invalidateDirectory(manager);
  for (const event of events) {
    await countOne(manager, dialect, 'monthly_review_counts', { month, event });
  }
  if (events.includes('removed')) {
    const reason = removedFor ?? NO_REMOVAL_REASON;
    await countOne(manager, dialect, 'monthly_removal_counts', { month, reason });
  }
}

async function countOne(
  manager: EntityManager,
  dialect: Pick<Dialect, 'upsert'>,
  table: string,
  key: Record<string, string>,
): Promise<void> {
  await runSql(
    manager,
    dialect.upsert(table, { ...key, count: 1 }, Object.keys(key), (excluded) => ({
      count: sql`count + ${excluded('count')}`,
    })),
  );
}

/** What a change counts as. */
export function toEvents(
  { action, actor, before, after, wasPublic }: CountedChange,
  publication: ReviewPublication,
): ReviewEvent[] {
  if (action === 'submitted') return ['submitted'];
  if (!before) return actor === 'site-admin' ? ['restored'] : [];
  if (!after) return before.isVerified && action === 'deleted' ? ['removed'] : [];
  const isHeld = (review: ReviewState): boolean => review.isVerified && isHeldBack(review);
  const isVisible = (review: ReviewState): boolean => isPubliclyVisible(review, publication);
  const events: ReviewEvent[] = [];
  if (after.isVerified && !before.isVerified) events.push('confirmed');
  if (isHeld(after) && !isHeld(before) && action !== 'held') events.push('held');
  if (isVisible(after) && !isVisible(before) && !wasPublic) events.push('published');
  return events;
}
