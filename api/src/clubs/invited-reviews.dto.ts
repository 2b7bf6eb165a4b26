import { ApiProperty } from '@nestjs/swagger';

/** A number of visible reviews, and their average. */
export class RatedReviews {
  @ApiProperty({ type: 'integer' })
  count!: number;

  @ApiProperty({ description: 'Mean of their overall ratings, one decimal', minimum: 1, maximum: 5 })
  rating!: number;
}

/** A club's reviews that came by its invitations, beside the others. */
export class InvitedReviews {
  @ApiProperty({ type: RatedReviews })
  invited!: RatedReviews;

  @ApiProperty({ type: RatedReviews })
  unprompted!: RatedReviews;
}
