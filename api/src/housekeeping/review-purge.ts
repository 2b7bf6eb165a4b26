import { Inject, Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { toStoredMoment } from '../database/moments.js';
import { STATUS_SQL } from '../reviews/review-status.js';
import { ReviewTotals } from '../reviews/totals/review-totals.js';

const KEPT_FOR_MS = 30 * 24 * 3_600_000;
const PER_TRANSACTION = 50;

// Nothing unconfirmed is visible, so that one index leads to the rows.
const STALE = `
  SELECT r.id FROM reviews r WHERE r.is_visible = 0 AND r.created_at < ? AND ${STATUS_SQL['pending-verification']('r')}
  ORDER BY r.created_at LIMIT ${PER_TRANSACTION}`;

/** Removes what nobody has confirmed within 30 days, with the addresses behind it. */
@Injectable()
export class ReviewPurge {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly totals: ReviewTotals,
  ) {}

  /** Removes everything that is due, a few at a time; returns how many there were. */
  async run(now: Date): Promise<number> {
    const before = toStoredMoment(new Date(now.getTime() - KEPT_FOR_MS));
    let removed = 0;
    for (;;) {
      const stale = await this.database.reads.all<{ id: number }>(STALE, [before]);
      if (stale.length === 0) return removed;
      const ids = stale.map(({ id }) => id).sort((a, b) => a - b);
      removed += await this.remove(ids, now);
    }
  }

  private remove(ids: number[], at: Date): Promise<number> {
    return this.database.transactions.runInTransaction(async (manager) => {
      let removed = 0;
      for (const id of ids) {
        const review = await this.totals.lock(manager, id);
        // It may have been confirmed or deleted meanwhile.
        if (!review || review.isVerified) continue;
        await this.totals.apply(manager, { action: 'purged', actor: 'system', at, review });
        removed += 1;
      }
      return removed;
    });
  }
}
