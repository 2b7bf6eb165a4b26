import type { ListReviewsByAgeGroupApiArg } from '../api/generated';
import { queryString } from '../api/reading-call';
import type { AgeGroup } from './age-group';
import { readPageNumber } from './page-number';
import { nearParameters, NOWHERE, readNearPlace } from './near-place';
import type { NearPlace } from './near-place';
import { LAST_REVIEWS_PAGE, reviewsOfPage } from './review-pages';

/** The orders of an age group's reviews; the first is the default. */
export const AGE_ORDERS = ['recent', 'highest', 'lowest'] as const;

/** The settings in the query string of an age group's reviews; the group itself is in the path. */
export interface AgeListParams {
  sortBy: (typeof AGE_ORDERS)[number];
  page: number;
  /** Where to look for clubs above the reviews. */
  near: NearPlace;
}

/** Reads a query string. Unknown values count as missing. */
export function readAgeListParams(search: string): AgeListParams {
  const sortBy = new URLSearchParams(search).get('sortBy');
  return {
    sortBy: AGE_ORDERS.find((order) => order === sortBy) ?? AGE_ORDERS[0],
    page: readPageNumber(search),
    near: readNearPlace(search),
  };
}

/**
 * The address, without defaults.
 * @param ageGroup null for the address without a group
 */
export function ageAddress(
  ageGroup: AgeGroup | null,
  { sortBy = AGE_ORDERS[0], page = 1, near = NOWHERE }: Partial<AgeListParams> = {},
): string {
  const path = ageGroup === null ? '' : `/${encodeURIComponent(ageGroup)}`;
  return `/browse-age${path}${queryString({
    sortBy: sortBy === AGE_ORDERS[0] ? undefined : sortBy,
    page: page > 1 ? page : undefined,
    ...nearParameters(near),
  })}`;
}

/** The argument of the call for an age group's reviews; null if there are none to fetch. */
export function ageArgument(
  ageGroup: AgeGroup | null,
  { sortBy, page }: AgeListParams,
): ListReviewsByAgeGroupApiArg | null {
  if (ageGroup === null || page > LAST_REVIEWS_PAGE) return null;
  return { ageGroup, sortBy, ...reviewsOfPage(page) };
}
