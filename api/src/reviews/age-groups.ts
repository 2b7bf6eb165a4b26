const YOUNGEST = 7;
const OLDEST = 18;

/** The choice of a reviewer who does not say the child's age group. */
export const UNDISCLOSED_AGE_GROUP = 'prefer not to disclose';

/** Age groups as they travel and are stored, in the order of the age sort. */
export const AGE_GROUPS: readonly string[] = [
  ...Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => `U${YOUNGEST + index}s`),
  UNDISCLOSED_AGE_GROUP,
];

/** A group and how many reviews it has. */
export interface AgeGroupTally {
  ageGroup: string;
  count: number;
}

/** The age sort: by the number in "U{n}s", undisclosed last. */
export function byAge(a: AgeGroupTally, b: AgeGroupTally): number {
  return ageOf(a.ageGroup) - ageOf(b.ageGroup);
}

/** Order of a club page's filter: most reviews first, ties by age, undisclosed last. */
export function byCount(a: AgeGroupTally, b: AgeGroupTally): number {
  const undisclosed =
    Number(a.ageGroup === UNDISCLOSED_AGE_GROUP) - Number(b.ageGroup === UNDISCLOSED_AGE_GROUP);
  return undisclosed || b.count - a.count || byAge(a, b);
}

function ageOf(ageGroup: string): number {
  const age = /^U(\d+)s$/.exec(ageGroup)?.[1];
  return age === undefined ? Number.MAX_SAFE_INTEGER : Number(age);
}
