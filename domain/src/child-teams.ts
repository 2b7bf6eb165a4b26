import { compareAgeGroups } from './age-groups.ts';
import { ALL_AGES } from './club-facts.ts';
import type { ClubTeam, TeamCategory, Weekday } from './club-facts.ts';

/** What a parent looks for: what isn't given, or an empty list, stands for anything. */
export interface WantedTeam {
  age?: string;
  /** Any of these. */
  team?: TeamCategory | readonly TeamCategory[];
  /** Training on any of these, if a team does. */
  days: readonly Weekday[];
}

type Team = Pick<ClubTeam, 'ageGroup' | 'category' | 'places'> & {
  training: readonly Pick<ClubTeam['training'][number], 'day'>[];
};

/** Whether a team has free places, best first; null if it doesn't say. */
const PLACES: readonly Team['places'][] = ['yes', null, 'waiting-list', 'no'];

/**
 * A club's teams for a child: those that train on the right days or, if none of them does, those on other days. Teams
 * with free places come first and full ones last, then the youngest. Empty if the club lists no team of the age and kind.
 */
export function teamsForChild<Each extends Team>(
  teams: readonly Each[],
  { age, team = [], days }: WantedTeam,
): Each[] {
  const kinds = [team].flat();
  const isForAny = age === undefined && kinds.length === 0;
  const fitting = teams.filter(
    ({ ageGroup, category }) =>
      (age === undefined || ageGroup === age || ageGroup === ALL_AGES) &&
      (kinds.length === 0 || kinds.includes(category)),
  );
  const onDays = fitting.filter(({ training }) => training.some(({ day }) => days.includes(day)));
  const isFallback = days.length === 0 || (onDays.length === 0 && !isForAny);
  return (isFallback ? fitting : onDays).sort(
    (a, b) => PLACES.indexOf(a.places) - PLACES.indexOf(b.places) || compareAgeGroups(a.ageGroup, b.ageGroup),
  );
}
