import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';
import { readSearchCriteria, searchCriteriaQuery } from '../../lib/search-criteria';

/** The query parameters of a search. */
const SEARCH_PARAMETERS = [
  ...['sport', 'location', 'postcode', 'radiusMiles', 'lat', 'lng', 'age', 'team', 'day', 'places', 'stars'],
  ...[
    'reviewed',
    'league',
    'cost',
    'trial',
    'sessions',
    'accredited',
    'surface',
    'access',
    'unlisted',
    'sort',
    'page',
    'view',
  ],
];

/** The query string with its search parameters in canonical form; other parameters are kept. */
export function canonicalSearch(search: string): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams(searchCriteriaQuery(readSearchCriteria(search)));
  if (SEARCH_PARAMETERS.every((name) => given.get(name) === read.get(name))) return search;
  for (const name of SEARCH_PARAMETERS) given.delete(name);
  for (const [name, value] of given) read.append(name, value);
  const query = read.toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * Rewrites the address to the canonical form of its search: an unknown radius becomes the default, and leftover
 * parameters are removed if there's no search.
 */
export function useCanonicalSearch(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const tidy = canonicalSearch(search);
  useEffect(() => {
    if (tidy !== search) void navigate({ search: tidy, hash }, { replace: true });
  }, [tidy, search, hash, navigate]);
}
