import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { sql } from '../platform/database/sql.js';
import type { SiteCounterName } from '../model/reviews/review-totals.js';
import { SiteCounter } from '../model/reviews/review-totals.js';
import type { AdminStats } from './moderation.dto.js';

const PENDING_CLAIMS = sql`SELECT COUNT(*) AS count FROM claims WHERE status = 'pending'`;
const OPEN_NOTICES = sql`SELECT COUNT(*) AS count FROM notices WHERE due_at IS NOT NULL`;
const WAITING_EDITS = sql`SELECT COUNT(*) AS count FROM review_edits`;
const OPEN_REPORTS = sql`SELECT COUNT(*) AS count FROM report_cases WHERE is_open = 1`;
const OPEN_APPEALS = sql`SELECT COUNT(*) AS count FROM review_appeals WHERE decided_at IS NULL`;
const OPEN_SUGGESTIONS = sql`SELECT COUNT(*) AS count FROM club_suggestions WHERE state = 'open'`;

/** The moderator's numbers, from stored counters. */
@Injectable()
export class AdminStatsService {
  constructor(private readonly database: Database) {}

  /** What there is, and what is waiting for a decision. */
  async get(): Promise<AdminStats> {
    const [counters, [claims], [edits], [reports], [notices], [appeals], [suggestions]] = await Promise.all([
      this.database.reader.find(SiteCounter),
      this.database.reads.all<{ count: number }>(PENDING_CLAIMS),
      this.database.reads.all<{ count: number }>(WAITING_EDITS),
      this.database.reads.all<{ count: number }>(OPEN_REPORTS),
      this.database.reads.all<{ count: number }>(OPEN_NOTICES),
      this.database.reads.all<{ count: number }>(OPEN_APPEALS),
      this.database.reads.all<{ count: number }>(OPEN_SUGGESTIONS),
    ]);
    const getValue = (name: SiteCounterName): number =>
      counters.find((counter) => counter.name === name)?.value ?? 0;
    const pendingVerification = getValue('reviews_pending_verification');
    const awaitingApproval = getValue('reviews_awaiting_approval');
    const approved = getValue('reviews_approved');
    return {
      totalReviews: pendingVerification + awaitingApproval + approved,
      pendingVerification,
      awaitingApproval,
      approved,
      onHold: getValue('reviews_held'),
      waitingEdits: edits?.count ?? 0,
      openReports: reports?.count ?? 0,
      openAppeals: appeals?.count ?? 0,
      totalClubs: getValue('clubs'),
      pendingClaims: claims?.count ?? 0,
      openNotices: notices?.count ?? 0,
      openSuggestions: suggestions?.count ?? 0,
    };
  }
}
