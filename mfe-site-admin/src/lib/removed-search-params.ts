import type { RemovedReviewsArg } from '../api/types';

/** The settings in the address of the list of removed reviews. */
export interface RemovedListParams {
  /** Only those whose author is waiting for a decision on an appeal. */
  hasOpenAppeal: boolean;
  /** Where the page starts; null for the last removed reviews. */
  cursor: string | null;
}

/** The list's defaults. */
export const ALL_REMOVED: RemovedListParams = { hasOpenAppeal: false, cursor: null };

/** Reads a query string. Unknown values count as missing. */
export function readRemovedListParams(search: string): RemovedListParams {
  const parameters = new URLSearchParams(search);
  return {
    hasOpenAppeal: parameters.get('appeal') === 'open',
    cursor: parameters.get('cursor') || null,
  };
}

/** The query string, "" for the defaults. */
export function removedListQuery({ hasOpenAppeal, cursor }: RemovedListParams): string {
  const parameters = new URLSearchParams();
  if (hasOpenAppeal) parameters.set('appeal', 'open');
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filters as the api takes them. */
export function removedFilters({ hasOpenAppeal }: RemovedListParams): RemovedReviewsArg {
  return hasOpenAppeal ? { appeal: 'open' } : {};
}
