import type { FactSource } from '@club-reviews/domain/fact-sources';
import { SOURCE_KINDS } from '@club-reviews/domain/fact-sources';
import { ApiProperty } from '@nestjs/swagger';
import { TEXT_OR_NULL } from '../platform/http/api-fields.js';

/** A source of facts about a club, and which. */
export class FactSourceDto implements FactSource {
  @ApiProperty({ enum: SOURCE_KINDS })
  kind!: FactSource['kind'];

  @ApiProperty({ type: String, format: 'date', description: 'When; for an unknown source, before when' })
  on!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What an imported file is called' })
  name!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Under which licence it may be used' })
  licence!: string | null;

  @ApiProperty({ type: [String], example: ['homeGround'] })
  facts!: string[];
}
