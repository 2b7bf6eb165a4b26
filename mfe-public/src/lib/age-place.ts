import { queryString } from '../api/reading-call';
import type { AgeGroup } from './age-group';
import { readPageNumber } from './page-number';

/** The orders of the reviews of an age group, the first without a choice. */
export const AGE_ORDERS = ['recent', 'highest', 'lowest'] as const;

/** Where a visitor is among the reviews of an age group; the group itself is in the path. */
export interface AgePlace {
  sortBy: (typeof AGE_ORDERS)[number];
  page: number;
}

/** Reads the place from a query string. What names nothing reads as not given. */
export function readAgePlace(search: string): AgePlace {
  const sortBy = new URLSearchParams(search).get('sortBy');
  return {
    sortBy: AGE_ORDERS.find((order) => order === sortBy) ?? AGE_ORDERS[0],
    page: readPageNumber(search),
  };
}

/**
 * The address of a place, without what is the default.
 * @param ageGroup null for the address without a group
 */
export function ageAddress(
  ageGroup: AgeGroup | null,
  { sortBy = AGE_ORDERS[0], page = 1 }: Partial<AgePlace> = {},
): string {
  const path = ageGroup === null ? '' : `/${encodeURIComponent(ageGroup)}`;
  return `/browse-age${path}${queryString({
    sortBy: sortBy === AGE_ORDERS[0] ? undefined : sortBy,
    page: page > 1 ? page : undefined,
  })}`;
}
