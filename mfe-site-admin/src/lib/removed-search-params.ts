import type { RemovedReviewsArg } from '../api/types';
import { flag, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';

/** The settings in the address of the list of removed reviews. */
export const {
  defaults: ALL_REMOVED,
  read: readRemovedListParams,
  query: removedListQuery,
} = searchParams({
  /** Only those whose author is waiting for a decision on an appeal. */
  hasOpenAppeal: flag('appeal', 'open'),
  cursor: textOrNull,
});

/** The filters as the api takes them. */
export function removedFilters({ hasOpenAppeal }: typeof ALL_REMOVED): RemovedReviewsArg {
  return hasOpenAppeal ? { appeal: 'open' } : {};
}
