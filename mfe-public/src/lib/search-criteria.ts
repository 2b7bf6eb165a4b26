import { plural } from '@club-reviews/shared-ui/formatting';
import type { SearchClubsApiArg } from '../api/generated';

/** A radius that the api searches within. */
export type RadiusMiles = NonNullable<SearchClubsApiArg['radiusMiles']>;

/** The radii to choose from, in miles. */
export const RADIUS_CHOICES_MILES: readonly RadiusMiles[] = [1, 3, 5];
const DEFAULT_RADIUS_MILES: RadiusMiles = 5;

/** A parent's search. Empty texts mean "not searched by". */
export interface SearchCriteria {
  /** Part of a club's name or sport. */
  sport: string;
  /** Part of a place's name; only links can set it, as the form has no field for it. */
  location: string;
  postcode: string;
  radiusMiles: RadiusMiles;
}

/** How many search results a page has. */
export const SEARCH_PAGE_SIZE = 20;

/** The longest text that the api searches for. */
const TEXT_LENGTH = 100;

const tidy = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, TEXT_LENGTH).trim();

/** Reads the criteria from a query string. An unknown radius becomes the default. */
export function readSearchCriteria(search: string): SearchCriteria {
  const parameters = new URLSearchParams(search);
  const radius = Number(parameters.get('radiusMiles'));
  return {
    sport: tidy(parameters.get('sport')),
    location: tidy(parameters.get('location')),
    postcode: tidy(parameters.get('postcode')).toUpperCase(),
    radiusMiles: RADIUS_CHOICES_MILES.find((choice) => choice === radius) ?? DEFAULT_RADIUS_MILES,
  };
}

/** Whether the criteria search for anything; a radius alone doesn't. */
export function isSearch({ sport, location, postcode }: SearchCriteria): boolean {
  return sport !== '' || location !== '' || postcode !== '';
}

/** The query string for these criteria: "" if nothing is searched for. */
export function searchCriteriaQuery(criteria: SearchCriteria, page = 1): string {
  if (!isSearch(criteria)) return '';
  const parameters = new URLSearchParams();
  for (const name of ['sport', 'location', 'postcode'] as const) {
    const value = tidy(criteria[name]);
    if (value !== '') parameters.set(name, name === 'postcode' ? value.toUpperCase() : value);
  }
  if (parameters.has('postcode')) parameters.set('radiusMiles', String(criteria.radiusMiles));
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters.toString()}`;
}

/** The heading above a search's results. */
export function searchHeading({ sport, location, postcode, radiusMiles }: SearchCriteria): string {
  if (postcode !== '') return `Clubs within ${plural(radiusMiles, 'mile')} of ${postcode}`;
  return `Search Results for "${sport || location}"`;
}

/** The argument of the search call for these criteria. */
export function searchArgument(criteria: SearchCriteria, page: number): SearchClubsApiArg {
  const { sport, location, postcode, radiusMiles } = criteria;
  return {
    ...(sport === '' ? {} : { sport }),
    ...(location === '' ? {} : { location }),
    ...(postcode === '' ? {} : { postcode, radiusMiles }),
    limit: SEARCH_PAGE_SIZE,
    page,
  };
}
