import { QUEUE_KINDS } from '@club-reviews/domain/queue';
import { ApiProperty } from '@nestjs/swagger';
import { MOMENT_OR_NULL } from '../http/api-fields.js';

/** Someone who works at the queue. */
export class QueuePerson {
  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Whether it is the caller' })
  isMe!: boolean;
}

/**
 * One thing waiting for a decision. Each queue source adds a field with what its entries are about: one of them is
 * given, depending on the kind, and the others are null.
 */
export class QueueEntry {
  @ApiProperty({ enum: QUEUE_KINDS, enumName: 'QueueKind' })
  kind!: string;

  @ApiProperty({
    type: 'integer',
    description:
      'Of the review, report, claim, notice, suggestion, picture, question or change; unique within its kind',
  })
  id!: number;

  @ApiProperty({ description: 'A child may be at risk, someone says' })
  isUrgent!: boolean;

  @ApiProperty({ format: 'date-time' })
  waitingSince!: string;

  @ApiProperty({ ...MOMENT_OR_NULL, description: 'By when the law wants a step' })
  dueAt!: string | null;

  @ApiProperty({ type: () => QueuePerson, nullable: true, description: 'Who has taken it on' })
  assignee!: QueuePerson | null;

  @ApiProperty({ type: () => [String], description: 'Who else has it open' })
  lookers!: string[];

  @ApiProperty({ type: 'integer', description: 'How many notes the staff have written on it' })
  notes!: number;
}
