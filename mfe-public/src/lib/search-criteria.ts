import { plural } from '@club-reviews/shared-ui/formatting';
import type { FoundClubs } from '../api/types';
import {
  countFilters,
  FIND_RADII,
  findAddress,
  findEntries,
  readFindParams,
  withChange,
} from './find-params';
import type { FindParams } from './find-params';

/** The radii to choose from on the home page, in miles; further away the directory takes over. */
export const RADIUS_CHOICES_MILES: readonly FindParams['radius'][] = FIND_RADII.filter((miles) => miles <= 5);

/** The search on the home page: the directory's, under its own names in the address. */
export interface SearchCriteria extends FindParams {
  /** Part of a place's name; only links can set it, as the form has no field for it. */
  location: string;
}

/** Reads the criteria from a query string: `sport`, `location`, `postcode` and `radiusMiles`, with the filters. */
export function readSearchCriteria(search: string): SearchCriteria {
  const given = new URLSearchParams(search);
  const toFind = (name: string, own: string) => given.set(name, given.get(own) ?? '');
  toFind('q', 'location');
  const location = readFindParams(`?${given.toString()}`).text;
  toFind('q', 'sport');
  toFind('near', 'postcode');
  toFind('radius', 'radiusMiles');
  const params = readFindParams(`?${given.toString()}`);
  const isChoice = RADIUS_CHOICES_MILES.includes(params.radius);
  return {
    ...params,
    // A postcode has digits, a town doesn't.
    near: /\d/.test(params.near) ? params.near.toUpperCase() : params.near,
    radius: isChoice ? params.radius : readFindParams('').radius,
    location,
  };
}

/** Whether the criteria search for anything; a radius and filters alone don't, but a session to try is something. */
export function isSearch({ text, location, near, here, sessions }: SearchCriteria): boolean {
  return text !== '' || location !== '' || near !== '' || here !== null || sessions;
}

/** The same search in the directory. */
export function toFindParams({ location, ...params }: SearchCriteria): FindParams {
  return params.text === '' ? { ...params, text: location } : { ...params, near: params.near || location };
}

/** The query string for these criteria: "" if nothing is searched for. */
export function searchCriteriaQuery(criteria: SearchCriteria): string {
  if (!isSearch(criteria)) return '';
  const { text, location, near, here, radius } = criteria;
  const usualRadius = readFindParams('').radius;
  // A text with digits can be a postcode.
  const isAround = near !== '' || here !== null || (/\d/.test(text) && radius !== usualRadius);
  const own: [string, string][] = [
    ['sport', text],
    ['location', location],
    ['postcode', near],
    ['radiusMiles', isAround ? String(radius) : ''],
  ];
  const rest = findEntries({ ...criteria, text: '', near: '', radius: usualRadius });
  const query = new URLSearchParams([...own.filter(([, value]) => value !== ''), ...rest]);
  return `?${query.toString().replaceAll('%2C', ',')}`;
}

/** The address of a search with some changes; beyond the home page's radii it's the directory's. */
export function searchAddress(criteria: SearchCriteria, change: Partial<FindParams> = {}): string {
  // A text of the visitor's own replaces the link's.
  const location = change.text === undefined ? criteria.location : '';
  const wanted = withChange({ ...criteria, location }, change);
  // Filters alone are the directory's.
  const isHome = isSearch(wanted) || countFilters(wanted) === 0;
  return isHome && RADIUS_CHOICES_MILES.includes(wanted.radius)
    ? `/${searchCriteriaQuery(wanted)}`
    : findAddress(toFindParams(wanted), { page: wanted.page });
}

/**
 * The heading above a search's results.
 * @param place what the api took for the place; undefined while it isn't known
 */
export function searchHeading(criteria: SearchCriteria, place?: FoundClubs['place']): string {
  const { text, location, near, here, radius } = criteria;
  if (here !== null) return `Clubs within ${plural(radius, 'mile')} of your location`;
  if (near !== '') {
    const name = place?.kind === 'town' ? place.label : near;
    return `Clubs within ${plural(radius, 'mile')} of ${name}`;
  }
  if (criteria.sessions && text === '' && location === '') return 'Clubs with a session to try';
  return `Search Results for "${text || location}"`;
}
