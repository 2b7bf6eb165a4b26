import { RATING_TOTALS, getRatingTotals } from '@club-reviews/domain/ratings';
import { MAX_SEARCHED_REVIEWS } from '@club-reviews/domain/review-search';
import type { ClubReference } from '../model/clubs/club-reference.js';
import type { Dialect } from '../platform/database/dialect/dialect.js';
import type { Sql } from '../platform/database/sql.js';
import { empty, joined, raw, sql } from '../platform/database/sql.js';
import { containsText } from '../platform/database/contains-text.js';
import { RatedReviews } from './rated-lists.sql.js';
import type { Slice } from './review-lists.sql.js';
import { isClub, reviewsBy, toRows, VISIBLE } from './review-lists.sql.js';
import type { ReviewOrder } from './review-queries.js';

/** Which of a club's visible reviews are requested, besides their order. */
export interface ClubReviewFilter {
  ageGroup: string | undefined;
  /** What the overall rating rounds to. */
  stars: number | undefined;
  /** All of them are in the review's text. */
  words: readonly string[];
}

/** The stored figures of a club's reviews: in all, by age group, and by number of stars. */
export interface ClubReviewNumbers {
  id: number;
  total: number;
  /** Null if there are none. */
  ageGroupTotal: number | null;
  stars1: number;
  stars2: number;
  stars3: number;
  stars4: number;
  stars5: number;
}

type Engine = Pick<Dialect, 'useIndex' | 'caseInsensitive'>;

const STAR_COLUMNS = raw(
  [1, 2, 3, 4, 5].map((stars) => `c.rating_count_${stars} AS stars${stars}`).join(', '),
);

const ORDERS: Record<ReviewOrder, (table: string) => string> = {
  recent: (t) => `ORDER BY ${t}.created_at DESC, ${t}.id DESC`,
  highest: (t) => `ORDER BY ${t}.rating_total DESC, ${t}.created_at DESC, ${t}.id DESC`,
  lowest: (t) => `ORDER BY ${t}.rating_total, ${t}.created_at DESC, ${t}.id DESC`,
};

/** The {@link ClubReviewNumbers} of a club with a page. */
export function clubReviewNumbers(club: ClubReference, ageGroup: string | undefined): Sql {
  return sql`
    SELECT c.id, c.review_count AS total, ${STAR_COLUMNS}, (
      SELECT a.count FROM club_age_group_counts a WHERE a.club_id = c.id AND a.age_group = ${ageGroup ?? null}
    ) AS ageGroupTotal
    FROM clubs c WHERE ${isClub(club)} AND c.state IN ('listed', 'closed')`;
}

/** The rating totals that match a filter. */
function getBounds(stars: number | undefined): { lowest: number; highest: number } {
  if (stars === undefined) return RATING_TOTALS;
  const { min, max } = getRatingTotals(stars);
  return { lowest: Math.max(min, RATING_TOTALS.lowest), highest: Math.min(max, RATING_TOTALS.highest) };
}

/** One club's reviews by their overall rating, without a filter for words; `total` is the length of the list. */
export function ratedOfClub(
  clubId: number,
  { ageGroup, stars }: Omit<ClubReviewFilter, 'words'>,
  total: number,
  engine: Engine,
): RatedReviews {
  const bounds = getBounds(stars);
  const beside = sql`${VISIBLE} AND r.club_id = ${clubId} ${ofAge('r', ageGroup)}`;
  return new RatedReviews({
    column: 'rating_total',
    from: reviewsBy(ratingIndex(ageGroup), engine),
    where: sql`${beside} AND r.rating_total BETWEEN ${bounds.lowest} AND ${bounds.highest}`,
    besideRating: beside,
    bounds,
    total: sql`${total}`,
  });
}

/** How many of a club's reviews have this number of stars and are for one age group: read from the index only. */
export function countOfClub(clubId: number, ageGroup: string, stars: number, engine: Engine): Sql {
  const { lowest, highest } = getBounds(stars);
  return sql`
    SELECT COUNT(*) AS total FROM ${reviewsBy(ratingIndex(ageGroup), engine)}
    WHERE ${VISIBLE} AND r.club_id = ${clubId} ${ofAge('r', ageGroup)}
      AND r.rating_total BETWEEN ${lowest} AND ${highest}`;
}

/** A slice of the club's reviews that have all the words of a filter. Reads only the club's reviews. */
export function wordsOfClub(
  clubId: number,
  filter: ClubReviewFilter,
  order: ReviewOrder,
  { limit, offset }: Slice,
  engine: Engine,
): Sql {
  const page = sql`
    SELECT r.id, r.created_at, r.rating_total, COUNT(*) OVER () AS total ${matching(clubId, filter, engine)}
    ${raw(ORDERS[order]('r'))} LIMIT ${limit} OFFSET ${offset}`;
  return toRows(page, raw('p.total'), raw(ORDERS[order]('p')));
}

/** How many reviews {@link wordsOfClub} has slices of. */
export function wordCountOfClub(clubId: number, filter: ClubReviewFilter, engine: Engine): Sql {
  return sql`SELECT COUNT(*) AS total ${matching(clubId, filter, engine)}`;
}

function matching(clubId: number, { ageGroup, stars, words }: ClubReviewFilter, engine: Engine): Sql {
  const { lowest, highest } = getBounds(stars);
  const index = ageGroup === undefined ? 'ix_reviews_club_recent' : 'ix_reviews_club_age_group';
  const contained = words.map((word) => containsText(engine, ['r.review_text'], word));
  return sql`
    FROM (
      SELECT n.id FROM reviews n ${raw(engine.useIndex(index))}
      WHERE n.club_id = ${clubId} AND n.is_visible = 1 ${ofAge('n', ageGroup)}
      ${raw(ORDERS.recent('n'))} LIMIT ${MAX_SEARCHED_REVIEWS}
    ) looked JOIN reviews r ON r.id = looked.id
    WHERE r.rating_total BETWEEN ${lowest} AND ${highest} AND ${joined(contained, ' AND ')}`;
}

function ofAge(table: 'r' | 'n', ageGroup: string | undefined): Sql {
  return ageGroup === undefined ? empty : sql`AND ${raw(table)}.age_group = ${ageGroup}`;
}

function ratingIndex(ageGroup: string | undefined): string {
  return ageGroup === undefined ? 'ix_reviews_club_rating' : 'ix_reviews_club_age_rating';
}
