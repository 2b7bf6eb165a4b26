import { isClubIdentifier } from './club-address';

/** A comparison holds no more. */
const MAX_CLUBS = 4;

/** Longest text that the api looks up as a postcode. */
const MAX_PLACE_LENGTH = 100;

/** What the comparison's address says. */
export interface ComparisonAddress {
  /** The clubs of a comparison that somebody shared; empty for the visitor's own. */
  slugs: readonly string[];
  /** Postcode to measure distances from; "" for none. */
  near: string;
}

/** Reads the comparison's query string. What can be no club's address is left out, and so are more than four. */
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
  // Commas are plain in a query string: the address stays readable.
  const parts = [
    slugs.length === 0 ? '' : `clubs=${slugs.map(encodeURIComponent).join(',')}`,
    parameters.toString(),
  ];
  const query = parts.filter((part) => part !== '').join('&');
  return query === '' ? '/compare' : `/compare?${query}`;
}

/** The argument of the search that finds out where a place is: one club of its answer is enough. */
export function placeArgument(near: string) {
  return { postcode: near, radiusMiles: 1 as const, limit: 1 };
}
