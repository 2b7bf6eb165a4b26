import { ageGroupName } from '@club-reviews/domain/age-groups';
import { TEAM_CATEGORY_NAMES, WEEKDAY_NAMES } from '@club-reviews/domain/club-facts';
import type { ClubDetail } from '../api/types';
import { WEEKNIGHTS } from './child-context';
import type { ChildContext } from './child-context';

type Team = ClubDetail['teamDetails'][number];

/** Whether we know enough about a child to look for a team. */
export function asksForTeam({ age, team, days }: ChildContext): boolean {
  return age !== undefined || team !== undefined || days.length > 0;
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

/** A question to start from, for a child whose team we know: "Is there a place for my child in an Under 10s girls’ team?" */
export function askedText({ age, team, days }: ChildContext): string {
  if (team === undefined) return '';
  const isWeeknights = WEEKNIGHTS.every((day) => days.includes(day)) && days.length === WEEKNIGHTS.length;
  const names = isWeeknights ? ['weeknights'] : days.map((day) => `${WEEKDAY_NAMES[day]}s`);
  const suits =
    names.length === 0
      ? ''
      : ` We can make ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}.`;
  const article = age === undefined ? 'a' : 'an';
  const kind = {
    girls: 'girls’ team',
    boys: 'boys’ team',
    mixed: 'mixed team',
    disability: 'disability team',
  }[team];
  return `Is there a place for my child in ${[article, age && ageGroupName(age), kind].filter(Boolean).join(' ')}?${suits}`;
}
