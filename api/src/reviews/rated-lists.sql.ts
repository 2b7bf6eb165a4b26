import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { MAX_RATING, RATING_TOTALS } from '@club-reviews/domain/ratings';
import type { Dialect } from '../platform/database/dialect/dialect.js';
import type { Sql } from '../platform/database/sql.js';
import { joined, raw, sql } from '../platform/database/sql.js';
import type { ReviewList, Slice } from './review-lists.sql.js';
import {
  highestFirst,
  listOfAllClubs,
  NEWEST_FIRST,
  NO_TOTAL,
  REVIEW_COLUMNS,
  reviewsBy,
  toRows,
  VISIBLE,
} from './review-lists.sql.js';

type Engine = Pick<Dialect, 'useIndex'>;

/** What can be sorted by a rating. */
interface RatedList {
  /** The column of the rating. */
  column: string;
  /** Reviews `r`, by an index whose columns after the equalities are the rating and created_at. */
  from: Sql;
  /** What belongs to the list. */
  where: Sql;
  /** The same where the rating is given. */
  besideRating: Sql;
  bounds: { lowest: number; highest: number };
  total: Sql;
}

/** By the rating's column: they're the same in every statement. */
const HIGHEST_FIRST = new Map(
  [...RATING_CATEGORIES.map((category) => `${category}_rating`), 'rating_total'].map((column) => [
    column,
    highestFirst(column),
  ]),
);

/** How many visible reviews for an age group the whole site has. */
export function visibleOfAgeGroup(ageGroup: string): Sql {
  return sql`SELECT count FROM age_group_counts WHERE age_group = ${ageGroup}`;
}

/**
 * Reviews with a rating that they can be sorted by. Worst first, equal ones newest first, is an order that not every
 * engine can index. Usually a page lies within the list's lowest rating, and one index scan is enough. Otherwise the
 * rating at the end of the page is looked up: the slice is everything below that rating, and the newest with it;
 * neither is more than the entries up to the end of the page.
 */
export class RatedReviews {
  private readonly rating: Sql;

  constructor(private readonly list: RatedList) {
    this.rating = raw(`r.${list.column}`);
  }

  /** The lowest and the highest rating in the list. */
  get bounds(): RatedList['bounds'] {
    return this.list.bounds;
  }

  /** Best first. */
  highest(): ReviewList {
    const { from, where, total, column } = this.list;
    return listOfAllClubs(from, where, total, HIGHEST_FIRST.get(column));
  }

  /** Those with one rating, newest first. */
  ofRating(rating: number): ReviewList {
    return listOfAllClubs(this.list.from, this.withRating(rating), this.list.total);
  }

  /** The `rating` of one entry, counted from 0, worst first. */
  ratingAt(entry: number): Sql {
    return sql`
      SELECT ${this.rating} AS rating FROM ${this.list.from} WHERE ${this.list.where}
      ORDER BY ${this.rating}, r.created_at, r.id LIMIT 1 OFFSET ${entry}`;
  }

  /** A slice, worst first, that ends within a rating. */
  upToRating(rating: number, { limit, offset }: Slice): Sql {
    const { column } = this.list;
    const columns = sql`r.id, r.created_at, ${this.rating}`;
    const order = (table: string): Sql =>
      raw(`ORDER BY ${table}${column}, ${table}created_at DESC, ${table}id DESC`);
    const page = sql`
      SELECT ${columns} FROM ${this.list.from} WHERE ${this.list.where} AND ${this.rating} < ${rating}
      UNION ALL
      SELECT * FROM (
        SELECT ${columns} FROM ${this.list.from} WHERE ${this.withRating(rating)}
        ${NEWEST_FIRST.ofReviews} LIMIT ${offset + limit}
      ) alike
      ${order('')} LIMIT ${limit} OFFSET ${offset}`;
    return toRows(page, this.list.total, order('p.'));
  }

  /** A slice, newest first whatever the rating: one index scan for each rating, merged. */
  newestOfRatings({ limit, offset }: Slice): Sql {
    const scans = ratingsWithin(this.bounds).map(
      (rating) => sql`
        SELECT * FROM (
          SELECT r.id, r.created_at FROM ${this.list.from} WHERE ${this.withRating(rating)}
          ${NEWEST_FIRST.ofReviews} LIMIT ${offset + limit}
        ) ${raw(`rated_${rating}`)}`,
    );
    const page = sql`${joined(scans, ' UNION ALL ')}
      ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
    return toRows(page, this.list.total, NEWEST_FIRST.ofPage);
  }

  private withRating(rating: number): Sql {
    return sql`${this.list.besideRating} AND ${this.rating} = ${rating}`;
  }
}

/** All reviews by their rating for one category, from the lowest on. */
export function ratedInCategory(category: RatingCategory, smallest: number, engine: Engine): RatedReviews {
  const column = `${category}_rating`;
  return new RatedReviews({
    column,
    from: reviewsBy(`ix_reviews_${category}`, engine),
    where: sql`${VISIBLE} AND r.${raw(column)} >= ${smallest}`,
    besideRating: VISIBLE,
    bounds: { lowest: smallest, highest: MAX_RATING },
    total: NO_TOTAL,
  });
}

/** An age group's reviews by their overall rating. */
export function ratedByAgeGroup(ageGroup: string, engine: Engine): RatedReviews {
  return new RatedReviews({
    column: 'rating_total',
    from: reviewsBy('ix_reviews_age_group_rating', engine),
    where: isAgeGroup(ageGroup),
    besideRating: isAgeGroup(ageGroup),
    bounds: RATING_TOTALS,
    total: getTotal(ageGroup),
  });
}

/** An age group's reviews, newest first. */
export function newestOfAgeGroup(ageGroup: string, engine: Engine): ReviewList {
  return listOfAllClubs(reviewsBy('ix_reviews_age_group', engine), isAgeGroup(ageGroup), getTotal(ageGroup));
}

/** All reviews, newest first. */
export function newestOfAnyRating(engine: Engine): ReviewList {
  return listOfAllClubs(reviewsBy('ix_reviews_recent', engine), VISIBLE, NO_TOTAL);
}

/** Those among the newest `lookedAt` reviews that rate a category high enough. */
export function highEnoughAmongNewest(
  category: RatingCategory,
  smallest: number,
  { lookedAt, limit }: { lookedAt: number; limit: number },
  engine: Engine,
): Sql {
  const rating = raw(`${category}_rating`);
  return sql`
    SELECT ${REVIEW_COLUMNS}, ${NO_TOTAL} AS total
    FROM (
      SELECT r.id, r.created_at, r.${rating} FROM ${reviewsBy('ix_reviews_recent', engine)} WHERE ${VISIBLE}
      ${NEWEST_FIRST.ofReviews} LIMIT ${lookedAt}
    ) p
    JOIN reviews r ON r.id = p.id JOIN clubs c ON c.id = r.club_id
    WHERE p.${rating} >= ${smallest} ${NEWEST_FIRST.ofPage} LIMIT ${limit}`;
}

function isAgeGroup(ageGroup: string): Sql {
  return sql`${VISIBLE} AND r.age_group = ${ageGroup}`;
}

function getTotal(ageGroup: string): Sql {
  return sql`(${visibleOfAgeGroup(ageGroup)})`;
}

function ratingsWithin({ lowest, highest }: RatedList['bounds']): number[] {
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
}
