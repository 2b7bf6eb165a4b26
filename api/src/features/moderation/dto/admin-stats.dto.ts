import { ApiProperty } from '@nestjs/swagger';

const COUNT = { type: 'integer' } as const;

/** What there is, and what waits for a moderator. */
export class AdminStats {
  @ApiProperty({ ...COUNT, description: 'Reviews in every state' })
  totalReviews!: number;

  @ApiProperty(COUNT)
  pendingVerification!: number;

  @ApiProperty(COUNT)
  awaitingApproval!: number;

  @ApiProperty(COUNT)
  approved!: number;

  @ApiProperty({ ...COUNT, description: 'Held back by automatic checks, and not approved' })
  onHold!: number;

  @ApiProperty(COUNT)
  totalClubs!: number;

  @ApiProperty({ ...COUNT, description: 'At most 10,000 are counted' })
  pendingClaims!: number;
}
