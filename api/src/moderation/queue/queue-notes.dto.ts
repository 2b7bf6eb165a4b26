import { QUEUE_KINDS, QUEUE_MESSAGES, MAX_NOTE_LENGTH } from '@club-reviews/domain/queue';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { boundedNumber, oneOfWords } from '../../platform/http/query-schema.js';
import { textField } from '../../platform/http/text-fields.js';
import { QueuePerson } from '../../platform/queue/queue-entry.js';
import { entryBody } from './queue.dto.js';

/** Which entry's notes to read. */
export const notesQuery = z.object({
  kind: oneOfWords(QUEUE_KINDS, 'The kind of the entry'),
  id: boundedNumber(1, 999_999_999).describe('Its id'),
});

export type NotesQuery = z.output<typeof notesQuery>;

/** A note on an entry. */
export const noteBody = entryBody.extend({
  text: textField({ name: 'The note', max: MAX_NOTE_LENGTH, missing: QUEUE_MESSAGES.note }),
});

export type NoteBody = z.output<typeof noteBody>;

/** A note between staff. */
export class QueueNoteEntry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  text!: string;

  @ApiProperty({ type: () => QueuePerson })
  writer!: QueuePerson;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
