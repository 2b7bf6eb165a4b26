import { SUGGESTIONS_KEPT_FOR_DAYS } from '@club-reviews/domain/club-suggestions';
import { MERGE_UNDO_DAYS } from '@club-reviews/domain/directory-entry';
import { INVITATION_KEPT_DAYS } from '@club-reviews/domain/review-invitations';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Database } from '../../platform/database/database.js';
import { deleteDue } from '../../platform/database/delete-due.js';
import type { Sql } from '../../platform/database/sql.js';
import { empty, raw, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';

const DAY_MS = 24 * 3_600_000;
/** For this long an expired link can be told from one that never existed. */
const EXPIRED_LINK_DAYS = 30;
/** How reviews came in, and what hid them before a moderator decided; as stated in the privacy policy. */
const TRACE_DAYS = 90;
/** Whom an answered data request was about; for this long they may ask what the answer was. */
const REQUEST_DAYS = 730;

/** How a removed review came in is evidence, and kept as long as the review. */
const UNLESS_REMOVED = sql`AND review_id NOT IN (SELECT review_id FROM archived_reviews WHERE state = 'removed')`;

/** What is removed so many days after the time in a column: table, key, column. Archived reviews come before traces. */
const KEPT: readonly (readonly [table: string, key: string, column: string, days: number, unless?: Sql])[] = [
  ['mails', 'id', 'created_at', 30],
  ['mailboxes', 'mailbox_hash', 'forgotten_at', 0],
  ['suppressed_addresses', 'id', 'ends_at', 0],
  ['rate_limit_counters', 'counter_key', 'window_ends_at', 0],
  ['sessions', 'id', 'expires_at', 0],
  ['club_admin_tokens', 'token_hash', 'expires_at', EXPIRED_LINK_DAYS],
  ['club_admin_challenges', 'ticket_hash', 'expires_at', 0],
  ['staff_tokens', 'token_hash', 'expires_at', EXPIRED_LINK_DAYS],
  ['staff_members', 'id', 'invited_until', EXPIRED_LINK_DAYS],
  ['staff_challenges', 'ticket_hash', 'expires_at', 0],
  // Of a review with an open appeal, nothing is ever due.
  ['archived_reviews', 'review_id', 'erase_at', 0],
  ['review_appeals', 'review_id', 'erase_at', 0],
  ['submission_trace_bands', 'review_id', 'created_at', TRACE_DAYS, UNLESS_REMOVED],
  ['submission_traces', 'review_id', 'created_at', TRACE_DAYS, UNLESS_REMOVED],
  ['automatic_hides', 'id', 'created_at', TRACE_DAYS],
  // Who had a queue entry open, decisions that couldn't be carried out, and what the staff were mailed about.
  ['desk_looks', 'holder', 'seen_at', 1],
  ['desk_decisions', 'id', 'decided_at', 1],
  ['safety_alerts', 'id', 'created_at', 1],
  ['support_alerts', 'id', 'told_at', 1],
  // Long after what someone took on was decided.
  ['desk_assignments', 'entry', 'assigned_at', 90],
  ['club_merge_moves', 'change_id', 'created_at', MERGE_UNDO_DAYS],
  ['club_changes', 'id', 'created_at', 730],
  ['club_suggestions', 'id', 'decided_at', SUGGESTIONS_KEPT_FOR_DAYS],
  // A year can be compared with the one before it.
  ['club_daily_figures', 'club_id', 'day', 396],
  ['release_loads', 'hour', 'hour', 30],
  ['release_timings', 'hour', 'hour', 30],
  ['enquiries', 'id', 'erase_at', 0],
  ['enquiry_blocks', 'email_hash', 'ends_at', 0],
  ['review_invitations', 'id', 'created_at', INVITATION_KEPT_DAYS],
  ['saved_searches', 'id', 'erase_at', 0],
];

/** Removes what has been kept for long enough; of answered data requests, whom they were about. */
@Injectable()
export class RowPurge {
  constructor(private readonly database: Database) {}

  /** Removes everything that is due, in short statements. */
  async run(now: Date): Promise<void> {
    const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    for (const [table, key, column, days, unless = empty] of KEPT) {
      const isDue = sql`${raw(column)} < ${toStoredTimestamp(before(days))} ${unless}`;
      await deleteDue(this.database, { table, key, isDue });
    }
    const answered = { personHash: Not(IsNull()), createdAt: LessThan(before(REQUEST_DAYS)) };
    await this.database.transactions.runInBackground((manager) =>
      manager.update(AuditEntry, answered, { personHash: null }),
    );
  }
}
