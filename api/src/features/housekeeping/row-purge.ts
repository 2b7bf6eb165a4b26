import { Inject, Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { joined, raw, runSql, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';

const DAY_MS = 24 * 3_600_000;
const MAILS_KEPT_FOR_MS = 30 * DAY_MS;
/** So long an expired link is told apart from one that never was. */
const LINKS_KEPT_FOR_MS = 30 * DAY_MS;
/** How reviews came in; as the privacy policy says. */
const TRACES_KEPT_FOR_MS = 90 * DAY_MS;
const PER_STATEMENT = 500;

/**
 * Removes old mails, rate-limit counters whose window is over, password links that expired long ago, how reviews came in,
 * reviews that were taken down so long ago that they can't be put back, and the appeals about them. A review with an open
 * appeal is never due.
 */
@Injectable()
export class RowPurge {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Removes everything that is due, in short statements. */
  async run(now: Date): Promise<void> {
    await this.remove('mails', 'id', 'created_at', new Date(now.getTime() - MAILS_KEPT_FOR_MS));
    await this.remove('archived_reviews', 'review_id', 'erase_at', now);
    await this.remove('review_appeals', 'review_id', 'erase_at', now);
    await this.remove('rate_limit_counters', 'counter_key', 'window_ends_at', now);
    const longExpired = new Date(now.getTime() - LINKS_KEPT_FOR_MS);
    await this.remove('club_admin_tokens', 'token_hash', 'expires_at', longExpired);
    const traced = new Date(now.getTime() - TRACES_KEPT_FOR_MS);
    await this.remove('submission_trace_bands', 'review_id', 'created_at', traced);
    await this.remove('submission_traces', 'review_id', 'created_at', traced);
  }

  private async remove(table: string, key: string, column: string, before: Date): Promise<void> {
    const entry = raw(key);
    const from = raw(table);
    const isDue = sql`${raw(column)} < ${toStoredTimestamp(before)}`;
    for (;;) {
      const rows = await this.database.reads.all<{ entry: string | number }>(
        sql`SELECT ${entry} AS entry FROM ${from} WHERE ${isDue} LIMIT ${PER_STATEMENT}`,
      );
      if (rows.length === 0) return;
      const entries = joined(
        rows.map((row) => row.entry),
        ', ',
      );
      // The condition is checked again: a counter may have begun a new window since.
      await this.database.transactions.runInTransaction((manager) =>
        runSql(manager, sql`DELETE FROM ${from} WHERE ${entry} IN (${entries}) AND ${isDue}`),
      );
    }
  }
}
