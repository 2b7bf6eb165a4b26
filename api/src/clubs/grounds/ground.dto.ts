import type { GroundAccess, GroundSurface } from '@club-reviews/domain/club-facts';
import { GROUND_ACCESS, GROUND_SURFACES } from '@club-reviews/domain/club-facts';
import { ApiProperty } from '@nestjs/swagger';
import { TEXT_OR_NULL } from '../../platform/http/api-fields.js';

/** A ground in Active Places, with what can be told apart by. */
export class NamedGround {
  @ApiProperty({ type: 'integer', description: 'The site’s number in Active Places' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty(TEXT_OR_NULL)
  town!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  postcode!: string | null;
}

/** What a club's ground has. */
export class ClubGround extends NamedGround {
  @ApiProperty({ description: 'False once Active Places no longer has it' })
  isListed!: boolean;

  @ApiProperty({ enum: GROUND_SURFACES, isArray: true })
  groundSurfaces!: GroundSurface[];

  @ApiProperty({ enum: GROUND_ACCESS, isArray: true })
  groundAccess!: GroundAccess[];
}
