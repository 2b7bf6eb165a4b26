import { Inject, Injectable } from '@nestjs/common';
import type { NoteSubject } from '../../model/desk/desk-note.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import type { Sql } from '../../platform/database/sql.js';
import { joined, raw, runSql, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';

const YEARS_KEPT = 2;
const PER_STATEMENT = 500;

/** Where the subject of a note is stored; if it's in none of these tables, it's gone. */
const SUBJECTS: Record<NoteSubject, readonly string[]> = {
  review: [
    'SELECT 1 FROM reviews r WHERE r.id = n.subject_id',
    'SELECT 1 FROM archived_reviews a WHERE a.review_id = n.subject_id',
  ],
  notice: ['SELECT 1 FROM notices r WHERE r.id = n.subject_id'],
  claim: ['SELECT 1 FROM claims r WHERE r.id = n.subject_id AND r.contact_erased_at IS NULL'],
  suggestion: ['SELECT 1 FROM club_suggestions r WHERE r.id = n.subject_id'],
  photo: ['SELECT 1 FROM club_photos r WHERE r.id = n.subject_id'],
  enquiry: ['SELECT 1 FROM enquiries r WHERE r.id = n.subject_id'],
  change: ['SELECT 1 FROM club_changes r WHERE r.id = n.subject_id'],
};

/** Deletes notes between staff with what they are about, and two years after they were written. */
@Injectable()
export class DeskNoteRetention {
  constructor(@Inject(DATABASE) private readonly database: Pick<Database, 'reads' | 'transactions'>) {}

  /** Deletes everything that is due, in short statements. */
  async run(now: Date): Promise<void> {
    const writtenBefore = new Date(now);
    writtenBefore.setUTCFullYear(now.getUTCFullYear() - YEARS_KEPT);
    await this.remove(sql`n.created_at < ${toStoredTimestamp(writtenBefore)}`);
    for (const [subject, places] of Object.entries(SUBJECTS)) {
      const isGone = raw(places.map((place) => `NOT EXISTS (${place})`).join(' AND '));
      await this.remove(sql`n.subject = ${subject} AND ${isGone}`);
    }
  }

  private async remove(isDue: Sql): Promise<void> {
    for (;;) {
      const rows = await this.database.reads.all<{ id: number }>(
        sql`SELECT n.id FROM desk_notes n WHERE ${isDue} LIMIT ${PER_STATEMENT}`,
      );
      if (rows.length === 0) return;
      const ids = joined(
        rows.map(({ id }) => id),
        ', ',
      );
      await this.database.transactions.runInTransaction((manager) =>
        runSql(manager, sql`DELETE FROM desk_notes WHERE id IN (${ids})`),
      );
    }
  }
}
