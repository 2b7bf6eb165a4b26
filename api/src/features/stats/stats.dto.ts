import { ApiProperty } from '@nestjs/swagger';

/** How many publicly visible reviews come from one age group. */
export class AgeGroupStat {
  @ApiProperty({ description: '"U7s" to "U18s" or "prefer not to disclose"', example: 'U12s' })
  ageGroup!: string;

  @ApiProperty({ type: 'integer' })
  count!: number;
}

/** Totals of the whole site. */
export class SiteStats {
  @ApiProperty({ type: 'integer' })
  totalClubs!: number;

  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews' })
  totalReviews!: number;
}
