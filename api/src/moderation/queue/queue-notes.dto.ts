import { DESK_KINDS, DESK_MESSAGES, MAX_NOTE_LENGTH } from '@club-reviews/domain/desk';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { boundedNumber, oneOfWords } from '../../platform/http/query-schema.js';
import { textField } from '../../platform/http/text-fields.js';
import { DeskPerson } from '../../platform/queue/queue-entry.js';
import { entryBody } from './queue.dto.js';

/** Which entry's notes to read. */
export const notesQuery = z.object({
  kind: oneOfWords(DESK_KINDS, 'The kind of the entry'),
  id: boundedNumber(1, 999_999_999).describe('Its id'),
});

export type NotesQuery = z.output<typeof notesQuery>;

/** A note on an entry. */
export const noteBody = entryBody.extend({
  text: textField({ name: 'The note', max: MAX_NOTE_LENGTH, missing: DESK_MESSAGES.note }),
});

export type NoteBody = z.output<typeof noteBody>;

/** A note between staff. */
export class DeskNoteEntry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  text!: string;

  @ApiProperty({ type: () => DeskPerson })
  writer!: DeskPerson;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
