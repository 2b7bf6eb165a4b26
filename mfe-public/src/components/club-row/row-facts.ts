import {
  ALL_AGES,
  CLUB_TEAM_AGE_GROUPS,
  costText,
  WEEKDAY_NAMES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import type { ClubCost, TeamCategory } from '@club-reviews/domain/club-facts';
import { teamKindsText } from '../../lib/team-text';

/** What a search says about a club's teams; fields that the call doesn't return are missing. */
export interface FoundFacts {
  ages?: readonly string[];
  teams?: readonly TeamCategory[];
  days?: readonly string[];
  cost?: Pick<ClubCost, 'pence' | 'per'> | null;
  placesFree?: boolean;
}

/** "U10s" shortened for a row: "U10". */
export function shortAge(group: string): string {
  return group === ALL_AGES ? 'All ages' : group.replace(/s$/, '');
}

/** Age groups as ranges: "U7–U10, U12"; "" if there are none. */
export function agesText(groups: readonly string[]): string {
  const known = CLUB_TEAM_AGE_GROUPS.filter((group) => groups.includes(group));
  const runs: string[][] = [];
  for (const group of known) {
    const last = runs.at(-1)?.at(-1);
    const follows =
      group !== ALL_AGES &&
      last !== undefined &&
      CLUB_TEAM_AGE_GROUPS.indexOf(group) === CLUB_TEAM_AGE_GROUPS.indexOf(last) + 1;
    if (follows) runs.at(-1)!.push(group);
    else runs.push([group]);
  }
  return runs
    .map((run) => (run.length === 1 ? shortAge(run[0]!) : `${shortAge(run[0]!)}–${shortAge(run.at(-1)!)}`))
    .join(', ');
}

/** A club's facts in the order of a parent's questions: ages, who for, training nights, fee. Unknown ones are left out. */
export function rowFacts({ ages = [], teams = [], days = [], cost = null }: FoundFacts): string[] {
  const nights = WEEKDAYS.filter((day) => days.includes(day)).map((day) => WEEKDAY_NAMES[day].slice(0, 3));
  return [
    agesText(ages),
    teamKindsText(teams),
    nights.join(', '),
    // The amount and what it's for stay on one line.
    cost === null ? '' : costText(cost).replaceAll(' ', '\u00A0'),
  ].filter((text) => text !== '');
}
