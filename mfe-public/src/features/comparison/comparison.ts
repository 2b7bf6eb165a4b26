/** A club as the comparison stores it: enough to show it without the api. */
export interface ComparisonEntry {
  id: number;
  name: string;
  slug: string;
  overallRating: number;
  totalReviews: number;
  location: string;
  imageUrl: string | null;
}

export const MAX_CLUBS = 4;
export const MIN_CLUBS = 2;

/** Why a club was not added. */
export type Refusal = 'full' | 'already-there';

/** Adds a club at the end. Refused if it's already there, or four are. */
export function withClub(
  list: readonly ComparisonEntry[],
  entry: ComparisonEntry,
): readonly ComparisonEntry[] | Refusal {
  if (list.some(({ id }) => id === entry.id)) return 'already-there';
  if (list.length >= MAX_CLUBS) return 'full';
  return [...list, entry];
}

/** Removes a club. */
export function withoutClub(list: readonly ComparisonEntry[], id: number): readonly ComparisonEntry[] {
  return list.filter((entry) => entry.id !== id);
}

function isEntry(value: unknown): value is ComparisonEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return (
    Number.isInteger(entry.id) &&
    ['name', 'slug', 'location'].every((key) => typeof entry[key] === 'string') &&
    ['overallRating', 'totalReviews'].every((key) => Number.isFinite(entry[key])) &&
    (entry.imageUrl === null || typeof entry.imageUrl === 'string')
  );
}

/** Reads a saved list. A corrupt one counts as empty. */
export function parseComparison(text: string | null): readonly ComparisonEntry[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    const isSound = Array.isArray(list) && list.length <= MAX_CLUBS && list.every(isEntry);
    return isSound ? list : [];
  } catch {
    return [];
  }
}

/** The only club with the highest value above 0; null on a tie. */
function uniqueTop(
  list: readonly ComparisonEntry[],
  getValue: (entry: ComparisonEntry) => number,
): number | null {
  const top = Math.max(0, ...list.map(getValue));
  const leaders = list.filter((entry) => getValue(entry) === top);
  return top > 0 && leaders.length === 1 ? leaders[0]!.id : null;
}

/** Which club of a comparison is rated best, and which has most reviews; null if two are level. */
export function standouts(list: readonly ComparisonEntry[]): {
  bestId: number | null;
  mostId: number | null;
} {
  return {
    bestId: uniqueTop(list, (entry) => entry.overallRating),
    mostId: uniqueTop(list, (entry) => entry.totalReviews),
  };
}
