import type { FindQuery } from './find-queries.js';
import type { TeamMark } from './index/team-marks.js';
import { AGES, bitOf, CATEGORIES, DAYS, PLACES_FREE } from './index/team-marks.js';

/** What clubs must have, beside being where and called what was asked. 0 stands for "anything". */
export interface Criteria {
  /** The bit of the age group. */
  age: number;
  /** The bits of the kinds of team, one each: there must be a team for all of them. */
  teams: readonly number[];
  /** The bits of days: a team must train on one of them. */
  days: number;
  /** The bit of places free. */
  places: number;
  stars: number;
  reviewed: boolean;
  /** The league's key; '' for any. */
  league: string;
}

/** The criteria of a query. */
export function criteriaOf(query: Omit<FindQuery, 'page' | 'pageSize' | 'sort'>): Criteria {
  return {
    age: query.age === undefined ? 0 : bitOf(AGES, query.age),
    teams: query.team.map((category) => bitOf(CATEGORIES, category)),
    days: query.day.reduce((bits, day) => bits | bitOf(DAYS, day), 0),
    places: query.places ? PLACES_FREE : 0,
    stars: query.stars ?? 0,
    reviewed: query.reviewed,
    league: query.league ?? '',
  };
}

/** Whether one team has the age, day and places that are asked; and is of one of the kinds, where kinds are. */
export function teamFits(mark: TeamMark, { age, teams, days, places }: Criteria): boolean {
  return (
    (age === 0 || (mark & age) !== 0) &&
    (days === 0 || (mark & days) !== 0) &&
    (places === 0 || (mark & places) !== 0) &&
    (teams.length === 0 || teams.some((team) => (mark & team) !== 0))
  );
}
