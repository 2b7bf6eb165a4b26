import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { ReviewReport } from '../../model/reviews/report-case.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';

const UNCONFIRMED_KEPT_FOR_MS = 30 * 24 * 3_600_000;
const PER_TRANSACTION = 200;

/**
 * Deletes reports that nobody confirmed for 30 days, and wipes who reported and what they said a year after the
 * outcome. What remains is that a review was reported, for which reason, and the outcome.
 */
@Injectable()
export class ReportRetention {
  constructor(@Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'transactions'>) {}

  /** Does everything that is due, a few at a time; returns how many reports it wiped. */
  async run(now: Date): Promise<number> {
    await this.deleteUnconfirmed(new Date(now.getTime() - UNCONFIRMED_KEPT_FOR_MS));
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
      await this.database.transactions.runInTransaction(async (manager) => {
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

  private async deleteUnconfirmed(before: Date): Promise<void> {
    for (;;) {
      const stale = await this.database.reader.find(ReviewReport, {
        where: { caseId: IsNull(), createdAt: LessThan(before) },
        select: { id: true },
        order: { createdAt: 'ASC' },
        take: PER_TRANSACTION,
      });
      if (stale.length === 0) return;
      await this.database.transactions.runInTransaction(async (manager) => {
        // Someone may confirm one at this moment.
        for (const { id } of stale) await manager.delete(ReviewReport, { id, caseId: IsNull() });
      });
    }
  }
}
