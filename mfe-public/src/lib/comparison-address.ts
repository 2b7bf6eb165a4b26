import { isClubIdentifier } from './club-address';

/** The most clubs that a comparison can have. */
const MAX_CLUBS = 4;

/** Longest text that the api looks up as a postcode. */
const MAX_PLACE_LENGTH = 100;

/** The settings in a comparison's address. */
export interface ComparisonAddress {
  /** The clubs of a comparison that somebody shared; empty for the visitor's own. */
  slugs: readonly string[];
  /** Postcode to measure distances from; "" for none. */
  near: string;
}

/** Reads the comparison's query string. Invalid club addresses are left out, and so is anything beyond four. */
export function readComparisonAddress(search: string): ComparisonAddress {
  const parameters = new URLSearchParams(search);
  const named = (parameters.get('clubs') ?? '').split(',').map((slug) => slug.trim().toLowerCase());
  const slugs = [...new Set(named)].filter(isClubIdentifier).slice(0, MAX_CLUBS);
  const near = (parameters.get('near') ?? '').trim().slice(0, MAX_PLACE_LENGTH).toUpperCase();
  return { slugs, near };
}

/** The comparison's address with these clubs and this place. */
export function comparisonPath({ slugs, near }: ComparisonAddress): string {
  const parameters = new URLSearchParams();
  if (near !== '') parameters.set('near', near);
  // Unescaped commas are fine in a query string, and keep the address readable.
  const parts = [
    slugs.length === 0 ? '' : `clubs=${slugs.map(encodeURIComponent).join(',')}`,
    parameters.toString(),
  ];
  const query = parts.filter((part) => part !== '').join('&');
  return query === '' ? '/compare' : `/compare?${query}`;
}

/** The argument of the search that finds a place; one club in its response is enough. */
export function placeArgument(near: string) {
  return { postcode: near, radiusMiles: 1 as const, limit: 1 };
}
