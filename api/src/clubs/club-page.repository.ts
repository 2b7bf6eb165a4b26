import { endOfSeason } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import { STATUS_SQL } from '../model/reviews/review-status.sql.js';
import { Database } from '../platform/database/database.js';
import type { Sql } from '../platform/database/sql.js';
import { joined, raw, sql } from '../platform/database/sql.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';

/** However many reviews a club has, its reply rate is that of the newest. */
const MAX_REVIEWS = 5000;

/** Who manages a club, and how often they reply. */
export interface StandingRow {
  isClaimed: 0 | 1;
  reviews: number;
  answered: number;
}

/** A season with reviews. */
export interface SeasonRow {
  season: number;
  reviewCount: number;
  ratingSum: number;
}

/** Counts for a club's page. Each statement only reads an index's entries for the club. */
@Injectable()
export class ClubPageRepository {
  constructor(private readonly database: Database) {}

  /** Whether anyone manages a club, and how many of its approved reviews have a reply. */
  async standing(clubId: number): Promise<StandingRow> {
    const [row] = await this.database.reads.all<StandingRow>(sql`
      SELECT EXISTS (SELECT 1 FROM managed_clubs m WHERE m.club_id = ${clubId}) AS isClaimed,
        COUNT(*) AS reviews, COUNT(n.responded_at) AS answered
      FROM (
        SELECT r.responded_at FROM reviews r ${this.index('ix_reviews_club_approved')}
        WHERE r.club_id = ${clubId} AND ${raw(STATUS_SQL.approved('r'))}
        ORDER BY r.created_at DESC LIMIT ${MAX_REVIEWS}
      ) n`);
    return row ?? { isClaimed: 0, reviews: 0, answered: 0 };
  }

  /**
   * A club's visible reviews by season, oldest first.
   * @param first the first season to count, as the year in which it began
   * @param last the last one
   */
  async seasons(clubId: number, first: number, last: number): Promise<SeasonRow[]> {
    const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
    const cases = years.map((year) => sql`WHEN r.created_at >= ${getStart(year)} THEN ${raw(String(year))}`);
    const rows = await this.database.reads.all<Record<keyof SeasonRow, string | number>>(sql`
      SELECT n.season, COUNT(*) AS reviewCount, SUM(n.rating_total) AS ratingSum
      FROM (
        SELECT r.rating_total, CASE ${joined(cases, ' ')} END AS season
        FROM reviews r ${this.index('ix_reviews_club_rating')}
        WHERE r.club_id = ${clubId} AND r.is_visible = 1
      ) n
      WHERE n.season IS NOT NULL GROUP BY n.season ORDER BY n.season`);
    // MySQL returns sums as strings.
    return rows.map(({ season, reviewCount, ratingSum }) => ({
      season: Number(season),
      reviewCount: Number(reviewCount),
      ratingSum: Number(ratingSum),
    }));
  }

  private index(name: string): Sql {
    return raw(this.database.dialect.useIndex(name));
  }
}

function getStart(season: number): string {
  return toStoredTimestamp(endOfSeason(season - 1));
}
