import type { ClubReference } from '../model/clubs/club-reference.js';
import type { Dialect } from '../platform/database/dialect/dialect.js';
import type { Sql } from '../platform/database/sql.js';
import { empty, raw, sql } from '../platform/database/sql.js';
import { reviewColumns } from './public-review.js';

/** How many visible reviews the whole site has. */
export const VISIBLE_REVIEWS = sql`SELECT value FROM site_counters WHERE name = 'visible_reviews'`;

/** The condition that every public list of reviews `r` begins with. */
export const VISIBLE = raw('r.is_visible = 1');

/** For lists whose length isn't stored. */
export const NO_TOTAL = raw('NULL');

/** Columns of a public review; `r` is reviews, `c` its club. */
export const REVIEW_COLUMNS = raw(reviewColumns('r'));

/** Part of a list. */
export interface Slice {
  limit: number;
  offset: number;
}

/** A list of visible reviews that is read along one index. */
export interface ReviewList {
  /** The reviews `r`, and whatever finds them, with the name of the index. */
  from: Sql;
  where: Sql;
  /** Joins the clubs `c` unless `from` does it. */
  joinClub: Sql;
  /** An expression for the length of the whole list: each row has it, which usually saves a second statement. */
  total: Sql;
  sorting: ReviewSorting;
}

/** Columns that a list is sorted by, each in descending order; the last is always the id. */
export interface ReviewSorting {
  /** The columns of reviews `r`. */
  columns: Sql;
  /** ORDER BY for reviews `r` and for the page `p` of them. */
  ofReviews: Sql;
  ofPage: Sql;
}

/** Sorts by `columns`, descending, and equal ones newest first. */
export function highestFirst(...columns: string[]): ReviewSorting {
  const sorted = [...columns, 'created_at', 'id'];
  const orderBy = (table: string): Sql =>
    raw(`ORDER BY ${sorted.map((column) => `${table}.${column} DESC`).join(', ')}`);
  return {
    columns: raw(sorted.map((column) => `r.${column}`).join(', ')),
    ofReviews: orderBy('r'),
    ofPage: orderBy('p'),
  };
}

/** The default sorting of a list. */
export const NEWEST_FIRST = highestFirst();

/** Reviews `r`, read along an index. */
export function reviewsBy(index: string, dialect: Pick<Dialect, 'useIndex'>): Sql {
  return raw(`reviews r ${dialect.useIndex(index)}`);
}

// An outer join only to keep the engine from starting with all clubs: every review has its club.
const JOIN_CLUB = raw('LEFT JOIN clubs c ON c.id = r.club_id');

/** A list of reviews of any club. */
export function listOfAllClubs(from: Sql, where: Sql, total: Sql, sorting = NEWEST_FIRST): ReviewList {
  return { from, where, joinClub: JOIN_CLUB, total, sorting };
}

const TOTALS = { site: sql`(${VISIBLE_REVIEWS})`, club: raw('c.review_count'), ageGroup: raw('a.count') };

/** The newest-first lists, for one engine. */
export class NewestReviews {
  private readonly byTime: Sql;
  private readonly ofClubs: Sql;
  private readonly ofAgeGroups: Sql;

  constructor(dialect: Pick<Dialect, 'useIndex'>) {
    this.byTime = reviewsBy('ix_reviews_recent', dialect);
    this.ofClubs = raw(
      `clubs c JOIN reviews r ${dialect.useIndex('ix_reviews_club_recent')} ON r.club_id = c.id`,
    );
    this.ofAgeGroups = raw(`clubs c JOIN club_age_group_counts a ON a.club_id = c.id
      JOIN reviews r ${dialect.useIndex('ix_reviews_club_age_group')} ON r.club_id = c.id AND r.age_group = a.age_group`);
  }

  /** Those of all clubs. */
  all(): ReviewList {
    return listOfAllClubs(this.byTime, VISIBLE, TOTALS.site);
  }

  /** Those of one club, optionally of one age group. */
  ofClub(club: ClubReference, ageGroup: string | undefined): ReviewList {
    const isAsked = isClub(club);
    return ageGroup === undefined
      ? {
          from: this.ofClubs,
          where: sql`${isAsked} AND r.is_visible = 1`,
          joinClub: empty,
          total: TOTALS.club,
          sorting: NEWEST_FIRST,
        }
      : {
          from: this.ofAgeGroups,
          where: sql`${isAsked} AND a.age_group = ${ageGroup} AND r.is_visible = 1`,
          joinClub: empty,
          total: TOTALS.ageGroup,
          sorting: NEWEST_FIRST,
        };
  }
}

/** How many visible reviews a club with a page has, and how many of them are for an age group. */
export function reviewCounts(club: ClubReference, ageGroup: string | undefined): Sql {
  return sql`
    SELECT c.id, c.review_count AS total, (
      SELECT a.count FROM club_age_group_counts a WHERE a.club_id = c.id AND a.age_group = ${ageGroup ?? null}
    ) AS ageGroupTotal
    FROM clubs c WHERE ${isClub(club)} AND c.state IN ('listed', 'closed')`;
}

/** Selects the requested club `c`. */
export function isClub(club: ClubReference): Sql {
  return 'id' in club ? sql`c.id = ${club.id}` : sql`c.slug = ${club.slug}`;
}

/** The reviews of a slice, each with the `total` of the list. */
export function getReviews(list: ReviewList, { limit, offset }: Slice): Sql {
  const { from, where, joinClub, total, sorting } = list;
  // Most callers want the first page: one index scan, straight to the rows.
  if (offset === 0)
    return sql`
      SELECT ${REVIEW_COLUMNS}, ${total} AS total FROM ${from} ${joinClub} WHERE ${where}
      ${sorting.ofReviews} LIMIT ${limit} OFFSET ${offset}`;
  return toRows(
    sql`SELECT ${sorting.columns}, ${total} AS total FROM ${from} WHERE ${where}
      ${sorting.ofReviews} LIMIT ${limit} OFFSET ${offset}`,
    P_TOTAL,
    sorting.ofPage,
  );
}

const P_TOTAL = raw('p.total');

/**
 * The rows of the reviews whose ids `page` selects. It only uses indexes; rows are read only for the page itself, and
 * sorted by what `page` selected with the ids, which saves the engine a temporary table of wide rows.
 */
export function toRows(page: Sql, total: Sql, order: Sql): Sql {
  return sql`
    SELECT ${REVIEW_COLUMNS}, ${total} AS total
    FROM (${page}) p JOIN reviews r ON r.id = p.id JOIN clubs c ON c.id = r.club_id
    ${order}`;
}
