import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { ReviewReport } from '../../model/reviews/report-case.js';
import { Database } from '../../platform/database/database.js';
import { deleteDue } from '../../platform/database/delete-due.js';
import { sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';

const UNCONFIRMED_KEPT_FOR_MS = 30 * 24 * 3_600_000;
const PER_TRANSACTION = 200;

/**
 * Deletes reports that nobody confirmed for 30 days, and wipes who reported and what they said a year after the
 * outcome. What remains is that a review was reported, for which reason, and the outcome.
 */
@Injectable()
export class ReportRetention {
  constructor(private readonly database: Database) {}

  /** Does everything that is due, a few at a time; returns how many reports it wiped. */
  async run(now: Date): Promise<number> {
    const unconfirmedBefore = toStoredTimestamp(new Date(now.getTime() - UNCONFIRMED_KEPT_FOR_MS));
    const isDue = sql`case_id IS NULL AND created_at < ${unconfirmedBefore}`;
    await deleteDue(this.database, { table: 'review_reports', isDue });
    let wiped = 0;
    for (;;) {
      const due = await this.database.reader.find(ReviewReport, {
        where: { wipeAt: LessThan(now) },
        select: { id: true },
        order: { wipeAt: 'ASC' },
        take: PER_TRANSACTION,
      });
      if (due.length === 0) return wiped;
      wiped += due.length;
      await this.database.transactions.runInBackground(async (manager) => {
        for (const { id } of due) {
          const wipedAway = {
            reporterEmailHash: null,
            reporterEmailEncrypted: null,
            words: '',
            wipeAt: null,
          };
          await manager.update(ReviewReport, id, wipedAway);
        }
      });
    }
  }
}
