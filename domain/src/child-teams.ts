import { compareAgeGroups } from './age-groups.ts';
import { ALL_AGES } from './club-facts.ts';
import type { ClubTeam, TeamCategory, Weekday } from './club-facts.ts';

/** What a parent looks for: what isn't given, or an empty list, stands for anything. */
export interface WantedTeam {
  age?: string;
  /** Any of these. */
  team?: TeamCategory | readonly TeamCategory[];
  /** Training on any of these, if a team does; a team that doesn't say when it trains may do so. */
  days: readonly Weekday[];
}

type Team = Pick<ClubTeam, 'ageGroup' | 'category' | 'places'> & {
  training: readonly Pick<ClubTeam['training'][number], 'day'>[];
};

/** Whether a team has free places, best first; null if it doesn't say. */
const PLACES: readonly Team['places'][] = ['yes', null, 'waiting-list', 'no'];

/**
 * A club's teams for a child: those that train on the right days, then those that don't say when they train or, if none
 * trains on the right days, all of them. Teams with free places come first and full ones last, then the youngest. Empty
 * if the club lists no team of the age and kind.
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
  const isOnDays = ({ training }: Team) => training.some(({ day }) => days.includes(day));
  const isUnknown = ({ training }: Team) => training.length === 0;
  const hasOnDays = fitting.some(isOnDays);
  const isFallback = days.length === 0 || (!hasOnDays && !isForAny);
  const chosen = fitting.filter((team) => isFallback || isOnDays(team) || (hasOnDays && isUnknown(team)));
  const rank = (team: Team) => (hasOnDays && isUnknown(team) ? 1 : 0);
  return chosen.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      PLACES.indexOf(a.places) - PLACES.indexOf(b.places) ||
      compareAgeGroups(a.ageGroup, b.ageGroup),
  );
}
