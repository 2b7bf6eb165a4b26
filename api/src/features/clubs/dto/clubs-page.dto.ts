import { ApiProperty } from '@nestjs/swagger';
import { ClubSummary } from './club-summary.dto.js';

/** One page of clubs. */
export class ClubsPage {
  @ApiProperty({ type: [ClubSummary] })
  clubs!: ClubSummary[];

  @ApiProperty({ type: 'integer', description: 'Clubs in all pages' })
  total!: number;

  @ApiProperty({ type: 'integer' })
  totalPages!: number;

  @ApiProperty({ type: 'integer' })
  page!: number;

  @ApiProperty({ type: 'integer' })
  pageSize!: number;

  @ApiProperty({
    description: 'True when more clubs match than `total` says: only the first thousand can be paged',
  })
  totalIsCapped!: boolean;
}
