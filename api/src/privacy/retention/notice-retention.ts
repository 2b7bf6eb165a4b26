import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { deleteDue } from '../../platform/database/delete-due.js';
import { sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';

const DAY_MS = 24 * 3_600_000;

/** As long as the link for sending a notice works. */
const UNCONFIRMED_FOR_MS = 7 * DAY_MS;

/**
 * How long a closed notice is kept, with the name and address of an author whose review was kept: a claim for
 * defamation can be brought for a year (section 4A of the Limitation Act 1980), and served for four months after that
 * (rule 7.5 of the Civil Procedure Rules).
 */
const MONTHS_KEPT = 16;

/** Deletes expired notices, with their timeline. */
@Injectable()
export class NoticeRetention {
  constructor(private readonly database: Database) {}

  /** Deletes everything that is due. */
  async run(now: Date): Promise<void> {
    const unconfirmedBefore = new Date(now.getTime() - UNCONFIRMED_FOR_MS);
    const closedBefore = new Date(now);
    closedBefore.setUTCMonth(closedBefore.getUTCMonth() - MONTHS_KEPT);
    for (const isDue of [
      sql`state = 'unconfirmed' AND created_at < ${toStoredTimestamp(unconfirmedBefore)}`,
      sql`closed_at < ${toStoredTimestamp(closedBefore)}`,
    ])
      await deleteDue(this.database, { table: 'notices', isDue });
  }
}
