import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { REVIEW_COLUMNS } from './review-columns.js';
import type { ReviewListSql } from './review-page-sql.js';
import { descending, firstPage, laterPage, NEWEST_FIRST, NO_TOTAL, rowsOfPage } from './review-page-sql.js';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { MAX_RATING } from '@club-reviews/domain/ratings';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';

/** How many visible reviews the whole site has from an age group. */
export const VISIBLE_OF_AGE_GROUP = 'SELECT count FROM age_group_counts WHERE age_group = ?';

/**
 * Statements for a list that goes up in ratings while equal ones are newest first: an order that not every engine keeps
 * an index in. Mostly a page lies within the list's lowest rating, and one walk is enough. Else the rating at the end
 * of the page is looked up: up to there, there is everything below that rating, and the newest with it; neither is more
 * than the entries up to the end of the page.
 */
export interface LowestFirstSql {
  /** What is rated alike; takes the list's own values (see LowestFirstKeys) for the total and beside the rating, and the rating. */
  ofOneRating: ReviewListSql;
  /** The rating of one entry; takes the values of the whole list, and the entry's place, counted from 0. */
  ratingAt: string;
  /** Takes values for the total; those of the whole list and a rating; those beside the rating, it again and a limit; limit and offset. */
  upToRating: string;
}

/** The lists of one category; each takes the smallest rating, if not said otherwise. */
export interface CategoryListsSql {
  highest: ReviewListSql;
  lowest: LowestFirstSql;
  /** From the rating that nothing is below, so that every review counts; takes none. */
  recent: ReviewListSql;
  /** What is rated high enough among the newest reviews of all. Takes how many of those to look at, smallest rating and limit. */
  recentAmongNewest: string;
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
  const ofGroup: NamedSql = (review) => `${review}.is_visible = 1 AND ${review}.age_group = ?`;
  return {
    recent: walk(`(${VISIBLE_OF_AGE_GROUP})`, byTime, ofGroup),
    highest: walk(`(${VISIBLE_OF_AGE_GROUP})`, byRating, ofGroup, ['rating_total', ...NEWEST_FIRST]),
    lowest: lowestFirst({
      rating: 'rating_total',
      total: `(${VISIBLE_OF_AGE_GROUP})`,
      along: byRating,
      all: ofGroup,
      ofRating: ofGroup,
    }),
  };
}

type EngineWords = Pick<Dialect, 'useIndex'>;

function listsOf(category: RatingCategory, dialect: EngineWords): CategoryListsSql {
  const rating = `${category}_rating`;
  const along = reviewsAlong(`ix_reviews_${category}`, dialect);
  const visible: NamedSql = (review) => `${review}.is_visible = 1`;
  const ratedAtLeast: NamedSql = (review) => `${visible(review)} AND ${review}.${rating} >= ?`;
  return {
    highest: walk(NO_TOTAL, along, ratedAtLeast, [rating, ...NEWEST_FIRST]),
    lowest: lowestFirst({ rating, total: NO_TOTAL, along, all: ratedAtLeast, ofRating: visible }),
    recent: walk(NO_TOTAL, reviewsAlong('ix_reviews_recent', dialect), visible),
    recentAmongNewest: amongNewest(rating, reviewsAlong('ix_reviews_recent', dialect)),
    recentFrom: (smallestRating) => newestOfRatings(rating, ratingsFrom(smallestRating), along('v')),
  };
}

/** A piece of a statement in which reviews have the given name. */
type NamedSql = (review: string) => string;

function reviewsAlong(index: string, dialect: EngineWords): NamedSql {
  return (review) => `reviews ${review} ${dialect.useIndex(index)}`;
}

// Outer joins only to keep the engine from starting with all clubs: every review has its club.
function walk(total: string, along: NamedSql, conditions: NamedSql, sorting = NEWEST_FIRST): ReviewListSql {
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
  return Array.from({ length: MAX_RATING - smallest + 1 }, (_, index) => smallest + index);
}

function amongNewest(column: string, along: NamedSql): string {
  return `
    SELECT ${REVIEW_COLUMNS}, ${NO_TOTAL} AS total
    FROM (
      SELECT n.id, n.created_at, n.${column} FROM ${along('n')} WHERE n.is_visible = 1
      ${descending('n', NEWEST_FIRST)} LIMIT ?
    ) newest
    JOIN reviews r ON r.id = newest.id JOIN clubs c ON c.id = r.club_id
    WHERE newest.${column} >= ? ${descending('newest', NEWEST_FIRST)} LIMIT ?`;
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
  total: string;
  /** The table, along an index whose columns after the equalities are the rating and created_at. */
  along: NamedSql;
  /** The conditions of the whole list. */
  all: NamedSql;
  /** Those that remain where the rating is given. */
  ofRating: NamedSql;
}

function lowestFirst({ rating, total, along, all, ofRating }: LowestFirstList): LowestFirstSql {
  const columns = `v.id, v.created_at, v.${rating}`;
  const list = `${along('v')} WHERE ${all('v')}`;
  const alike: NamedSql = (review) => `${ofRating(review)} AND ${review}.${rating} = ?`;
  return {
    ofOneRating: walk(total, along, alike),
    ratingAt: `
      SELECT v.${rating} AS rating FROM ${list} ORDER BY v.${rating}, v.created_at, v.id LIMIT 1 OFFSET ?`,
    upToRating: rowsOfPage(
      `
      SELECT ${columns} FROM ${list} AND v.${rating} < ?
      UNION ALL
      SELECT * FROM (
        SELECT ${columns} FROM ${along('v')} WHERE ${alike('v')} ${descending('v', NEWEST_FIRST)} LIMIT ?
      ) alike
      ORDER BY ${rating}, created_at DESC, id DESC LIMIT ? OFFSET ?`,
      total,
      `ORDER BY p.${rating}, p.created_at DESC, p.id DESC`,
    ),
  };
}
