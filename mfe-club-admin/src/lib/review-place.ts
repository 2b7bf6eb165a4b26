import { AGE_GROUPS } from '@club-reviews/domain/age-groups';
import { MAX_RATING, MIN_RATING } from '@club-reviews/domain/ratings';
import type { ReviewsArg } from '../api/types';

/** What the address says about the list of reviews. */
export interface ReviewPlace {
  rating: number | null;
  ageGroup: string | null;
  isUnanswered: boolean;
  /** Where the shown page begins; null for the newest reviews. */
  cursor: string | null;
}

/** The list as it opens: all reviews, newest first. */
export const ALL_REVIEWS: ReviewPlace = { rating: null, ageGroup: null, isUnanswered: false, cursor: null };

/** The parts of the dashboard, and the query parameter that names the open one. */
export type DashboardTab = 'reviews' | 'profile';

/** Reads the open tab from a query string. */
export function readTab(search: string): DashboardTab {
  return new URLSearchParams(search).get('tab') === 'profile' ? 'profile' : 'reviews';
}

/** Writes the open tab as a query string. */
export function tabQuery(tab: string): string {
  return tab === 'profile' ? '?tab=profile' : '';
}

/** Reads the place from a query string; what makes no sense counts as not said. */
export function readReviewPlace(search: string): ReviewPlace {
  const parameters = new URLSearchParams(search);
  const rating = Number(parameters.get('rating'));
  const ageGroup = parameters.get('age');
  return {
    rating: Number.isInteger(rating) && rating >= MIN_RATING && rating <= MAX_RATING ? rating : null,
    ageGroup: AGE_GROUPS.find((group) => group === ageGroup) ?? null,
    isUnanswered: parameters.get('unanswered') === 'yes',
    cursor: parameters.get('cursor') || null,
  };
}

/** Writes a place as a query string, "" for the list as it opens. */
export function reviewPlaceQuery({ rating, ageGroup, isUnanswered, cursor }: ReviewPlace): string {
  const parameters = new URLSearchParams();
  if (rating !== null) parameters.set('rating', String(rating));
  if (ageGroup !== null) parameters.set('age', ageGroup);
  if (isUnanswered) parameters.set('unanswered', 'yes');
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filters as the api takes them. */
export function reviewFilters({ rating, ageGroup, isUnanswered }: ReviewPlace): ReviewsArg {
  return {
    ...(rating === null ? {} : { rating }),
    ...(ageGroup === null ? {} : { ageGroup: ageGroup as ReviewsArg['ageGroup'] }),
    ...(isUnanswered ? { unanswered: 'true' as const } : {}),
  };
}
