import { QUEUE_KINDS, MAX_COUNTED } from '@club-reviews/domain/queue';
import { ApiProperty } from '@nestjs/swagger';
import { MOMENT_OR_NULL, NUMBER_OR_NULL } from '../../../platform/http/api-fields.js';

const KIND = { enum: QUEUE_KINDS, enumName: 'QueueKind' };
const COUNT = { type: 'integer' } as const;

/** How much of one kind came in and was decided in a week. Reviews on hold are among the reviews. */
export class QueueWeekKind {
  @ApiProperty(KIND)
  kind!: string;

  @ApiProperty(COUNT)
  arrived!: number;

  @ApiProperty(COUNT)
  decided!: number;
}

/** How many reviews were removed for one reason. */
export class QueueRemovals {
  @ApiProperty({ description: 'A public reason, or none-given' })
  reasonCode!: string;

  @ApiProperty(COUNT)
  count!: number;
}

/** What happened in the queue in one week. */
export class QueueWeekFigures {
  @ApiProperty({ description: 'The date of its Monday, by the clock in London', example: '2026-11-16' })
  week!: string;

  @ApiProperty({ type: () => [QueueWeekKind], description: 'Only kinds of which there was something' })
  kinds!: QueueWeekKind[];

  @ApiProperty({
    ...NUMBER_OR_NULL,
    description: 'How long half of the decisions took at most, in hours; null when there were none',
  })
  medianHours!: number | null;

  @ApiProperty({ ...NUMBER_OR_NULL, description: 'The longest any of them took, in hours' })
  longestHours!: number | null;

  @ApiProperty({ ...COUNT, description: 'Reviews that moderators published, let stand or removed' })
  reviewsDecided!: number;

  @ApiProperty({ type: () => [QueueRemovals], description: 'Those of them that were removed, by reason' })
  removals!: QueueRemovals[];
}

/** How much of one kind is waiting. */
export class QueueWaitingKind {
  @ApiProperty(KIND)
  kind!: string;

  @ApiProperty({ ...COUNT, maximum: MAX_COUNTED })
  count!: number;

  @ApiProperty({ description: 'There are more than are counted' })
  hasMore!: boolean;

  @ApiProperty({ type: String, format: 'date-time', description: 'Since when the oldest one waits' })
  oldestSince!: string;
}

/** What is waiting at the moment. */
export class QueueWaiting {
  @ApiProperty({ type: () => [QueueWaitingKind], description: 'Only kinds of which something waits' })
  kinds!: QueueWaitingKind[];

  @ApiProperty({
    ...MOMENT_OR_NULL,
    description: 'Half of what waits has waited at least since then; null when nothing waits',
  })
  medianSince!: string | null;
}

/** How the queue is doing. */
export class QueueFigures {
  @ApiProperty({ type: () => QueueWaiting })
  waiting!: QueueWaiting;

  @ApiProperty({
    type: () => [QueueWeekFigures],
    description: 'The last twelve weeks, oldest first; the last one is still going on',
  })
  weeks!: QueueWeekFigures[];
}
