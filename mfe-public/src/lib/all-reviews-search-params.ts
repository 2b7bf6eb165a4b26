import type { ListReviewsApiArg } from '../api/generated';
import { queryString } from '../api/reading-call';
import { readAgeGroup } from './age-group';
import type { AgeGroup } from './age-group';
import { readPageNumber } from './page-number';
import { LAST_REVIEWS_PAGE, reviewsOfPage } from './review-pages';

/** What the address of all reviews says. */
export interface AllReviewsParams {
  /** Null for all. */
  ageGroup: AgeGroup | null;
  page: number;
}

/** Reads a query string. An unknown age group counts as none. */
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

/** The argument of the call for the reviews; null where there are none to ask for. */
export function allReviewsArgument({ ageGroup, page }: AllReviewsParams): ListReviewsApiArg | null {
  if (page > LAST_REVIEWS_PAGE) return null;
  return { ...(ageGroup === null ? {} : { ageGroup }), ...reviewsOfPage(page) };
}
