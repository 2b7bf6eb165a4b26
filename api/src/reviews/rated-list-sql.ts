import type { Dialect } from '../database/dialect/dialect.js';
import type { ReviewListSql } from './review-page-sql.js';
import { descending, firstPage, laterPage, NEWEST_FIRST, NO_TOTAL, rowsOfPage } from './review-page-sql.js';
import type { RatingCategory } from './review-ratings.js';
import { HIGHEST_RATING, HIGHEST_RATING_TOTAL, RATING_CATEGORIES } from './review-ratings.js';

/** How many visible reviews the whole site has from an age group. */
export const VISIBLE_OF_AGE_GROUP = 'SELECT count FROM age_group_counts WHERE age_group = ?';

/**
 * Statements for a list that goes up in ratings while equal ones are newest first: an order that not every engine keeps
 * an index in. So a page takes two statements. What lies before its last entry is everything below that entry's rating,
 * and the newest with that rating; neither is more than the entries up to the end of the page.
 */
export interface LowestFirstSql {
  /** The rating of one entry; takes the list's own values and the entry's place, counted from 0. */
  ratingAt: string;
  /** The highest rating there can be, for lists that end before the page does. */
  highestRating: number;
  /**
   * Takes the list's own values and a rating for what is rated below; of the own values those that have nothing to do
   * with ratings, the rating again and a limit for what is rated so; then limit and offset.
   */
  page: string;
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
  const index = dialect.useIndex('ix_reviews_age_group');
  const ratingIndex = dialect.useIndex('ix_reviews_age_group_rating');
  const ofGroup = (review: string): string => `${review}.is_visible = 1 AND ${review}.age_group = ?`;
  const list = (along: string, sorting = NEWEST_FIRST): ReviewListSql => ({
    first: firstPage(
      `(${VISIBLE_OF_AGE_GROUP})`,
      `reviews r ${along} LEFT JOIN clubs c ON c.id = r.club_id WHERE ${ofGroup('r')}`,
      sorting,
    ),
    later: laterPage(`(${VISIBLE_OF_AGE_GROUP})`, `reviews v ${along} WHERE ${ofGroup('v')}`, sorting),
  });
  return {
    recent: list(index),
    highest: list(ratingIndex, ['rating_total', ...NEWEST_FIRST]),
    lowest: lowestFirst({
      rating: 'rating_total',
      highestRating: HIGHEST_RATING_TOTAL,
      along: `reviews v ${ratingIndex}`,
      all: ofGroup('v'),
      ofRating: ofGroup('v'),
    }),
  };
}

type EngineWords = Pick<Dialect, 'useIndex'>;

function listsOf(category: RatingCategory, dialect: EngineWords): CategoryListsSql {
  const rating = `${category}_rating`;
  const sorting = [rating, ...NEWEST_FIRST];
  const along = (review: string): string => `reviews ${review} ${dialect.useIndex(`ix_reviews_${category}`)}`;
  const ratedAtLeast = (review: string): string => `${review}.is_visible = 1 AND ${review}.${rating} >= ?`;
  return {
    highest: {
      first: firstPage(
        NO_TOTAL,
        `${along('r')} LEFT JOIN clubs c ON c.id = r.club_id WHERE ${ratedAtLeast('r')}`,
        sorting,
      ),
      later: laterPage(NO_TOTAL, `${along('v')} WHERE ${ratedAtLeast('v')}`, sorting),
    },
    lowest: lowestFirst({
      rating,
      highestRating: HIGHEST_RATING,
      along: along('v'),
      all: ratedAtLeast('v'),
      ofRating: 'v.is_visible = 1',
    }),
    recentFrom: (smallestRating) => newestOfRatings(rating, ratingsFrom(smallestRating), along('v')),
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
  /** Reviews `v`, along an index whose columns after the equalities are the rating and created_at. */
  along: string;
  /** The conditions of the whole list. */
  all: string;
  /** Those that remain where the rating is given. */
  ofRating: string;
}

function lowestFirst({ rating, highestRating, along, all, ofRating }: LowestFirstList): LowestFirstSql {
  const columns = `v.id, v.created_at, v.${rating}`;
  return {
    highestRating,
    ratingAt: `
      SELECT v.${rating} AS rating FROM ${along} WHERE ${all}
      ORDER BY v.${rating}, v.created_at, v.id LIMIT 1 OFFSET ?`,
    page: rowsOfPage(
      `
      SELECT ${columns} FROM ${along} WHERE ${all} AND v.${rating} < ?
      UNION ALL
      SELECT * FROM (
        SELECT ${columns} FROM ${along} WHERE ${ofRating} AND v.${rating} = ?
        ${descending('v', NEWEST_FIRST)} LIMIT ?
      ) reached
      ORDER BY ${rating}, created_at DESC, id DESC LIMIT ? OFFSET ?`,
      NO_TOTAL,
      `ORDER BY p.${rating}, ${NEWEST_FIRST.map((column) => `p.${column} DESC`).join(', ')}`,
    ),
  };
}
