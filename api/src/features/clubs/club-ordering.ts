import type { CLUB_ORDERS } from './club-queries.js';

/** How clubs can be ordered. */
export type ClubOrder = (typeof CLUB_ORDERS)[number];

/** Orders that are read along an index rather than by stored position. */
export type RankedOrder = Exclude<ClubOrder, 'name'>;

/** What an order is made of, for statements that first find the ids of a page and then its rows. */
export interface ClubOrdering {
  /** What an inner query has to bring along, beside the id. */
  columns: readonly string[];
  /** What follows ORDER BY for a table of these columns, by the name it has in the statement. */
  by(table: string): string;
}

/** The orders; an index of clubs goes with each. */
export const CLUB_ORDERING: Record<ClubOrder, ClubOrdering> = {
  name: { columns: ['list_position'], by: (t) => `${t}.list_position` },
  rating: {
    columns: ['overall_score', 'review_count'],
    by: (t) => `${t}.overall_score DESC, ${t}.review_count DESC, ${t}.id DESC`,
  },
  reviews: {
    columns: ['overall_score', 'review_count'],
    by: (t) => `${t}.review_count DESC, ${t}.overall_score DESC, ${t}.id DESC`,
  },
};

/** The columns of an order, and the id, of a table. */
export function orderingColumns(order: ClubOrder, table: string): string {
  return ['id', ...CLUB_ORDERING[order].columns].map((column) => `${table}.${column}`).join(', ');
}
