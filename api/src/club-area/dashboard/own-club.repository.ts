import { MOST_CHARTED_REVIEWS, STARS } from '@club-reviews/domain/ratings';
import { Injectable } from '@nestjs/common';
import { ForbiddenError, UnauthenticatedError } from '../../platform/auth/session.js';
import { NOT_MANAGED } from '../../accounts/club-admins/managed-clubs.js';
import type { AwaitingModeration } from './dashboard.dto.js';
import type { ClubDetailRow } from '../../clubs/club-rows.js';
import { DETAIL_COLUMNS } from '../../clubs/club-rows.js';
import { GROUND_JOIN } from '../../clubs/grounds/ground-rows.js';
import { Database } from '../../platform/database/database.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { Sql } from '../../platform/database/sql.js';
import { raw, sql } from '../../platform/database/sql.js';
import { medianHours } from '../../model/reviews/moderation-figures.js';
import { starsSql, STATUS_SQL } from '../../model/reviews/review-status.sql.js';
import { toIsoTimestamp } from '../../platform/database/timestamps.js';

/** A club's row with what isn't public. */
export type OwnClubRow = ClubDetailRow & { storedContactEmail: string | null };

/** Counts of a club's approved reviews. */
export interface ReviewNumbers {
  approved: number;
  answered: number;
}

/** A month of approved reviews. */
export interface MonthRow {
  month: string;
  reviews: number;
  ratingSum: number;
  stars1: number;
  stars2: number;
  stars3: number;
  stars4: number;
  stars5: number;
}

const COLUMNS = raw(`${DETAIL_COLUMNS}, c.contact_email AS storedContactEmail`);
const JOIN = raw(GROUND_JOIN);

const APPROVED = raw(STATUS_SQL.approved('r'));
const AWAITING = raw(STATUS_SQL['awaiting-approval']('r'));

/** From so many approvals follows how long one usually takes. */
const LATEST_APPROVALS = 50;
const HOUR_MS = 3_600_000;

const STAR_COUNTS = raw(
  STARS.map((stars) => `SUM(CASE WHEN ${starsSql('n', stars)} THEN 1 ELSE 0 END) AS stars${stars}`).join(
    ', ',
  ),
);

/** Reads a club for its administrators; every statement reads one index or row. */
@Injectable()
export class OwnClubRepository {
  private readonly reads: PreparedReads;
  private readonly reviews: Sql;
  private readonly latest: Sql;

  constructor({ reads, dialect }: Database) {
    this.reads = reads;
    this.reviews = raw(`reviews r ${dialect.useIndex('ix_reviews_club_approved')}`);
    this.latest = raw(`reviews r ${dialect.useIndex('ix_reviews_status')}`);
  }

  /** An administrator's chosen club, otherwise their first; undefined if it isn't theirs, or the account is gone. */
  private async findClub(adminId: number, clubId?: number): Promise<OwnClubRow | undefined> {
    const [row] =
      clubId === undefined
        ? await this.reads.all<OwnClubRow>(sql`
            SELECT ${COLUMNS} FROM club_admins a JOIN clubs c ON c.id = a.club_id ${JOIN} WHERE a.id = ${adminId}`)
        : await this.reads.all<OwnClubRow>(sql`
            SELECT ${COLUMNS} FROM managed_clubs m JOIN clubs c ON c.id = m.club_id ${JOIN}
            WHERE m.admin_id = ${adminId} AND m.club_id = ${clubId}`);
    return row;
  }

  /** The same, but throws ForbiddenError when someone else manages the club, or nobody, and UnauthenticatedError. */
  async getClub(subject: string, clubId: number | undefined): Promise<OwnClubRow> {
    const row = await this.findClub(Number(subject), clubId);
    if (row) return row;
    throw clubId === undefined ? new UnauthenticatedError() : new ForbiddenError(NOT_MANAGED);
  }

  /** How many approved reviews a club has, and how many of them it has answered. */
  async countReviews(clubId: number): Promise<ReviewNumbers> {
    const [row] = await this.reads.all<ReviewNumbers>(sql`
      SELECT COUNT(*) AS approved, COUNT(r.responded_at) AS answered FROM ${this.reviews}
      WHERE r.club_id = ${clubId} AND ${APPROVED}`);
    return row ?? { approved: 0, answered: 0 };
  }

  /** What is known of a club's visible reviews that wait for a moderator. @param count how many there are */
  async describeAwaiting(clubId: number, count: number): Promise<AwaitingModeration> {
    if (count === 0) return { count, since: null, usualHours: null };
    const [[oldest], latest] = await Promise.all([
      this.reads.all<{ since: string }>(sql`
        SELECT COALESCE(r.verified_at, r.created_at) AS since FROM ${this.reviews}
        WHERE r.club_id = ${clubId} AND ${AWAITING} AND r.is_visible = 1 ORDER BY r.created_at LIMIT 1`),
      this.reads.all<{ verifiedAt: string; approvedAt: string }>(sql`
        SELECT n.verified_at AS verifiedAt, n.approved_at AS approvedAt FROM (
          SELECT r.verified_at, r.approved_at FROM ${this.latest} WHERE ${APPROVED}
          ORDER BY r.created_at DESC LIMIT ${LATEST_APPROVALS}
        ) n WHERE n.verified_at IS NOT NULL AND n.approved_at IS NOT NULL`),
    ]);
    const times = latest.map(({ verifiedAt, approvedAt }) => ({
      hours: Math.ceil(
        (Date.parse(toIsoTimestamp(approvedAt)) - Date.parse(toIsoTimestamp(verifiedAt))) / HOUR_MS,
      ),
      count: 1,
    }));
    return {
      count,
      since: oldest === undefined ? null : toIsoTimestamp(oldest.since),
      usualHours: medianHours(times),
    };
  }

  /** A club's approved reviews by month, oldest first. */
  async months(clubId: number): Promise<MonthRow[]> {
    const rows = await this.reads.all<Record<keyof MonthRow, string | number>>(sql`
      SELECT SUBSTR(n.created_at, 1, 7) AS month, COUNT(*) AS reviews, SUM(n.rating_total) AS ratingSum, ${STAR_COUNTS}
      FROM (
        SELECT r.created_at, r.rating_total FROM ${this.reviews} WHERE r.club_id = ${clubId} AND ${APPROVED}
        ORDER BY r.created_at DESC LIMIT ${MOST_CHARTED_REVIEWS}
      ) n
      GROUP BY SUBSTR(n.created_at, 1, 7) ORDER BY month`);
    // MySQL returns sums as strings.
    return rows.map(({ month, ...numbers }) => ({
      month: String(month),
      ...(Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])) as Omit<
        MonthRow,
        'month'
      >),
    }));
  }
}
