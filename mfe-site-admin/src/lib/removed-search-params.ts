import type { RemovedReviewsArg } from '../api/types';

/** What the address of the list of removed reviews says. */
export interface RemovedListParams {
  /** Only those whose author waits for the answer to an appeal. */
  hasOpenAppeal: boolean;
  /** Where the shown page begins; null for the last removed reviews. */
  cursor: string | null;
}

/** The list as it opens. */
export const ALL_REMOVED: RemovedListParams = { hasOpenAppeal: false, cursor: null };

/** Reads a query string. Values that name nothing count as not given. */
export function readRemovedListParams(search: string): RemovedListParams {
  const parameters = new URLSearchParams(search);
  return {
    hasOpenAppeal: parameters.get('appeal') === 'open',
    cursor: parameters.get('cursor') || null,
  };
}

/** The query string, "" for the list as it opens. */
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
