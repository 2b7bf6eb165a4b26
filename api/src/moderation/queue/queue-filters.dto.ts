import type { DeskKind } from '@club-reviews/domain/desk';
import { DESK_KINDS, DESK_MESSAGES, MAX_FILTER_NAME_LENGTH } from '@club-reviews/domain/desk';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { lineField } from '../../platform/http/text-fields.js';

const KINDS_ERROR = `kinds must be a list of some of ${DESK_KINDS.join(', ')}`;

/** A filter to save. One that shows everything doesn't count as a filter. */
export const filterBody = z
  .object({
    name: lineField({ name: 'The name', max: MAX_FILTER_NAME_LENGTH, missing: DESK_MESSAGES.filterName }),
    kinds: z
      .array(z.enum(DESK_KINDS, { error: KINDS_ERROR }), { error: KINDS_ERROR })
      .max(DESK_KINDS.length, { error: KINDS_ERROR })
      .meta({ description: 'Empty for all' }),
    isMine: z.boolean({ error: 'isMine must be true or false' }),
  })
  .refine(({ kinds, isMine }) => kinds.length > 0 || isMine, {
    error: DESK_MESSAGES.wholeDesk,
    path: ['kinds'],
  });

export type FilterBody = z.output<typeof filterBody>;

/** A filter that the caller has saved. */
export class SavedFilter {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: DESK_KINDS, enumName: 'DeskKind', isArray: true, description: 'Empty for all' })
  kinds!: DeskKind[];

  @ApiProperty({ description: 'Only what the caller has taken on' })
  isMine!: boolean;
}
