import {
  CLUB_TEAM_AGE_GROUPS,
  GROUND_ACCESS,
  GROUND_SURFACES,
  TEAM_CATEGORIES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import type { GroundAccess, GroundSurface, TeamCategory, Weekday } from '@club-reviews/domain/club-facts';
import { readSessionSearch } from '@club-reviews/domain/club-sessions';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import type { FindClubsApiArg, ListClubsPageApiArg } from '../api/generated';
import type { Coordinates, FoundClubs } from '../api/types';
import type { ChildContext } from './child-context';
import { readPageNumber } from './page-number';

type AgeGroup = NonNullable<FindClubsApiArg['age']>;
type Radius = NonNullable<FindClubsApiArg['radius']>;

/** The radii on offer around a place, in miles. */
export const FIND_RADII: readonly Radius[] = [1, 3, 5, 10, 20, 50];
const USUAL_RADIUS: Radius = 5;

/** The orders on offer; the default is distance around a place, and name elsewhere. */
export const FIND_ORDERS = ['distance', 'rating', 'reviews', 'cost', 'name'] as const;
export type FindOrder = (typeof FIND_ORDERS)[number] | RatingCategory;

/** Clubs on one page. */
const PAGE_SIZE = 20;

/** The longest text that the api searches for. */
export const TEXT_LENGTH = 100;

/** A box around the United Kingdom: the api accepts no place outside it. */
const UK = { south: 49, north: 61, west: -9, east: 2.5 };

/** The highest monthly fee that an address can ask for, in pounds. */
const MAX_COST = 999;

/** The settings in the address of the club search. */
export interface FindParams {
  /** What a club's name or location contains; "" for none. */
  text: string;
  /** The town or postcode to search around, as typed; "" for none. */
  near: string;
  /** The visitor's location, to three decimals; null unless they chose to search around it. */
  here: Coordinates | null;
  radius: Radius;
  age: AgeGroup | null;
  teams: readonly TeamCategory[];
  days: readonly Weekday[];
  /** Only clubs with free places. */
  places: boolean;
  /** At least this many stars. */
  stars: number | null;
  /** Only clubs with reviews. */
  reviewed: boolean;
  /** A league's key; "" for all. */
  league: string;
  /** The highest fee in whole pounds a month; 0 is free. */
  cost: number | null;
  /** Only clubs with a free trial. */
  trial: boolean;
  /** Only clubs with a session to try in the next weeks. */
  sessions: boolean;
  /** Only clubs with the FA's accreditation. */
  accredited: boolean;
  /** Any of these. */
  surfaces: readonly GroundSurface[];
  /** All of these. */
  access: readonly GroundAccess[];
  /** Shows the clubs that haven't told us what the filters ask instead. */
  unlisted: boolean;
  /** Ranks by a category's average; pages of reviews link to this. */
  sort: FindOrder | null;
  page: number;
  /** Whether a narrow window shows the map instead of the list. */
  isMap: boolean;
}

/** The filters, all of them unset. */
export const NO_FILTERS = {
  age: null,
  teams: [],
  days: [],
  places: false,
  stars: null,
  reviewed: false,
  league: '',
  cost: null,
  trial: false,
  sessions: false,
  accredited: false,
  surfaces: [],
  access: [],
  unlisted: false,
} satisfies Partial<FindParams>;

/** A text as it's searched for. */
export const tidyText = (text: string | null) =>
  (text ?? '').trim().replace(/\s+/g, ' ').slice(0, TEXT_LENGTH).trim();

/** A point to three decimals, about a hundred metres; null outside the United Kingdom. */
export function roundedPlace(latitude: number, longitude: number): Coordinates | null {
  const inside = latitude >= UK.south && latitude <= UK.north && longitude >= UK.west && longitude <= UK.east;
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return inside ? { latitude: round(latitude), longitude: round(longitude) } : null;
}

function readHere(given: URLSearchParams): Coordinates | null {
  const [lat, lng] = [given.get('lat'), given.get('lng')];
  return lat === null || lng === null || lat === '' || lng === ''
    ? null
    : roundedPlace(Number(lat), Number(lng));
}

/** A parameter's choices, repeated or comma-separated, in the order of `known`. */
function readList<Choice extends string>(given: URLSearchParams, name: string, known: readonly Choice[]) {
  const named = given.getAll(name).flatMap((value) => value.split(','));
  return known.filter((choice) => named.includes(choice));
}

function readCost(given: string | null): number | null {
  return given !== null && /^\d{1,3}$/.test(given) ? Math.min(Number(given), MAX_COST) : null;
}

/** Reads a query string. Unknown values count as missing; "taster sessions near LS6" is a filter and a place. */
export function readFindParams(search: string): FindParams {
  const given = new URLSearchParams(search);
  const toNumber = (name: string) => Number(given.get(name));
  const text = tidyText(given.get('q'));
  const sessionsNear = readSessionSearch(text);
  return {
    text: sessionsNear === undefined ? text : '',
    near: sessionsNear || tidyText(given.get('near')),
    here: sessionsNear ? null : readHere(given),
    radius: FIND_RADII.find((radius) => radius === toNumber('radius')) ?? USUAL_RADIUS,
    age: (CLUB_TEAM_AGE_GROUPS as readonly AgeGroup[]).find((age) => age === given.get('age')) ?? null,
    teams: readList(given, 'team', TEAM_CATEGORIES),
    days: readList(given, 'day', WEEKDAYS),
    places: given.get('places') === 'true',
    stars: [1, 2, 3, 4, 5].find((stars) => stars === toNumber('stars')) ?? null,
    reviewed: given.get('reviewed') === 'true',
    league: tidyText(given.get('league')),
    cost: readCost(given.get('cost')),
    trial: given.get('trial') === 'true',
    sessions: sessionsNear !== undefined || given.get('sessions') === 'true',
    accredited: given.get('accredited') === 'true',
    surfaces: readList(given, 'surface', GROUND_SURFACES),
    access: readList(given, 'access', GROUND_ACCESS),
    unlisted: given.get('unlisted') === 'true',
    sort: [...FIND_ORDERS, ...RATING_CATEGORIES].find((order) => order === given.get('sort')) ?? null,
    page: readPageNumber(search),
    isMap: given.get('view') === 'map',
  };
}

/** The parameters without empty ones, in the order that the address has them. */
export function findEntries(params: FindParams): [name: string, value: string][] {
  const { here, radius, stars, page } = params;
  const entries: [string, string | false | null][] = [
    ['q', params.text],
    ['near', params.near],
    ['lat', here && String(here.latitude)],
    ['lng', here && String(here.longitude)],
    ['radius', radius !== USUAL_RADIUS && String(radius)],
    ['age', params.age],
    ['team', params.teams.join(',')],
    ['day', params.days.join(',')],
    ['places', params.places && 'true'],
    ['stars', stars !== null && String(stars)],
    ['reviewed', params.reviewed && 'true'],
    ['league', params.league],
    ['cost', params.cost !== null && String(params.cost)],
    ['trial', params.trial && 'true'],
    ['sessions', params.sessions && 'true'],
    ['accredited', params.accredited && 'true'],
    ['surface', params.surfaces.join(',')],
    ['access', params.access.join(',')],
    ['unlisted', params.unlisted && 'true'],
    ['sort', params.sort],
    ['page', page > 1 && String(page)],
    ['view', params.isMap && 'map'],
  ];
  return entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

const VIEW: readonly string[] = ['page', 'sort', 'isMap', 'unlisted'];

/**
 * A search with some changes. Any change other than the page's leads to the first page; and any of what is searched for
 * leads back to the clubs that fit, which the filters' counts are about.
 */
export function withChange<Params extends FindParams>(params: Params, change: Partial<FindParams>): Params {
  const isSameSearch = Object.keys(change).every((name) => VIEW.includes(name));
  return { ...params, page: 1, unlisted: isSameSearch && params.unlisted, ...change };
}

/** The address of a search with some changes. */
export function findAddress(params: FindParams, change: Partial<FindParams> = {}): string {
  const query = new URLSearchParams(findEntries(withChange(params, change)))
    .toString()
    .replaceAll('%2C', ',');
  return `/browse-clubs${query === '' ? '' : `?${query}`}`;
}

/** The address of the calendar of the sessions that a search finds. */
export function calendarAddress(params: FindParams): string {
  const query = new URLSearchParams(findEntries({ ...params, page: 1, isMap: false }));
  return `/api/clubs/sessions.ics?${query.toString()}`;
}

/** The address of the current search with some changes: Browse and home have their own. */
export type ToAddress = (change: Partial<FindParams>) => string;

/** What the search field shows: the text, or else the place. */
export const shownText = ({ text, near }: FindParams): string => text || near;

/** How many filters are set. */
export function countFilters(params: FindParams): number {
  const { age, teams, days, places, stars, reviewed, league, cost, trial, sessions, accredited } = params;
  const single = [
    age !== null,
    places,
    stars !== null,
    reviewed,
    league !== '',
    cost !== null,
    trial,
    sessions,
    accredited,
  ];
  const lists = [teams, days, params.surfaces, params.access];
  return single.filter(Boolean).length + lists.flat().length;
}

/**
 * What the search says about the child, for the pages of its clubs.
 * @param found its results: the text of a search can name a place too
 */
export function toChildContext(
  params: FindParams,
  found: Pick<FoundClubs, 'place' | 'nearby'> | undefined,
): ChildContext {
  const { age, teams, days } = params;
  const place = found?.place ?? found?.nearby;
  const near = params.near || (!place || place.kind === 'location' ? '' : place.label);
  return {
    ...(age === null ? {} : { age }),
    ...(teams.length === 1 ? { team: teams[0]! } : {}),
    days: [...days],
    ...(near === '' ? {} : { near }),
  };
}

/** Whether the address is the plain directory, in its usual order. */
export function isPlain(params: FindParams): boolean {
  return findEntries({ ...params, page: 1, isMap: false }).length === 0;
}

/** The argument of the call for a page of the plain directory. */
export const listArgument = ({ page }: FindParams): ListClubsPageApiArg => ({ page, pageSize: PAGE_SIZE });

/** The argument of the search call. */
export function findArgument(params: FindParams, pageSize = PAGE_SIZE): FindClubsApiArg {
  const { text, near, here, age, teams, days, stars, league, cost, surfaces, access, sort } = params;
  return {
    ...(text === '' ? {} : { q: text }),
    ...(near === '' ? {} : { near }),
    ...(here === null ? {} : { lat: here.latitude, lng: here.longitude }),
    radius: params.radius,
    ...(age === null ? {} : { age }),
    ...(teams.length === 0 ? {} : { team: [...teams] }),
    ...(days.length === 0 ? {} : { day: [...days] }),
    ...(params.places ? { places: true } : {}),
    ...(stars === null ? {} : { stars }),
    ...(params.reviewed ? { reviewed: true } : {}),
    ...(league === '' ? {} : { league }),
    ...(cost === null ? {} : { cost }),
    ...(params.trial ? { trial: true } : {}),
    ...(params.sessions ? { sessions: true } : {}),
    ...(params.accredited ? { accredited: true } : {}),
    ...(surfaces.length === 0 ? {} : { surface: [...surfaces] }),
    ...(access.length === 0 ? {} : { access: [...access] }),
    ...(params.unlisted ? { unlisted: true } : {}),
    ...(sort === null ? {} : { sort }),
    page: params.page,
    pageSize,
  };
}
