import { AGE_GROUPS, byAge, parseAgeGroup } from '@club-reviews/domain/age-groups';
import type { ListClubReviewsApiArg } from '../api/generated';
import type { AgeGroupCount } from '../api/types';

/** An age group as the api names it. */
export type AgeGroup = NonNullable<ListClubReviewsApiArg['ageGroup']>;

/** An age group's number of reviews. */
export type AgeGroupTally = AgeGroupCount & { ageGroup: AgeGroup };

/** Whether a text names an age group that reviews can have. */
export function isAgeGroup(text: string): text is AgeGroup {
  return AGE_GROUPS.includes(text);
}

/** The age group that a text names, in upper or lower case ("u12s"), or null. */
export function readAgeGroup(text: string | null): AgeGroup | null {
  const group = parseAgeGroup(text ?? '');
  return group !== undefined && isAgeGroup(group) ? group : null;
}

/** The counts of known age groups, youngest first, undisclosed last. */
export function ageGroupTallies(counts: readonly AgeGroupCount[]): AgeGroupTally[] {
  return counts.filter((count): count is AgeGroupTally => isAgeGroup(count.ageGroup)).sort(byAge);
}

/** The group to show when the address names none: the youngest with reviews. */
export function firstAgeGroup(counts: readonly AgeGroupCount[] | undefined): AgeGroup | null {
  return ageGroupTallies(counts ?? [])[0]?.ageGroup ?? null;
}
