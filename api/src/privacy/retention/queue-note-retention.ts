import { Injectable } from '@nestjs/common';
import type { NoteSubject } from '../../model/queue/queue-note.js';
import { Database } from '../../platform/database/database.js';
import { deleteDue } from '../../platform/database/delete-due.js';
import { raw, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';

const YEARS_KEPT = 2;

/** Where the subject of a note is stored; if it's in none of these tables, it's gone. */
const SUBJECTS: Record<NoteSubject, readonly string[]> = {
  review: [
    'SELECT 1 FROM reviews r WHERE r.id = desk_notes.subject_id',
    'SELECT 1 FROM archived_reviews a WHERE a.review_id = desk_notes.subject_id',
  ],
  notice: ['SELECT 1 FROM notices r WHERE r.id = desk_notes.subject_id'],
  claim: ['SELECT 1 FROM claims r WHERE r.id = desk_notes.subject_id AND r.contact_erased_at IS NULL'],
  suggestion: ['SELECT 1 FROM club_suggestions r WHERE r.id = desk_notes.subject_id'],
  photo: ['SELECT 1 FROM club_photos r WHERE r.id = desk_notes.subject_id'],
  enquiry: ['SELECT 1 FROM enquiries r WHERE r.id = desk_notes.subject_id'],
  change: ['SELECT 1 FROM club_changes r WHERE r.id = desk_notes.subject_id'],
  warning: ['SELECT 1 FROM club_warnings r WHERE r.id = desk_notes.subject_id'],
};

/** Deletes notes between staff with what they are about, and two years after they were written. */
@Injectable()
export class QueueNoteRetention {
  constructor(private readonly database: Database) {}

  /** Deletes everything that is due, in short statements. */
  async run(now: Date): Promise<void> {
    const writtenBefore = new Date(now);
    writtenBefore.setUTCFullYear(now.getUTCFullYear() - YEARS_KEPT);
    await deleteDue(this.database, {
      table: 'desk_notes',
      isDue: sql`created_at < ${toStoredTimestamp(writtenBefore)}`,
    });
    for (const [subject, places] of Object.entries(SUBJECTS)) {
      const isGone = raw(places.map((place) => `NOT EXISTS (${place})`).join(' AND '));
      await deleteDue(this.database, { table: 'desk_notes', isDue: sql`subject = ${subject} AND ${isGone}` });
    }
  }
}
