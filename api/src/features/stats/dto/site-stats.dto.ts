import { ApiProperty } from '@nestjs/swagger';

/** Totals of the whole site. */
export class SiteStats {
  @ApiProperty({ type: 'integer' })
  totalClubs!: number;

  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews' })
  totalReviews!: number;
}
