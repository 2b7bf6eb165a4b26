import type { AppealOutcome } from '@club-reviews/domain/review-appeals';
import { TURNED_DOWN_KEPT_DAYS } from '@club-reviews/domain/review-appeals';
import type { EntityManager } from 'typeorm';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ArchivedReview } from './archived-review.js';
import { toUrgency, URGENCY } from '../../platform/queue/urgency.js';

const DAY_MS = 24 * 3_600_000;
/** For this long the author of a restored review can read the answer. */
const RESTORED_KEPT_DAYS = 90;

/**
 * An author's appeal against the removal of a review, and the outcome. There is one for each removal; the review is
 * archived when it's made, and back among the others once it's restored, so no foreign key fits.
 */
@Entity('review_appeals', { withoutRowid: true })
@Index('ix_review_appeals_open', ['decidedAt', 'createdAt'])
@Index('ix_review_appeals_urgency', ['decidedAt', 'urgency', 'createdAt'])
@Index('ix_review_appeals_erase', ['eraseAt'])
export class ReviewAppeal {
  @PrimaryColumn({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @Column({ type: 'text' })
  text!: string;

  /** See toUrgency. */
  @Column({ type: 'tinyint', default: URGENCY.ordinary })
  urgency!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  /** Null while it's open, like everything that follows. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  outcome!: AppealOutcome | null;

  /** The moderator's message. */
  @Column({ type: 'text', nullable: true })
  answer!: string | null;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3, nullable: true })
  decidedAt!: Date | null;

  @Column({ name: 'erase_at', type: 'datetime', precision: 3, nullable: true })
  eraseAt!: Date | null;
}

/** The appeal against this removal, not against an earlier one of the same review. */
export function appealAgainst<A extends Pick<ReviewAppeal, 'createdAt'>>(
  archived: Pick<ArchivedReview, 'archivedAt'>,
  appeal: A | null | undefined,
): A | undefined {
  return appeal && appeal.createdAt >= archived.archivedAt ? appeal : undefined;
}

/** Stores an appeal against a removal that the caller has locked; the review isn't erased before it's decided. */
export async function openAppeal(
  manager: EntityManager,
  { reviewId }: ArchivedReview,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  await manager.delete(ReviewAppeal, { reviewId });
  await manager.insert(ReviewAppeal, { reviewId, text, urgency: toUrgency([text]), createdAt: at });
  await manager.update(ArchivedReview, { reviewId }, { eraseAt: null });
}

/**
 * Stores an appeal's outcome. A review that stays removed is erased when it would have been without the appeal, but its
 * author has a few days to read the answer.
 */
export async function closeAppeal(
  manager: EntityManager,
  { reviewId, archivedAt }: ArchivedReview,
  {
    outcome,
    answer,
    at,
    removedReviewDays,
  }: { outcome: AppealOutcome; answer: string; at: Date; removedReviewDays: number },
): Promise<void> {
  const isRestored = outcome === 'restored';
  const eraseAt = isRestored
    ? daysAfter(at, RESTORED_KEPT_DAYS)
    : later(daysAfter(archivedAt, removedReviewDays), daysAfter(at, TURNED_DOWN_KEPT_DAYS));
  await manager.update(ReviewAppeal, { reviewId }, { outcome, answer, decidedAt: at, eraseAt });
  if (!isRestored) await manager.update(ArchivedReview, { reviewId }, { eraseAt });
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
