import type { ComparisonEntry } from './comparison';
import { save, savedList } from './use-comparison';

const FIELDS = ['id', 'name', 'slug', 'overallRating', 'totalReviews', 'location', 'imageUrl'] as const;

/**
 * The list updated with the api's responses about its clubs.
 * @param answers by club: its current facts, or null if the club is gone; others are kept as they are
 * @returns the same array if nothing has changed
 */
export function withAnswers(
  list: readonly ComparisonEntry[],
  answers: ReadonlyMap<number, ComparisonEntry | null>,
): readonly ComparisonEntry[] {
  const present = list.flatMap((entry) => {
    const now = answers.get(entry.id);
    if (now === null) return [];
    return now === undefined || FIELDS.every((field) => now[field] === entry[field]) ? [entry] : [now];
  });
  // Two of them may have been merged into one club.
  const answered = present.filter(({ id }, index) => present.findIndex((entry) => entry.id === id) === index);
  const isSame = answered.length === list.length && answered.every((entry, index) => entry === list[index]);
  return isSame ? list : answered;
}

/**
 * Updates the saved list with the api's responses about its clubs.
 * @param answers see {@link withAnswers}
 */
export function refreshComparison(answers: ReadonlyMap<number, ComparisonEntry | null>): void {
  const before = savedList();
  const after = withAnswers(before, answers);
  if (after !== before) save(after);
}
