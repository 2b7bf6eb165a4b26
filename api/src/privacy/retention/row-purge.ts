import { SUGGESTIONS_KEPT_FOR_DAYS } from '@club-reviews/domain/club-suggestions';
import { MERGE_UNDO_DAYS } from '@club-reviews/domain/directory-entry';
import { INVITATION_KEPT_DAYS } from '@club-reviews/domain/review-invitations';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Database } from '../../platform/database/database.js';
import { deleteDue } from '../../platform/database/delete-due.js';
import { raw, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';

const DAY_MS = 24 * 3_600_000;
const MAILS_KEPT_FOR_MS = 30 * DAY_MS;
/** For this long an expired link can be told from one that never existed. */
const LINKS_KEPT_FOR_MS = 30 * DAY_MS;
/**
 * How reviews came in, and what hid them before a moderator decided; as stated in the privacy policy. How a removed one
 * came in is evidence, and kept as long as the review.
 */
const TRACES_KEPT_FOR_MS = 90 * DAY_MS;
/** Who had a queue entry open, decisions that couldn't be carried out, and what the staff were mailed about. */
const QUEUE_KEPT_FOR_MS = DAY_MS;
/** Long after what someone took on was decided. */
const ASSIGNMENTS_KEPT_FOR_MS = 90 * DAY_MS;
/** What changed in clubs' entries. */
const CLUB_CHANGES_KEPT_FOR_MS = 730 * DAY_MS;
/** Whom an answered data request was about; for this long they may ask what the answer was. */
const REQUESTS_KEPT_FOR_MS = 730 * DAY_MS;
/** How often clubs were seen: a year can be compared with the one before it. */
const CLUB_FIGURES_KEPT_FOR_MS = 396 * DAY_MS;
/** How releases performed in browsers. */
const RELEASE_FIGURES_KEPT_FOR_MS = 30 * DAY_MS;

/**
 * Removes old mails, what was mailed to a mailbox, addresses that get mail again, rate-limit counters whose window is over, sessions, password links and invitations to the staff
 * that have expired, logins that were never finished, how reviews came in, reviews that were taken down so long ago
 * that they can't be put back, the appeals about them (a review with an open appeal is never due), leftovers on the
 * moderators' queue, what merges of clubs have moved, what changed in clubs' entries two years ago, and suggestions for
 * the directory a year after they were decided, figures of clubs after thirteen months and those of releases after
 * thirty days, and questions to clubs, blocks of those who ask and saved searches when they expire, and clubs' invitations after a year. For data requests
 * answered long enough ago, it erases whom they were about.
 */
@Injectable()
export class RowPurge {
  constructor(private readonly database: Database) {}

  /** Removes everything that is due, in short statements. */
  async run(now: Date): Promise<void> {
    await this.remove('mails', 'id', 'created_at', new Date(now.getTime() - MAILS_KEPT_FOR_MS));
    await this.remove('archived_reviews', 'review_id', 'erase_at', now);
    await this.remove('review_appeals', 'review_id', 'erase_at', now);
    await this.remove('rate_limit_counters', 'counter_key', 'window_ends_at', now);
    await this.remove('mailboxes', 'mailbox_hash', 'forgotten_at', now);
    await this.remove('suppressed_addresses', 'id', 'ends_at', now);
    await this.remove('sessions', 'id', 'expires_at', now);
    const longExpired = new Date(now.getTime() - LINKS_KEPT_FOR_MS);
    await this.remove('club_admin_tokens', 'token_hash', 'expires_at', longExpired);
    await this.remove('club_admin_challenges', 'ticket_hash', 'expires_at', now);
    await this.remove('staff_tokens', 'token_hash', 'expires_at', longExpired);
    await this.remove('staff_members', 'id', 'invited_until', longExpired);
    await this.remove('staff_challenges', 'ticket_hash', 'expires_at', now);
    const traced = new Date(now.getTime() - TRACES_KEPT_FOR_MS);
    for (const table of ['submission_trace_bands', 'submission_traces'])
      await deleteDue(this.database, {
        ...{ table, key: 'review_id' },
        isDue: sql`created_at < ${toStoredTimestamp(traced)} AND review_id NOT IN
          (SELECT review_id FROM archived_reviews WHERE state = 'removed')`,
      });
    await this.remove('automatic_hides', 'id', 'created_at', traced);
    const leftBehind = new Date(now.getTime() - QUEUE_KEPT_FOR_MS);
    await this.remove('desk_looks', 'holder', 'seen_at', leftBehind);
    await this.remove('desk_decisions', 'id', 'decided_at', leftBehind);
    await this.remove('safety_alerts', 'id', 'created_at', leftBehind);
    await this.remove('support_alerts', 'id', 'told_at', leftBehind);
    const assigned = new Date(now.getTime() - ASSIGNMENTS_KEPT_FOR_MS);
    await this.remove('desk_assignments', 'entry', 'assigned_at', assigned);
    const merged = new Date(now.getTime() - MERGE_UNDO_DAYS * DAY_MS);
    await this.remove('club_merge_moves', 'change_id', 'created_at', merged);
    const changed = new Date(now.getTime() - CLUB_CHANGES_KEPT_FOR_MS);
    await this.remove('club_changes', 'id', 'created_at', changed);
    const decided = new Date(now.getTime() - SUGGESTIONS_KEPT_FOR_DAYS * DAY_MS);
    await this.remove('club_suggestions', 'id', 'decided_at', decided);
    const counted = new Date(now.getTime() - CLUB_FIGURES_KEPT_FOR_MS);
    await this.remove('club_daily_figures', 'club_id', 'day', counted);
    const loaded = new Date(now.getTime() - RELEASE_FIGURES_KEPT_FOR_MS);
    await this.remove('release_loads', 'hour', 'hour', loaded);
    await this.remove('release_timings', 'hour', 'hour', loaded);
    await this.remove('enquiries', 'id', 'erase_at', now);
    const invited = new Date(now.getTime() - INVITATION_KEPT_DAYS * DAY_MS);
    await this.remove('review_invitations', 'id', 'created_at', invited);
    await this.remove('saved_searches', 'id', 'erase_at', now);
    await this.remove('enquiry_blocks', 'email_hash', 'ends_at', now);
    await this.forgetRequests(new Date(now.getTime() - REQUESTS_KEPT_FOR_MS));
  }

  private async forgetRequests(before: Date): Promise<void> {
    await this.database.transactions.runInBackground((manager) =>
      manager.update(
        AuditEntry,
        { personHash: Not(IsNull()), createdAt: LessThan(before) },
        { personHash: null },
      ),
    );
  }

  private remove(table: string, key: string, column: string, before: Date): Promise<void> {
    return deleteDue(this.database, {
      table,
      key,
      isDue: sql`${raw(column)} < ${toStoredTimestamp(before)}`,
    });
  }
}
