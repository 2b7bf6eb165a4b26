import { ApiProperty, OmitType } from '@nestjs/swagger';
import { PublicReview } from '../../reviews/public-review.js';

/** What its club knows already, and what is said in another way here. */
const NOT_THE_SAME = ['clubName', 'clubSlug', 'isVerified', 'isApproved'] as const;

/** An approved review, as its club reads it: without its author's address. */
export class ClubReview extends OmitType(PublicReview, NOT_THE_SAME) {
  @ApiProperty()
  isVerified!: boolean;

  @ApiProperty()
  isApproved!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  respondedAt!: string | null;
}
