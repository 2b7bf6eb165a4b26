import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff } from '../../platform/auth/for-staff.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentSession } from '../../platform/auth/session.js';
import type { StaffIdentity } from '../../platform/auth/staff-directory.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { NoteBody, NotesQuery } from './queue-notes.dto.js';
import { QueueNoteEntry, noteBody, notesQuery } from './queue-notes.dto.js';
import { QueueNotesService, NoteNotFoundError } from './queue-notes.service.js';
import { getModerator } from './moderator.js';

/** Staff notes on entries of the queue. */
@ApiTags('site-admin')
@Controller('admin/desk/notes')
export class QueueNotesController {
  constructor(private readonly notes: QueueNotesService) {}

  /** The notes on a waiting entry, oldest first. */
  @Get()
  @ForStaff('reader')
  @ApiOkResponse({ type: [QueueNoteEntry] })
  @ApiFailures(400, 404)
  listQueueNotes(
    @ValidQuery(notesQuery) entry: NotesQuery,
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<QueueNoteEntry[]> {
    return this.notes.of(entry, getModerator(session, staff));
  }

  /** Adds a note to a waiting entry. */
  @Post()
  @ForStaff('moderator')
  @ApiCreatedResponse({ type: QueueNoteEntry })
  @ApiFailures(400, 409, 413, 415)
  addQueueNote(
    @ValidBody(noteBody) note: NoteBody,
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<QueueNoteEntry> {
    return this.notes.add(note, getModerator(session, staff));
  }

  /** Deletes a note that the caller has written. */
  @Delete(':id')
  @ForStaff('moderator')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiFailures(404)
  deleteQueueNote(
    @RowId(NoteNotFoundError) id: number,
    @CurrentSession() session: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<void> {
    return this.notes.remove(id, getModerator(session, staff));
  }
}
