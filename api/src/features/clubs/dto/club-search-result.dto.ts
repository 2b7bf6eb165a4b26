import { ApiProperty } from '@nestjs/swagger';
import { ClubSummary } from './club-summary.dto.js';

/** A club that a search found. */
export class ClubSearchResult extends ClubSummary {
  @ApiProperty({ type: Number, nullable: true, description: 'Where it is, in degrees; null when not known' })
  latitude!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  longitude!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Great-circle miles from the postcode, two decimals; null without a postcode',
  })
  distanceMiles!: number | null;
}
