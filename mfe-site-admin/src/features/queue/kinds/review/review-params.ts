import { MAX_RATING } from '@club-reviews/domain/ratings';
import { REVIEW_STATUSES } from '@club-reviews/domain/review-status';
import {
  flag,
  oneOf,
  searchParams,
  textOrNull,
  wholeNumber,
  words,
} from '@club-reviews/shared-ui/search-params';
import { toFilters } from '../../../../lib/filters';

/** The settings in the list's address; by default all reviews, newest first. */
export const reviewParams = searchParams({
  text: words,
  status: oneOf(REVIEW_STATUSES, null),
  clubId: { ...wholeNumber(null), name: 'club' },
  rating: wholeNumber(null, MAX_RATING),
  isHeld: flag('hold', 'yes'),
  /** Only reviews with a waiting edit. */
  isEdited: flag('edit', 'waiting'),
  cursor: textOrNull,
});

export type ReviewListParams = typeof reviewParams.defaults;

/** The filters as the api takes them. */
export function reviewFilters({ text, status, clubId, rating, isHeld, isEdited }: ReviewListParams) {
  return toFilters({
    ...{ search: text, status, clubId, rating },
    held: isHeld && ('true' as const),
    edit: isEdited && ('waiting' as const),
  });
}

/** Whether the list is filtered. */
export function isNarrowed(params: ReviewListParams): boolean {
  return Object.keys(reviewFilters(params)).length > 0;
}
