import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { Review } from './review.entity.js';

/** What an author can change of a review. */
export interface EditedContent {
  ageGroup: string;
  ratings: Record<RatingCategory, number>;
  reviewText: string;
}

/** An edit of a public review that a moderator has to read first. The public reads the old text until then. */
@Entity('review_edits', { withoutRowid: true })
@Index('ix_review_edits_created', ['createdAt'])
export class ReviewEdit {
  @PrimaryColumn({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @OneToOne(() => Review, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'review_id', foreignKeyConstraintName: 'fk_review_edits_review' })
  review?: Relation<Review>;

  /** An {@link EditedContent} as JSON. */
  @Column({ type: 'text' })
  content!: string;

  /** What automatic checks found in the new text. */
  @Column({ name: 'hold_reason', type: 'varchar', length: 200, nullable: true })
  holdReason!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}

/** The content of an edit. */
export function editedContent({ content }: Pick<ReviewEdit, 'content'>): EditedContent {
  return JSON.parse(content) as EditedContent;
}
