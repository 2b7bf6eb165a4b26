import { MAX_RATING } from '@club-reviews/domain/ratings';
import { REVIEW_STATUSES } from '@club-reviews/domain/review-status';
import type { ReviewsArg } from '../api/types';
import {
  flag,
  oneOf,
  searchParams,
  textOrNull,
  wholeNumber,
  words,
} from '@club-reviews/shared-ui/search-params';

/** The settings in the address of the list of reviews; by default all, newest first. */
export const {
  defaults: ALL_REVIEWS,
  read: readReviewListParams,
  query: reviewListQuery,
} = searchParams({
  text: words,
  status: oneOf(REVIEW_STATUSES, null),
  clubId: { ...wholeNumber(null), name: 'club' },
  rating: wholeNumber(null, MAX_RATING),
  isHeld: flag('hold', 'yes'),
  /** Only reviews with a waiting edit. */
  isEdited: flag('edit', 'waiting'),
  cursor: textOrNull,
});

export type ReviewListParams = typeof ALL_REVIEWS;

/** The filters as the api takes them. */
export function reviewFilters({
  text,
  status,
  clubId,
  rating,
  isHeld,
  isEdited,
}: ReviewListParams): ReviewsArg {
  return {
    ...(text === '' ? {} : { search: text }),
    ...(status === null ? {} : { status }),
    ...(clubId === null ? {} : { clubId }),
    ...(rating === null ? {} : { rating }),
    ...(isHeld ? { held: 'true' as const } : {}),
    ...(isEdited ? { edit: 'waiting' as const } : {}),
  };
}

/** Whether the list is filtered. */
export function isNarrowed(params: ReviewListParams): boolean {
  return Object.keys(reviewFilters(params)).length > 0;
}
