import type { QueueKind } from '@club-reviews/domain/queue';
import { QUEUE_KINDS, QUEUE_MESSAGES, MAX_FILTER_NAME_LENGTH } from '@club-reviews/domain/queue';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { lineField } from '../../platform/http/text-fields.js';

const KINDS_ERROR = `kinds must be a list of some of ${QUEUE_KINDS.join(', ')}`;

/** A filter to save. One that shows everything doesn't count as a filter. */
export const filterBody = z
  .object({
    name: lineField({ name: 'The name', max: MAX_FILTER_NAME_LENGTH, missing: QUEUE_MESSAGES.filterName }),
    kinds: z
      .array(z.enum(QUEUE_KINDS, { error: KINDS_ERROR }), { error: KINDS_ERROR })
      .max(QUEUE_KINDS.length, { error: KINDS_ERROR })
      .meta({ description: 'Empty for all' }),
    isMine: z.boolean({ error: 'isMine must be true or false' }),
  })
  .refine(({ kinds, isMine }) => kinds.length > 0 || isMine, {
    error: QUEUE_MESSAGES.wholeQueue,
    path: ['kinds'],
  });

export type FilterBody = z.output<typeof filterBody>;

/** A filter that the caller has saved. */
export class SavedFilter {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: QUEUE_KINDS, enumName: 'QueueKind', isArray: true, description: 'Empty for all' })
  kinds!: QueueKind[];

  @ApiProperty({ description: 'Only what the caller has taken on' })
  isMine!: boolean;
}
