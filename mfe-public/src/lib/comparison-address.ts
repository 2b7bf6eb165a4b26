import { readChildContext, withChildContext } from './child-context';
import type { ChildContext } from './child-context';
import { isClubIdentifier } from './club-address';

/** The most clubs that a comparison can have. */
const MAX_CLUBS = 4;

/** The settings in a comparison's address. */
export interface ComparisonAddress {
  /** The clubs of a comparison that somebody shared; empty for the visitor's own. */
  slugs: readonly string[];
  /** What the parent told us about their child, and where to measure distances from. */
  child: ChildContext;
  /** Leaves out the rows that say the same about every club. */
  onlyDifferences: boolean;
}

/** Reads the comparison's query string. Invalid club addresses are left out, and so is anything beyond four. */
export function readComparisonAddress(search: string): ComparisonAddress {
  const parameters = new URLSearchParams(search);
  const named = (parameters.get('clubs') ?? '').split(',').map((slug) => slug.trim().toLowerCase());
  const slugs = [...new Set(named)].filter(isClubIdentifier).slice(0, MAX_CLUBS);
  return {
    slugs,
    child: readChildContext(parameters),
    onlyDifferences: parameters.get('differences') === 'true',
  };
}

/** The comparison's address with these settings. */
export function comparisonPath({ slugs, child, onlyDifferences }: Partial<ComparisonAddress> = {}): string {
  // Unescaped commas are fine in a query string, and keep the address readable.
  const query = [
    ...(slugs === undefined || slugs.length === 0
      ? []
      : [`clubs=${slugs.map(encodeURIComponent).join(',')}`]),
    ...(onlyDifferences === true ? ['differences=true'] : []),
  ].join('&');
  return withChildContext(query === '' ? '/compare' : `/compare?${query}`, child ?? { days: [] });
}
