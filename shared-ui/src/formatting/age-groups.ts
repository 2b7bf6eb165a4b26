/** The age groups a review can name, youngest first: "U7s" to "U18s". */
export const AGE_GROUPS: readonly string[] = Array.from({ length: 12 }, (_, index) => `U${index + 7}s`);

/** The choice of a reviewer who names no age group. */
export const NOT_DISCLOSED = 'prefer not to disclose';

function ageOf(group: string): number {
  const digits = /^U(\d+)s?$/i.exec(group)?.[1];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}

/** An age group as visitors read it: "U12s" is "Under 12s". What is not of that form stays, with a capital. */
export function ageGroupName(group: string): string {
  const age = ageOf(group);
  if (Number.isFinite(age)) return `Under ${age}s`;
  return group.charAt(0).toUpperCase() + group.slice(1);
}

/** Sorts age groups by their number, those without one last. For `Array.prototype.sort`. */
export function compareAgeGroups(a: string, b: string): number {
  const ageA = ageOf(a);
  const ageB = ageOf(b);
  if (ageA === ageB) return a.localeCompare(b, 'en-GB');
  return ageA < ageB ? -1 : 1;
}
