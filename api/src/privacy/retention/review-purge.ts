import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { raw, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { STATUS_SQL } from '../../model/reviews/review-status.sql.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';

const KEPT_FOR_MS = 30 * 24 * 3_600_000;
const PER_TRANSACTION = 20;

// Nothing unconfirmed is visible, so one index leads to the rows; unless told, MariaDB reads most reviews instead.
const UNCONFIRMED = raw(`r.is_visible = 0 AND ${STATUS_SQL['pending-verification']('r')}`);
const INDEX = 'ix_reviews_recent';

/** Removes what hasn't been confirmed within 30 days, with the addresses behind it. */
@Injectable()
export class ReviewPurge {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
  ) {}

  /** Removes everything that is due, a few at a time; returns how many there were. */
  async run(now: Date): Promise<number> {
    const reviews = raw(`reviews r ${this.database.dialect.useIndex(INDEX)}`);
    const before = toStoredTimestamp(new Date(now.getTime() - KEPT_FOR_MS));
    let removed = 0;
    for (;;) {
      const stale = await this.database.reads.all<{ id: number }>(sql`
        SELECT r.id FROM ${reviews} WHERE ${UNCONFIRMED} AND r.created_at < ${before}
        ORDER BY r.created_at LIMIT ${PER_TRANSACTION}`);
      if (stale.length === 0) return removed;
      const ids = stale.map(({ id }) => id).sort((a, b) => a - b);
      removed += await this.remove(ids, now);
    }
  }

  private remove(ids: number[], at: Date): Promise<number> {
    return this.database.transactions.runInBackground(async (manager) => {
      let removed = 0;
      for (const id of ids) {
        const review = await this.lifecycle.lock(manager, id);
        // It may have been confirmed or deleted meanwhile.
        if (!review || review.isVerified) continue;
        await this.lifecycle.transition(manager, { action: 'purged', actor: 'system', at, review });
        removed += 1;
      }
      return removed;
    });
  }
}
