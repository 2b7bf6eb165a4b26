const YOUNGEST = 7;
const OLDEST = 18;

/** The choice of a reviewer who doesn't give the child's age group. */
export const UNDISCLOSED_AGE_GROUP = 'prefer not to disclose';

/** The age groups of teams, youngest first: "U7s" to "U18s". */
export const TEAM_AGE_GROUPS: readonly string[] = Array.from(
  { length: OLDEST - YOUNGEST + 1 },
  (_, index) => `U${YOUNGEST + index}s`,
);

/** Every choice a reviewer has, as it is sent and stored, in the order of the age sort. */
export const AGE_GROUPS: readonly string[] = [...TEAM_AGE_GROUPS, UNDISCLOSED_AGE_GROUP];

/** The age group that a text names in any case ("u12s"); undefined if there is no such group. */
export function parseAgeGroup(text: string): string | undefined {
  const wanted = text.toLowerCase();
  return AGE_GROUPS.find((group) => group.toLowerCase() === wanted);
}

/** An age group as visitors read it: "U12s" is "Under 12s". Anything else keeps its words, with a capital. */
export function ageGroupName(group: string): string {
  const age = getAge(group);
  if (Number.isFinite(age)) return `Under ${age}s`;
  return group.charAt(0).toUpperCase() + group.slice(1);
}

/** Sorts age groups by the number in "U{n}s", those without one last. For `Array.prototype.sort`. */
export function compareAgeGroups(a: string, b: string): number {
  const ageA = getAge(a);
  const ageB = getAge(b);
  if (ageA === ageB) return a.localeCompare(b, 'en-GB');
  return ageA < ageB ? -1 : 1;
}

/** A group and how many reviews it has. */
export interface AgeGroupTally {
  ageGroup: string;
  count: number;
}

/** The age sort of tallies: youngest first, undisclosed last. */
export function byAge(a: AgeGroupTally, b: AgeGroupTally): number {
  return compareAgeGroups(a.ageGroup, b.ageGroup);
}

/** Order of a club page's filter: most reviews first, ties by age, undisclosed last. */
export function byCount(a: AgeGroupTally, b: AgeGroupTally): number {
  const undisclosed =
    Number(a.ageGroup === UNDISCLOSED_AGE_GROUP) - Number(b.ageGroup === UNDISCLOSED_AGE_GROUP);
  return undisclosed || b.count - a.count || byAge(a, b);
}

function getAge(group: string): number {
  const digits = /^U(\d+)s?$/i.exec(group)?.[1];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}
