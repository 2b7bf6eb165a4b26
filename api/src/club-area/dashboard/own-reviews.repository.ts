import { Injectable } from '@nestjs/common';
import type { CursorPage } from '../../platform/database/newest-first.js';
import type { Sql } from '../../platform/database/sql.js';
import { raw, sql } from '../../platform/database/sql.js';
import { parseCursor } from '../../platform/http/cursors.js';
import { Database } from '../../platform/database/database.js';
import { toIsoTimestamp } from '../../platform/database/timestamps.js';
import { readNewestFirst } from '../../platform/database/newest-first.js';
import { overallRatingText } from '@club-reviews/domain/ratings';
import { starsSql, STATUS_SQL } from '../../model/reviews/review-status.sql.js';
import { AUTHOR_NAME, ratingColumns } from '../../reviews/public-review.js';
import type { ClubReview, OwnReviewsQuery } from './dashboard.dto.js';

type ReviewRow = Omit<ClubReview, 'authorName' | 'overallRating' | 'isVerified' | 'isApproved'> & {
  ratingTotal: number;
};

const COLUMNS = `t.id, t.club_id AS clubId, t.review_text AS reviewText, t.age_group AS ageGroup,
  t.rating_total AS ratingTotal, ${ratingColumns('t')}, t.created_at AS createdAt, t.response_text AS responseText, t.responded_at AS respondedAt`;

/** Reads a club's approved reviews for its administrators. */
@Injectable()
export class OwnReviewsRepository {
  constructor(private readonly database: Database) {}

  /** A page of a club's approved reviews, newest first; see readNewestFirst for what a page can hold. */
  async find(clubId: number, query: OwnReviewsQuery): Promise<CursorPage<ClubReview>> {
    const list = {
      table: 'reviews',
      columns: COLUMNS,
      index: 'ix_reviews_club_created',
      along: [sql`t.club_id = ${clubId}`],
      checks: [raw(STATUS_SQL.approved('t')), ...getChecks(query)],
    };
    const { items, next } = await readNewestFirst<ReviewRow>(
      this.database,
      list,
      query.limit,
      parseCursor(query.cursor),
    );
    return { items: items.map(toClubReview), next };
  }
}

function getChecks({ rating, ageGroup, unanswered }: OwnReviewsQuery): Sql[] {
  return [
    ...(rating === undefined ? [] : [raw(starsSql('t', rating))]),
    ...(ageGroup === undefined ? [] : [sql`t.age_group = ${ageGroup}`]),
    ...(unanswered === undefined
      ? []
      : [raw(`t.responded_at IS ${unanswered === 'true' ? '' : 'NOT '}NULL`)]),
  ];
}

function toClubReview({ ratingTotal, ...row }: ReviewRow): ClubReview {
  return {
    ...row,
    authorName: AUTHOR_NAME,
    overallRating: overallRatingText(ratingTotal),
    createdAt: toIsoTimestamp(row.createdAt),
    isVerified: true,
    isApproved: true,
    respondedAt: row.respondedAt === null ? null : toIsoTimestamp(row.respondedAt),
  };
}
