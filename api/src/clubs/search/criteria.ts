import type { LondonClock } from '@club-reviews/domain/london-clock';
import type { FactCriteria, FactQuery } from './fact-filters.js';
import { getFactCriteria } from './fact-filters.js';
import type { FindQuery } from './find-queries.js';
import type { TeamMark } from '../directory/team-marks.js';
import { AGES, toBit, CATEGORIES, DAYS, PLACES_FREE } from '../directory/team-marks.js';

/** What clubs must have, besides matching the place and name. 0 stands for "anything". */
export interface Criteria {
  /** The bit of the age group. */
  age: number;
  /** The bits of the kinds of team, one each: there must be a team for each of them. */
  teams: readonly number[];
  /** The bits of days: a team must train on one of them. */
  days: number;
  /** The bit of places free. */
  places: number;
  stars: number;
  reviewed: boolean;
  /** The league's key; '' for any. */
  league: string;
  facts: FactCriteria;
}

/** What a query filters by. */
type Filters = Pick<FindQuery, 'age' | 'team' | 'day' | 'places' | 'stars' | 'reviewed' | 'league'> &
  Partial<FactQuery>;

/**
 * The criteria of a query.
 * @param now when it's asked, for sessions to try: without it, no club has any
 */
export function toCriteria(query: Filters, now?: LondonClock): Criteria {
  return {
    age: query.age === undefined ? 0 : toBit(AGES, query.age),
    teams: query.team.map((category) => toBit(CATEGORIES, category)),
    days: query.day.reduce((bits, day) => bits | toBit(DAYS, day), 0),
    places: query.places ? PLACES_FREE : 0,
    stars: query.stars ?? 0,
    reviewed: query.reviewed,
    league: query.league ?? '',
    facts: getFactCriteria(query, now),
  };
}

/** Whether anything is asked of a club's teams. */
export function asksOfTeams({ age, teams, days, places }: Criteria): boolean {
  return (age | days | places) !== 0 || teams.length > 0;
}

/** Whether anything is asked that clubs may not have listed. */
export function asksOfListings(criteria: Criteria): boolean {
  const { cost, trial, accredited, surfaces, access } = criteria.facts;
  const asksOfFacts = cost !== null || trial || accredited || (surfaces | access) !== 0;
  return asksOfTeams(criteria) || asksOfFacts || criteria.league !== '';
}

/**
 * Whether a club's teams, as a run of marks, match: for each of the kinds there is one with the age, day and places.
 */
export function teamsFit(
  marks: ArrayLike<TeamMark>,
  criteria: Criteria,
  start = 0,
  end = marks.length,
): boolean {
  const { age, days, places, teams } = criteria;
  let kinds = 0;
  for (let place = start; place < end; place += 1) {
    const mark = marks[place] ?? 0;
    if (hasAnyBit(mark, age) && hasAnyBit(mark, days) && hasAnyBit(mark, places)) kinds |= mark;
  }
  return kinds !== 0 && teams.every((team) => (kinds & team) !== 0);
}

/** Whether a mark has one of the bits, if any are required. */
export function hasAnyBit(mark: TeamMark, wanted: number): boolean {
  return wanted === 0 || (mark & wanted) !== 0;
}

/** Whether one team has the required age, day and places; and is one of the kinds, if there are any. */
export function teamFits(mark: TeamMark, { age, teams, days, places }: Criteria): boolean {
  return (
    hasAnyBit(mark, age) &&
    hasAnyBit(mark, days) &&
    hasAnyBit(mark, places) &&
    (teams.length === 0 || teams.some((team) => (mark & team) !== 0))
  );
}
