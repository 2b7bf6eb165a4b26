import type { Dialect } from '../database/dialect/dialect.js';
import type { ReviewListSql } from './review-page-sql.js';
import { descending, firstPage, laterPage, NEWEST_FIRST, NO_TOTAL, rowsOfPage } from './review-page-sql.js';
import type { RatingCategory } from './review-ratings.js';
import { HIGHEST_RATING, HIGHEST_RATING_TOTAL, RATING_CATEGORIES } from './review-ratings.js';

/** How many visible reviews the whole site has from an age group. */
export const VISIBLE_OF_AGE_GROUP = 'SELECT count FROM age_group_counts WHERE age_group = ?';

/**
 * Statements for a list that goes up in ratings while equal ones are newest first: an order that not every engine keeps
 * an index in. So the ratings at the list's start and at the end of the page are looked up first. Up to that end there
 * is everything below the latter rating, and the newest with it; neither is more than the entries up to there. Mostly
 * both ratings are the same, and one walk is enough.
 */
export interface LowestFirstSql {
  /** Takes the list's own values, these again, and the place of the page's last entry, counted from 0. */
  ends: string;
  /** What is rated alike; takes those own values that have nothing to do with ratings, and the rating. */
  ofOneRating: ReviewListSql;
  /**
   * Takes the list's own values and a rating for what is rated below; values as for ofOneRating and a limit for what is
   * rated so; then limit and offset.
   */
  upToRating: string;
  /** The highest rating there can be, for lists that end before the page does. */
  highestRating: number;
}

/** What `ends` finds; null where the list is shorter. */
export interface ListEnds {
  lowest: number | null;
  reached: number | null;
}

/** The lists of one category; each takes the smallest rating, if not said otherwise. */
export interface CategoryListsSql {
  highest: ReviewListSql;
  lowest: LowestFirstSql;
  /** One walk for each rating from the smallest on, merged. Takes a limit for each walk, then limit and offset. */
  recentFrom: (smallestRating: number) => string;
}

/** The lists of an age group; each takes the group, those with a total twice. */
export interface AgeGroupListsSql {
  recent: ReviewListSql;
  highest: ReviewListSql;
  lowest: LowestFirstSql;
}

/** Writes the statements of each category for one engine. */
export function categoryListsSql(dialect: EngineWords): Record<RatingCategory, CategoryListsSql> {
  const lists = RATING_CATEGORIES.map((category) => [category, listsOf(category, dialect)]);
  return Object.fromEntries(lists) as Record<RatingCategory, CategoryListsSql>;
}

/** Writes the statements of an age group for one engine. */
export function ageGroupListsSql(dialect: EngineWords): AgeGroupListsSql {
  const byTime = reviewsAlong('ix_reviews_age_group', dialect);
  const byRating = reviewsAlong('ix_reviews_age_group_rating', dialect);
  const ofGroup = (review: string): string => `${review}.is_visible = 1 AND ${review}.age_group = ?`;
  return {
    recent: walk(`(${VISIBLE_OF_AGE_GROUP})`, byTime, ofGroup),
    highest: walk(`(${VISIBLE_OF_AGE_GROUP})`, byRating, ofGroup, ['rating_total', ...NEWEST_FIRST]),
    lowest: lowestFirst({
      rating: 'rating_total',
      highestRating: HIGHEST_RATING_TOTAL,
      along: byRating,
      all: ofGroup('v'),
      ofRating: ofGroup,
    }),
  };
}

type EngineWords = Pick<Dialect, 'useIndex'>;

function listsOf(category: RatingCategory, dialect: EngineWords): CategoryListsSql {
  const rating = `${category}_rating`;
  const along = reviewsAlong(`ix_reviews_${category}`, dialect);
  const visible = (review: string): string => `${review}.is_visible = 1`;
  const ratedAtLeast = (review: string): string => `${visible(review)} AND ${review}.${rating} >= ?`;
  return {
    highest: walk(NO_TOTAL, along, ratedAtLeast, [rating, ...NEWEST_FIRST]),
    lowest: lowestFirst({
      rating,
      highestRating: HIGHEST_RATING,
      along,
      all: ratedAtLeast('v'),
      ofRating: visible,
    }),
    recentFrom: (smallestRating) => newestOfRatings(rating, ratingsFrom(smallestRating), along('v')),
  };
}

function reviewsAlong(index: string, dialect: EngineWords): (review: string) => string {
  return (review) => `reviews ${review} ${dialect.useIndex(index)}`;
}

// Outer joins only to keep the engine from starting with all clubs: every review has its club.
function walk(
  total: string,
  along: (review: string) => string,
  conditions: (review: string) => string,
  sorting = NEWEST_FIRST,
): ReviewListSql {
  return {
    first: firstPage(
      total,
      `${along('r')} LEFT JOIN clubs c ON c.id = r.club_id WHERE ${conditions('r')}`,
      sorting,
    ),
    later: laterPage(total, `${along('v')} WHERE ${conditions('v')}`, sorting),
  };
}

/** All ratings from the smallest on. */
export function ratingsFrom(smallest: number): number[] {
  return Array.from({ length: HIGHEST_RATING - smallest + 1 }, (_, index) => smallest + index);
}

function newestOfRatings(column: string, ratings: number[], along: string): string {
  const walks = ratings.map(
    (rating) => `
      SELECT * FROM (
        SELECT v.id, v.created_at FROM ${along} WHERE v.is_visible = 1 AND v.${column} = ${rating}
        ${descending('v', NEWEST_FIRST)} LIMIT ?
      ) rated_${rating}`,
  );
  return rowsOfPage(
    `${walks.join(' UNION ALL ')} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
    NO_TOTAL,
    descending('p', NEWEST_FIRST),
  );
}

interface LowestFirstList {
  /** The column that is sorted by. */
  rating: string;
  highestRating: number;
  /** The table, along an index whose columns after the equalities are the rating and created_at. */
  along: (review: string) => string;
  /** The conditions of the whole list. */
  all: string;
  /** Those that remain where the rating is given. */
  ofRating: (review: string) => string;
}

function lowestFirst({ rating, highestRating, along, all, ofRating }: LowestFirstList): LowestFirstSql {
  const columns = `v.id, v.created_at, v.${rating}`;
  const upwards = `SELECT v.${rating} FROM ${along('v')} WHERE ${all} ORDER BY v.${rating}, v.created_at, v.id`;
  const alike = (review: string): string => `${ofRating(review)} AND ${review}.${rating} = ?`;
  return {
    highestRating,
    ends: `SELECT (${upwards} LIMIT 1) AS lowest, (${upwards} LIMIT 1 OFFSET ?) AS reached`,
    ofOneRating: walk(NO_TOTAL, along, alike),
    upToRating: rowsOfPage(
      `
      SELECT ${columns} FROM ${along('v')} WHERE ${all} AND v.${rating} < ?
      UNION ALL
      SELECT * FROM (
        SELECT ${columns} FROM ${along('v')} WHERE ${alike('v')} ${descending('v', NEWEST_FIRST)} LIMIT ?
      ) alike
      ORDER BY ${rating}, created_at DESC, id DESC LIMIT ? OFFSET ?`,
      NO_TOTAL,
      `ORDER BY p.${rating}, p.created_at DESC, p.id DESC`,
    ),
  };
}
