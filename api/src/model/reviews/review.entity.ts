import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, PrimaryColumn } from 'typeorm';
import { Club } from '../clubs/club.entity.js';
import type { HoldReason } from '@club-reviews/domain/hold-reasons';

/**
 * A parent's review. `isVisible` stores the result of the visibility rule (see isPubliclyVisible), so that
 * every public list reads one index; the reviewer's address is kept only as a keyed hash and encrypted.
 */
@Entity('reviews')
@Index('ix_reviews_recent', ['isVisible', 'createdAt'])
@Index('ix_reviews_club_recent', ['clubId', 'isVisible', 'createdAt'])
@Index('ix_reviews_club_age_group', ['clubId', 'isVisible', 'ageGroup', 'createdAt'])
@Index('ix_reviews_club_rating', ['clubId', 'isVisible', 'ratingTotal', 'createdAt'])
@Index('ix_reviews_club_age_rating', ['clubId', 'isVisible', 'ageGroup', 'ratingTotal', 'createdAt'])
@Index('ix_reviews_age_group', ['isVisible', 'ageGroup', 'createdAt'])
@Index('ix_reviews_age_group_rating', ['isVisible', 'ageGroup', 'ratingTotal', 'createdAt'])
@Index('ix_reviews_coaching', ['isVisible', 'coachingRating', 'createdAt'])
@Index('ix_reviews_communication', ['isVisible', 'communicationRating', 'createdAt'])
@Index('ix_reviews_facilities', ['isVisible', 'facilitiesRating', 'createdAt'])
@Index('ix_reviews_inclusivity', ['isVisible', 'inclusivityRating', 'createdAt'])
@Index('ix_reviews_value', ['isVisible', 'valueRating', 'createdAt'])
@Index('ix_reviews_created', ['createdAt'])
@Index('ix_reviews_status', ['isVerified', 'isApproved', 'createdAt'])
@Index('ix_reviews_held', ['isHeld', 'isApproved', 'createdAt'])
@Index('ix_reviews_club_created', ['clubId', 'createdAt'])
@Index('ix_reviews_club_responded', ['clubId', 'respondedAt'])
@Index('ix_reviews_club_approved', [
  'clubId',
  'isApproved',
  'isVerified',
  'createdAt',
  'ratingTotal',
  'respondedAt',
])
@Index('ix_reviews_author', ['authorEmailHash', 'clubId', 'season'])
@Index('ix_reviews_sample', ['isSample'])
export class Review {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_reviews_club' })
  club?: Relation<Club>;

  @Column({ name: 'author_email_hash', type: 'varchar', length: 64 })
  authorEmailHash!: string;

  @Column({ name: 'author_email_encrypted', type: 'varchar', length: 512 })
  authorEmailEncrypted!: string;

  @Column({ name: 'review_text', type: 'text' })
  reviewText!: string;

  /** "U7s" to "U18s" or "prefer not to disclose". */
  @Column({ name: 'age_group', type: 'varchar', length: 24 })
  ageGroup!: string;

  @Column({ name: 'coaching_rating', type: 'tinyint' })
  coachingRating!: number;

  @Column({ name: 'communication_rating', type: 'tinyint' })
  communicationRating!: number;

  @Column({ name: 'facilities_rating', type: 'tinyint' })
  facilitiesRating!: number;

  @Column({ name: 'inclusivity_rating', type: 'tinyint' })
  inclusivityRating!: number;

  @Column({ name: 'value_rating', type: 'tinyint' })
  valueRating!: number;

  /** Sum of the five ratings, 5 to 25; a fifth of it is the overall rating. */
  @Column({ name: 'rating_total', type: 'tinyint' })
  ratingTotal!: number;

  @Column({ name: 'is_verified', type: 'boolean', default: false })
  isVerified!: boolean;

  @Column({ name: 'is_approved', type: 'boolean', default: false })
  isApproved!: boolean;

  /** Held back by an automatic check until a person approves it. */
  @Column({ name: 'is_held', type: 'boolean', default: false })
  isHeld!: boolean;

  @Column({ name: 'hold_reason', type: 'varchar', length: 200, nullable: true })
  holdReason!: string | null;

  @Column({ name: 'is_visible', type: 'boolean', default: false })
  isVisible!: boolean;

  /** The club's public reply. */
  @Column({ name: 'response_text', type: 'text', nullable: true })
  responseText!: string | null;

  @Column({ name: 'responded_at', type: 'datetime', precision: 3, nullable: true })
  respondedAt!: Date | null;

  /** Year in which the review's season began (1 August to 31 July). */
  @Column({ type: 'smallint' })
  season!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'verified_at', type: 'datetime', precision: 3, nullable: true })
  verifiedAt!: Date | null;

  @Column({ name: 'approved_at', type: 'datetime', precision: 3, nullable: true })
  approvedAt!: Date | null;

  /** Of the club's invitation that it was written with; null once it's confirmed. */
  @Column({ name: 'invitation_hash', type: 'varchar', length: 64, nullable: true })
  invitationHash!: string | null;

  /** Confirmed with an invitation by the club that nobody had used. */
  @Column({ name: 'is_invited', type: 'boolean', default: false })
  isInvited!: boolean;

  /** Invented, and loaded with the sample data. */
  @Column({ name: 'is_sample', type: 'boolean', default: false })
  isSample!: boolean;
}

/** A link that confirms a review; only its hash is stored. */
@Entity('review_tokens', { withoutRowid: true })
@Index('ix_review_tokens_review', ['reviewId'])
export class ReviewToken {
  /** SHA-256 of the token, 64 hexadecimal digits. */
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  @Column({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @ManyToOne(() => Review, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'review_id', foreignKeyConstraintName: 'fk_review_tokens_review' })
  review?: Relation<Review>;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;

  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt!: Date | null;
}

const SEPARATOR = ',';

/** Reasons as stored in the column `hold_reason`; null if there are none. */
export function storeHoldReasons(reasons: readonly HoldReason[]): string | null {
  return reasons.length === 0 ? null : reasons.join(SEPARATOR);
}

/** The reasons in a column. */
export function readHoldReasons(stored: string | null): HoldReason[] {
  return (stored?.split(SEPARATOR) ?? []) as HoldReason[];
}

/** Whether automatic checks hold a text for a child's safety. */
export function isHeldForSafety(holdReason: string | null): boolean {
  return readHoldReasons(holdReason).includes('safeguarding');
}
