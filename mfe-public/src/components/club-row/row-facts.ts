import {
  ALL_AGES,
  CLUB_TEAM_AGE_GROUPS,
  costText,
  WEEKDAY_NAMES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import type { ClubCost, TeamCategory, Weekday } from '@club-reviews/domain/club-facts';
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

/** Runs of `length` or more neighbours as ranges, others one by one: "Mon–Fri, Sun". */
function toRanges(
  order: readonly string[],
  given: readonly string[],
  length: number,
  toName: typeof shortAge,
) {
  const runs: string[][] = [];
  for (const [place, item] of order.entries()) {
    if (!given.includes(item)) continue;
    if (place > 0 && given.includes(order[place - 1]!)) runs.at(-1)!.push(toName(item));
    else runs.push([toName(item)]);
  }
  return runs.flatMap((run) => (run.length < length ? run : `${run[0]!}–${run.at(-1)!}`)).join(', ');
}

/** Age groups as ranges: "U7–U10, U12"; "" if there are none. */
export function agesText(groups: readonly string[]): string {
  const ages = CLUB_TEAM_AGE_GROUPS.filter((group) => group !== ALL_AGES);
  return [toRanges(ages, groups, 2, shortAge), groups.includes(ALL_AGES) && shortAge(ALL_AGES)]
    .filter(Boolean)
    .join(', ');
}

/** A club's facts in the order of a parent's questions: ages, who for, training nights, fee. Unknown ones are left out. */
export function rowFacts({ ages = [], teams = [], days = [], cost = null }: FoundFacts): string[] {
  return [
    agesText(ages),
    teamKindsText(teams),
    toRanges(WEEKDAYS, days, 3, (day) => WEEKDAY_NAMES[day as Weekday].slice(0, 3)),
    cost === null ? '' : costText(cost),
  ].filter((text) => text !== '');
}
