import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Review } from '../../../model/reviews/review.entity.js';

/** A link that confirms a review; only its hash is kept. */
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
