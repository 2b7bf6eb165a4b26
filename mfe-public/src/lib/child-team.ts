import { ageGroupName } from '@club-reviews/domain/age-groups';
import { TEAM_CATEGORY_NAMES, WEEKDAY_NAMES } from '@club-reviews/domain/club-facts';
import type { Weekday } from '@club-reviews/domain/club-facts';
import { plural } from '@club-reviews/shared-ui/formatting';
import type { ClubDetail } from '../api/types';
import { WEEKNIGHTS } from './child-context';
import type { ChildContext } from './child-context';

type Team = ClubDetail['teamDetails'][number];

/** Whether we know enough about a child to look for a team. */
export function asksForTeam({ age, team }: ChildContext): boolean {
  return age !== undefined || team !== undefined;
}

/** Whom a team or a search is for: "Under 10s girls". */
export function whoText({ ageGroup, category }: { ageGroup?: string; category?: Team['category'] }): string {
  return [
    ageGroup === undefined ? '' : ageGroupName(ageGroup),
    category === undefined ? '' : TEAM_CATEGORY_NAMES[category].toLowerCase(),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Days as a parent has chosen them: "Mondays or Fridays", "weeknights". */
function daysText(days: readonly Weekday[]): string {
  const isWeeknights = WEEKNIGHTS.every((day) => days.includes(day)) && days.length === WEEKNIGHTS.length;
  const names = isWeeknights ? ['weeknights'] : days.map((day) => `${WEEKDAY_NAMES[day]}s`);
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

/**
 * How many teams train on the days that suit a parent: "5 teams train on weeknights". Null if they haven't said, or no
 * team says when it trains.
 */
export function teamsOnDaysText(teams: readonly Team[], days: readonly Weekday[]): string | null {
  const known = teams.filter(({ training }) => training.length > 0);
  if (days.length === 0 || known.length === 0) return null;
  const count = known.filter(({ training }) => training.some(({ day }) => days.includes(day))).length;
  if (count === 0) return `No team is listed as training on ${daysText(days)}.`;
  return `${plural(count, 'team trains', 'teams train')} on ${daysText(days)}.`;
}

/** A question to start from, for a child whose team we know: "Is there a place for my child in an Under 10s girls’ team?" */
export function askedText({ age, team, days }: ChildContext): string {
  if (team === undefined) return '';
  const suits = days.length === 0 ? '' : ` We can make ${daysText(days)}.`;
  const article = age === undefined ? 'a' : 'an';
  const kind = {
    girls: 'girls’ team',
    boys: 'boys’ team',
    mixed: 'mixed team',
    disability: 'disability team',
  }[team];
  return `Is there a place for my child in ${[article, age && ageGroupName(age), kind].filter(Boolean).join(' ')}?${suits}`;
}
