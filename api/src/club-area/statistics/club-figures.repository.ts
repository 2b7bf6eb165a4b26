import { Injectable } from '@nestjs/common';
import { STATUS_SQL } from '../../model/reviews/review-status.sql.js';
import { Database } from '../../platform/database/database.js';
import type { Sql } from '../../platform/database/sql.js';
import { raw, sql } from '../../platform/database/sql.js';
import { toIsoTimestamp, toStoredTimestamp } from '../../platform/database/timestamps.js';

/** For a club that replies to more in twelve weeks, the newest count. */
const MAX_REPLIES = 500;

const APPROVED = raw(STATUS_SQL.approved('r'));

/** How often a club was seen in a day. */
export interface SeenDay {
  day: string;
  views: number;
  shownInSearches: number;
}

/** When a review could be replied to, and when its reply was first written. */
export interface TimedReply {
  since: Date;
  repliedAt: Date;
}

/** Reads what a club's figures are made of; each statement only reads an index's entries for these weeks. */
@Injectable()
export class ClubFiguresRepository {
  private readonly replies: Sql;

  constructor(private readonly database: Database) {
    this.replies = raw(`reviews r ${database.dialect.useIndex('ix_reviews_club_responded')}`);
  }

  /** The first day kept for any club. */
  async firstDay(): Promise<string | null> {
    const [row] = await this.database.reads.all<{ day: string | null }>(
      sql`SELECT MIN(day) AS day FROM club_daily_figures`,
    );
    return row?.day ?? null;
  }

  /** The days, from a given one on, on which the club was seen. */
  seenSince(clubId: number, day: string): Promise<SeenDay[]> {
    return this.database.reads.all<SeenDay>(sql`
      SELECT f.day, f.views, f.shown_in_searches AS shownInSearches FROM club_daily_figures f
      WHERE f.club_id = ${clubId} AND f.day >= ${day}`);
  }

  /**
   * The club's newest replies since a given time. An edited reply only has its last change; when it was first written
   * is in the audit log.
   */
  async repliesSince(clubId: number, from: Date): Promise<TimedReply[]> {
    const rows = await this.database.reads.all<
      Record<'approvedAt' | 'respondedAt', string> & { firstReply: string | null }
    >(
      sql`
      SELECT COALESCE(n.approved_at, n.verified_at, n.created_at) AS approvedAt, n.responded_at AS respondedAt,
        (SELECT MAX(a.created_at) FROM audit_entries a
         WHERE a.subject_type = 'review' AND a.subject_id = n.id AND a.action = 'replied') AS firstReply
      FROM (
        SELECT r.id, r.approved_at, r.verified_at, r.created_at, r.responded_at FROM ${this.replies}
        WHERE r.club_id = ${clubId} AND r.responded_at >= ${toStoredTimestamp(from)} AND ${APPROVED}
        ORDER BY r.responded_at DESC LIMIT ${MAX_REPLIES}
      ) n`,
    );
    return rows
      .map(({ approvedAt, respondedAt, firstReply }) => ({
        since: getMoment(approvedAt),
        repliedAt: getMoment(firstReply ?? respondedAt),
      }))
      .filter(({ repliedAt }) => repliedAt >= from);
  }

  /** How many approved reviews have no reply, up to a limit. */
  async countWaiting(clubId: number, limit: number): Promise<number> {
    const [row] = await this.database.reads.all<{ count: number }>(sql`
      SELECT COUNT(*) AS count FROM (
        SELECT r.id FROM ${this.replies} WHERE r.club_id = ${clubId} AND r.responded_at IS NULL AND ${APPROVED}
        LIMIT ${limit}
      ) counted`);
    return Number(row?.count ?? 0);
  }
}

function getMoment(stored: string): Date {
  return new Date(toIsoTimestamp(stored));
}
