import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import type { EntityManager, Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import { Club } from '../clubs/club.entity.js';
import { Review } from './review.entity.js';

const DAY_MS = 24 * 3_600_000;

/** Why a review was archived: its author withdrew it, or a moderator removed it. */
export type ArchiveState = 'withdrawn' | 'removed';

/** How long an author can put a withdrawn review back. */
const WITHDRAWN_KEPT_DAYS = 90;

/**
 * A review that was taken down and can still be put back. It's not in the table that every list, count and export
 * reads, so none of them can show it by mistake.
 */
@Entity('archived_reviews', { withoutRowid: true })
@Index('ix_archived_reviews_author', ['authorEmailHash'])
@Index('ix_archived_reviews_erase', ['eraseAt'])
@Index('ix_archived_reviews_state', ['state', 'archivedAt', 'reviewId'])
export class ArchivedReview {
  @PrimaryColumn({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_archived_reviews_club' })
  club?: Relation<Club>;

  @Column({ type: 'smallint' })
  season!: number;

  @Column({ name: 'author_email_hash', type: 'varchar', length: 64 })
  authorEmailHash!: string;

  @Column({ name: 'author_email_encrypted', type: 'varchar', length: 512 })
  authorEmailEncrypted!: string;

  @Column({ type: 'varchar', length: 10 })
  state!: ArchiveState;

  /** The moderator's message. */
  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** Why a moderator removed it; null if its author withdrew it. */
  @Column({ name: 'reason_code', type: 'varchar', length: 20, nullable: true })
  reasonCode!: RecordedRemovalReason | null;

  /** The other columns of the review, as JSON. */
  @Column({ type: 'text' })
  content!: string;

  @Column({ name: 'archived_by', type: 'varchar', length: 12, default: 'reviewer' })
  archivedBy!: AuditActor;

  @Column({ name: 'archived_at', type: 'datetime', precision: 3 })
  archivedAt!: Date;

  /** When it's erased for good; null while an appeal is open. */
  @Column({ name: 'erase_at', type: 'datetime', precision: 3, nullable: true })
  eraseAt!: Date | null;
}

const MOMENTS = ['createdAt', 'verifiedAt', 'approvedAt', 'respondedAt'] as const;

/**
 * Moves a review out of the table that is read; the caller has locked it and updates the totals.
 * @param removedReviewDays how long a removed one is kept
 */
export async function archiveReview(
  manager: EntityManager,
  id: number,
  {
    at,
    actor,
    removedReviewDays,
    ...why
  }: Pick<ArchivedReview, 'state' | 'reason' | 'reasonCode'> & {
    at: Date;
    actor: AuditActor;
    removedReviewDays: number;
  },
): Promise<void> {
  const review = await manager.findOneByOrFail(Review, { id });
  const { clubId, season, authorEmailHash, authorEmailEncrypted } = review;
  const days = why.state === 'removed' ? removedReviewDays : WITHDRAWN_KEPT_DAYS;
  await manager.insert(ArchivedReview, {
    reviewId: id,
    clubId,
    season,
    authorEmailHash,
    authorEmailEncrypted,
    ...why,
    content: JSON.stringify(review),
    archivedBy: actor,
    archivedAt: at,
    eraseAt: new Date(at.getTime() + days * DAY_MS),
  });
  await manager.delete(Review, id);
}

/** The review as it was when it was archived. */
export function archivedContent({
  content,
  clubId,
  authorEmailHash,
  authorEmailEncrypted,
}: ArchivedReview): Omit<Review, 'club'> {
  const review = JSON.parse(content) as Review;
  for (const name of MOMENTS) {
    const moment = review[name] as unknown as string | null;
    if (moment !== null) review[name] = new Date(moment);
  }
  // An address that has been wiped or rehashed since isn't restored. Nor is its club, if that has been merged with
  // another.
  return { ...review, clubId, authorEmailHash, authorEmailEncrypted };
}
