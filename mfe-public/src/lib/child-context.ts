import { CLUB_TEAM_AGE_GROUPS, TEAM_CATEGORIES, WEEKDAYS } from '@club-reviews/domain/club-facts';
import type { TeamCategory, Weekday } from '@club-reviews/domain/club-facts';

/** What a parent told us about their child. It travels in addresses from page to page, and is never stored. */
export interface ChildContext {
  /** An age group, such as "U10s". */
  age?: string;
  team?: TeamCategory;
  days: Weekday[];
  /** The town or postcode to search around, as typed. */
  near?: string;
}

/** The days from Monday to Friday. */
export const WEEKNIGHTS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** The longest place that the api looks up. */
const PLACE_LENGTH = 100;

/**
 * Reads what an address says about the child; leaves out what it doesn't know. The home page's searches and old links
 * call the place a postcode.
 */
export function readChildContext(search: URLSearchParams): ChildContext {
  const list = (name: string) => search.getAll(name).flatMap((value) => value.split(','));
  const age = CLUB_TEAM_AGE_GROUPS.find((group) => group === search.get('age'));
  const [team, ...others] = TEAM_CATEGORIES.filter((category) => list('team').includes(category));
  const near = (search.get('near') ?? search.get('postcode') ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, PLACE_LENGTH)
    .trim();
  return {
    ...(age === undefined ? {} : { age }),
    // Of several kinds we don't know which is the child's.
    ...(team === undefined || others.length > 0 ? {} : { team }),
    days: WEEKDAYS.filter((day) => list('day').includes(day)),
    ...(near === '' ? {} : { near }),
  };
}

/** Adds what we know about the child to a page's path. */
export function withChildContext(path: string, { age, team, days, near }: ChildContext): string {
  const known = Object.entries({ age, team, day: days.join(','), near }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  if (known.length === 0) return path;
  // Commas between days stay readable: they need no encoding.
  const query = new URLSearchParams(known).toString().replaceAll('%2C', ',');
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The argument of the search that finds a place; one club in its response is enough. */
export function placeArgument(near: string) {
  return { near, pageSize: 1 };
}
