import type { ListReviewsApiArg } from '../api/generated';
import { queryString } from '../api/reading-call';
import { readAgeGroup } from './age-group';
import type { AgeGroup } from './age-group';
import { readPageNumber } from './page-number';
import { LAST_REVIEWS_PAGE, reviewsOfPage } from './review-pages';

/** The settings in the address of all reviews. */
export interface AllReviewsParams {
  /** Null for all. */
  ageGroup: AgeGroup | null;
  page: number;
}

/** Reads a query string. An unknown age group counts as missing. */
export function readAllReviewsParams(search: string): AllReviewsParams {
  return {
    ageGroup: readAgeGroup(new URLSearchParams(search).get('age')),
    page: readPageNumber(search),
  };
}

/** The address, without defaults. */
export function allReviewsAddress({ ageGroup, page }: AllReviewsParams): string {
  return `/all-reviews${queryString({ age: ageGroup ?? undefined, page: page > 1 ? page : undefined })}`;
}

/** The argument of the call for the reviews; null if there are none to fetch. */
export function allReviewsArgument({ ageGroup, page }: AllReviewsParams): ListReviewsApiArg | null {
  if (page > LAST_REVIEWS_PAGE) return null;
  return { ...(ageGroup === null ? {} : { ageGroup }), ...reviewsOfPage(page) };
}
