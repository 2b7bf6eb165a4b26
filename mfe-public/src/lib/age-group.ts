import { AGE_GROUPS, compareAgeGroups, NOT_DISCLOSED } from '@club-reviews/shared-ui/formatting';
import type { ListClubReviewsApiArg } from '../api/generated';
import type { AgeGroupCount } from '../api/types';

/** An age group on the wire's terms. */
export type AgeGroup = NonNullable<ListClubReviewsApiArg['ageGroup']>;

/** How many reviews there are of an age group. */
export type AgeGroupTally = AgeGroupCount & { ageGroup: AgeGroup };

/** Whether a text names an age group that reviews can have. */
export function isAgeGroup(text: string): text is AgeGroup {
  return AGE_GROUPS.includes(text) || text === NOT_DISCLOSED;
}

/** The age group that a text names in any case ("u12s"), or null. */
export function readAgeGroup(text: string | null): AgeGroup | null {
  const wanted = text?.toLowerCase();
  const found = [...AGE_GROUPS, NOT_DISCLOSED].find((group) => group.toLowerCase() === wanted);
  return found !== undefined && isAgeGroup(found) ? found : null;
}

/** The counts of known age groups, youngest first, those who prefer not to disclose theirs last. */
export function ageGroupTallies(counts: readonly AgeGroupCount[]): AgeGroupTally[] {
  return counts
    .filter((count): count is AgeGroupTally => isAgeGroup(count.ageGroup))
    .sort((a, b) => compareAgeGroups(a.ageGroup, b.ageGroup));
}

/** The group to show when the address names none: the youngest with reviews. */
export function firstAgeGroup(counts: readonly AgeGroupCount[] | undefined): AgeGroup | null {
  return ageGroupTallies(counts ?? [])[0]?.ageGroup ?? null;
}
