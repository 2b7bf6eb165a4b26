import type { ClubReference } from '../../model/clubs/club-reference.js';
import type { Sql } from '../../platform/database/sql.js';
import { raw, sql } from '../../platform/database/sql.js';
import type { PageRequest } from '../../platform/http/pages.js';
import { offsetOf } from '../../platform/http/pages.js';
import type { ClubOrder, RankedOrder } from './club-queries.js';
import { AGE_GROUPS_COLUMN, DETAIL_COLUMNS, SUMMARY_COLUMNS } from './club-rows.js';

/** How many clubs there are. */
export const CLUB_COUNT = sql`SELECT value FROM site_counters WHERE name = 'clubs'`;

const SUMMARY = raw(SUMMARY_COLUMNS);
const TOTAL = raw(', p.total');
const DETAIL = raw(`${DETAIL_COLUMNS}, ${AGE_GROUPS_COLUMN}`);

/** A page of all clubs in name order, by stored position. */
export function clubsByPosition(asked: PageRequest): Sql {
  const before = offsetOf(asked);
  return sql`
    SELECT ${SUMMARY}, (${CLUB_COUNT}) AS total
    FROM clubs c WHERE c.list_position BETWEEN ${before + 1} AND ${before + asked.limit}
    ORDER BY c.list_position`;
}

/** A page of all clubs, best rated or most reviewed first. */
export function clubsByRank(order: RankedOrder, asked: PageRequest): Sql {
  const ids = sql`SELECT ${orderColumns(order)}, (${CLUB_COUNT}) AS total FROM clubs k WHERE k.state = 'listed'`;
  return pageOfClubs(ids, order, asked, TOTAL);
}

/** A club's page. */
export function clubDetail(reference: ClubReference): Sql {
  return 'id' in reference
    ? sql`SELECT ${DETAIL} FROM clubs c WHERE c.id = ${reference.id}`
    : sql`SELECT ${DETAIL} FROM clubs c WHERE c.slug = ${reference.slug}`;
}

interface ClubOrdering {
  /** What the inner query selects from clubs `k` besides the id, to sort by. */
  columns: Sql;
  inner: Sql;
  outer: Sql;
}

function ordering(columns: string[], by: (table: string) => string): ClubOrdering {
  return {
    columns: raw(['id', ...columns].map((column) => `k.${column}`).join(', ')),
    inner: raw(`ORDER BY ${by('k')}`),
    outer: raw(`ORDER BY ${by('p')}`),
  };
}

/** There's an index of clubs for each order. */
const ORDERINGS: Record<ClubOrder, ClubOrdering> = {
  name: ordering(['list_position'], (t) => `${t}.list_position`),
  rating: ordering(
    ['overall_score', 'review_count'],
    (t) => `${t}.overall_score DESC, ${t}.review_count DESC, ${t}.id DESC`,
  ),
  reviews: ordering(
    ['overall_score', 'review_count'],
    (t) => `${t}.review_count DESC, ${t}.overall_score DESC, ${t}.id DESC`,
  ),
};

/** The columns of clubs `k` that {@link pageOfClubs} needs. */
export function orderColumns(order: ClubOrder): Sql {
  return ORDERINGS[order].columns;
}

/**
 * The cards of one page of the clubs `k` that `ids` selects, which reads only an index where it can: wide rows are read
 * only for the page itself.
 */
export function pageOfClubs(ids: Sql, order: ClubOrder, asked: PageRequest, furtherColumns: Sql): Sql {
  const { inner, outer } = ORDERINGS[order];
  return sql`
    SELECT ${SUMMARY}${furtherColumns}
    FROM (${ids} ${inner} LIMIT ${asked.limit} OFFSET ${offsetOf(asked)}) p
    JOIN clubs c ON c.id = p.id
    ${outer}`;
}
