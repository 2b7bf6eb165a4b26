import { skipToken, useLocation } from '@club-reviews/shared-ui/platform';
import { publicApi } from '../../api/public-api';
import type { ChildContext } from '../../lib/child-context';
import { readChildContext } from '../../lib/child-context';
import { findArgument, readFindParams, toChildContext } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { readSearchCriteria, toFindParams } from '../../lib/search-criteria';

/** How the pages that search for clubs read their address. */
const SEARCH_PAGES: Partial<Record<string, (search: string) => FindParams>> = {
  '/': (search) => toFindParams(readSearchCriteria(search)),
  '/browse-clubs': readFindParams,
};

/**
 * What the page says about the parent's child: its address, and what the results on it say about the place that the
 * visitor typed.
 */
export function useSearchedChild(): ChildContext {
  const { pathname, search } = useLocation();
  const params = SEARCH_PAGES[pathname]?.(search);
  // The page makes the call: this only reads what it found.
  const isNamed = params !== undefined && params.text !== '';
  const { currentData } = publicApi.endpoints.findClubs.useQueryState(
    isNamed ? findArgument(params) : skipToken,
  );
  return params === undefined
    ? readChildContext(new URLSearchParams(search))
    : toChildContext(params, currentData);
}
