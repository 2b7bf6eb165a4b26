import { ApiProperty } from '@nestjs/swagger';
import { PlacedClub } from '../clubs.dto.js';
import { ClubGround } from './ground.dto.js';

/** How many clubs a ground's page names. */
export const GROUND_CLUBS = 100;

/** A ground, and who plays there. */
export class GroundPage extends ClubGround {
  @ApiProperty()
  latitude!: number;

  @ApiProperty()
  longitude!: number;

  @ApiProperty({ type: [PlacedClub], maxItems: GROUND_CLUBS, description: 'Listed clubs by name' })
  clubs!: PlacedClub[];

  @ApiProperty({ type: 'integer', description: 'How many clubs play there' })
  totalClubs!: number;
}
