import { AGE_GROUPS } from '@club-reviews/domain/age-groups';
import { MAX_RATING } from '@club-reviews/domain/ratings';
import { flag, oneOf, searchParams, textOrNull, wholeNumber } from '@club-reviews/shared-ui/search-params';
import type { ReviewsArg } from '../api/types';

/** The settings in the address of the list of reviews; by default all, newest first. */
export const {
  defaults: ALL_REVIEWS,
  read: readReviewListParams,
  query: reviewListQuery,
} = searchParams({
  rating: wholeNumber(null, MAX_RATING),
  ageGroup: { ...oneOf(AGE_GROUPS, null), name: 'age' },
  isUnanswered: flag('unanswered', 'yes'),
  /** Where the page starts; null for the newest reviews. */
  cursor: textOrNull,
});

export type ReviewListParams = typeof ALL_REVIEWS;

const tabs = searchParams({
  tab: oneOf<string, string>(['reviews', 'questions', 'profile', 'sessions', 'figures'], 'reviews'),
});

/** Reads the dashboard's open tab from a query string. */
export const readTab = (search: string) => tabs.read(search).tab;

/** Writes the open tab as a query string. */
export const tabQuery = (tab: string) => tabs.query({ tab });

/** The filters as the api takes them. */
export function reviewFilters({ rating, ageGroup, isUnanswered }: ReviewListParams): ReviewsArg {
  return {
    ...(rating === null ? {} : { rating }),
    ...(ageGroup === null ? {} : { ageGroup: ageGroup as ReviewsArg['ageGroup'] }),
    ...(isUnanswered ? { unanswered: 'true' as const } : {}),
  };
}
