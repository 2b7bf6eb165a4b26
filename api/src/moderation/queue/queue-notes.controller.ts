import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiFailures, ApiNoContent } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { NoteBody, NotesQuery } from './queue-notes.dto.js';
import { QueueNoteEntry, noteBody, notesQuery } from './queue-notes.dto.js';
import { QueueNotesService, NoteNotFoundError } from './queue-notes.service.js';
import { CurrentModerator } from './moderator.js';
import type { Moderator } from './moderator.js';

/** Staff notes on entries of the queue. */
@ApiTags('site-admin')
@Controller('admin/desk/notes')
export class QueueNotesController {
  constructor(private readonly notes: QueueNotesService) {}

  /** The notes on a waiting entry, oldest first. */
  @Get()
  @ForStaff('reader')
  @ApiOkResponse({ type: [QueueNoteEntry] })
  @ApiFailures(404)
  listQueueNotes(
    @ValidQuery(notesQuery) entry: NotesQuery,
    @CurrentModerator() moderator: Moderator,
  ): Promise<QueueNoteEntry[]> {
    return this.notes.of(entry, moderator);
  }

  /** Adds a note to a waiting entry. */
  @Post()
  @ForStaff('moderator')
  @ApiCreatedResponse({ type: QueueNoteEntry })
  @ApiFailures(409)
  addQueueNote(
    @ValidBody(noteBody) note: NoteBody,
    @CurrentModerator() moderator: Moderator,
  ): Promise<QueueNoteEntry> {
    return this.notes.add(note, moderator);
  }

  /** Deletes a note that the caller has written. */
  @Delete(':id')
  @ForStaff('moderator')
  @ApiNoContent()
  deleteQueueNote(
    @RowId(NoteNotFoundError) id: number,
    @CurrentModerator() moderator: Moderator,
  ): Promise<void> {
    return this.notes.remove(id, moderator);
  }
}
