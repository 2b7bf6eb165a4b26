import { queryString } from '../api/reading-call';
import { readAgeGroup } from './age-group';
import type { AgeGroup } from './age-group';
import { readPageNumber } from './page-number';

/** Where a visitor is among all reviews. */
export interface AllReviewsPlace {
  /** Null for all. */
  ageGroup: AgeGroup | null;
  page: number;
}

/** Reads the place from a query string. An unknown age group reads as none. */
export function readAllReviewsPlace(search: string): AllReviewsPlace {
  return {
    ageGroup: readAgeGroup(new URLSearchParams(search).get('age')),
    page: readPageNumber(search),
  };
}

/** The address of a place, without what is the default. */
export function allReviewsAddress({ ageGroup, page }: AllReviewsPlace): string {
  return `/all-reviews${queryString({ age: ageGroup ?? undefined, page: page > 1 ? page : undefined })}`;
}
