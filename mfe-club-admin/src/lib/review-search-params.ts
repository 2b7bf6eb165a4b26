import { AGE_GROUPS } from '@club-reviews/domain/age-groups';
import { MAX_RATING, MIN_RATING } from '@club-reviews/domain/ratings';
import type { ReviewsArg } from '../api/types';

/** The settings in the address of the list of reviews. */
export interface ReviewListParams {
  rating: number | null;
  ageGroup: string | null;
  isUnanswered: boolean;
  /** Where the page starts; null for the newest reviews. */
  cursor: string | null;
}

/** The list's defaults: all reviews, newest first. */
export const ALL_REVIEWS: ReviewListParams = {
  rating: null,
  ageGroup: null,
  isUnanswered: false,
  cursor: null,
};

/** The dashboard's tabs, and the query parameter for the open one. */
const TABS = ['reviews', 'questions', 'profile', 'figures'] as const;

/** One of the tabs. */
export type DashboardTab = (typeof TABS)[number];

/** Reads the open tab from a query string. */
export function readTab(search: string): DashboardTab {
  const tab = new URLSearchParams(search).get('tab');
  return TABS.find((known) => known === tab) ?? 'reviews';
}

/** Writes the open tab as a query string. */
export function tabQuery(tab: string): string {
  return tab === 'reviews' ? '' : `?tab=${tab}`;
}

/** Reads a query string. Unknown values count as missing. */
export function readReviewListParams(search: string): ReviewListParams {
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

/** The query string, "" for the defaults. */
export function reviewListQuery({ rating, ageGroup, isUnanswered, cursor }: ReviewListParams): string {
  const parameters = new URLSearchParams();
  if (rating !== null) parameters.set('rating', String(rating));
  if (ageGroup !== null) parameters.set('age', ageGroup);
  if (isUnanswered) parameters.set('unanswered', 'yes');
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filters as the api takes them. */
export function reviewFilters({ rating, ageGroup, isUnanswered }: ReviewListParams): ReviewsArg {
  return {
    ...(rating === null ? {} : { rating }),
    ...(ageGroup === null ? {} : { ageGroup: ageGroup as ReviewsArg['ageGroup'] }),
    ...(isUnanswered ? { unanswered: 'true' as const } : {}),
  };
}
