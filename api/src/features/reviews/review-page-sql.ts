import { REVIEW_COLUMNS } from './review-columns.js';

/** Statements for a list of visible reviews; each takes the list's own values, then limit and offset. */
export interface ReviewListSql {
  /** For the first page, which most callers want: one walk along the index, straight to the rows. */
  first: string;
  /** For later pages: what is skipped is read from the index alone. */
  later: string;
}

/** Columns of reviews that a list is sorted by, each with its highest value first; the last is always the id. */
export type ReviewSorting = readonly string[];

/** The sorting of a list without another. */
export const NEWEST_FIRST: ReviewSorting = ['created_at', 'id'];

/** For lists whose length is not stored. */
export const NO_TOTAL = 'NULL';

/** ORDER BY for a sorting of `table`. */
export function descending(table: string, sorting: ReviewSorting): string {
  return `ORDER BY ${sorting.map((column) => `${table}.${column} DESC`).join(', ')}`;
}

/**
 * The statement for a list's first page. `from` ends with the conditions and calls reviews `r` and their clubs `c`;
 * `total` is an expression for the length of the whole list.
 */
export function firstPage(total: string, from: string, sorting = NEWEST_FIRST): string {
  return `
    SELECT ${REVIEW_COLUMNS}, ${total} AS total FROM ${from}
    ${descending('r', sorting)} LIMIT ? OFFSET ?`;
}

/** The statement for later pages of the same list; here `from` calls reviews `v`, and clubs need not be in it. */
export function laterPage(total: string, from: string, sorting = NEWEST_FIRST): string {
  const columns = sorting.map((column) => `v.${column}`).join(', ');
  return rowsOfPage(
    `SELECT ${columns}, ${total} AS total FROM ${from} ${descending('v', sorting)} LIMIT ? OFFSET ?`,
    'p.total',
    descending('p', sorting),
  );
}

/**
 * The rows of the reviews whose ids `page` selects. It walks indexes and nothing else; rows are read only for the page
 * itself, and sorted by what `page` brought along, which spares the engine a temporary table of wide rows.
 */
export function rowsOfPage(page: string, total: string, order: string): string {
  return `
    SELECT ${REVIEW_COLUMNS}, ${total} AS total
    FROM (${page}) p
    JOIN reviews r ON r.id = p.id JOIN clubs c ON c.id = r.club_id
    ${order}`;
}
