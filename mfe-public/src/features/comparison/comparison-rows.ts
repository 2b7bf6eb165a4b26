import { plural, ratingLabel } from '@club-reviews/shared-ui/formatting';
import { CATEGORIES } from '../../lib/categories';
import type { ComparedClub } from './use-compared-clubs';

/** One figure or fact of one club: a number, words, or why it's missing. */
export type ComparisonCell =
  | { kind: 'figure'; text: string; note?: string; isTop: boolean }
  | { kind: 'text'; text: string }
  | { kind: 'no-reviews' }
  | { kind: 'not-given' }
  | { kind: 'pending' }
  | { kind: 'unknown' };

/** One row of the comparison: each club's figure, in the clubs' order. */
export interface ComparisonRow {
  name: string;
  cells: ComparisonCell[];
}

type Value = number | Exclude<ComparisonCell['kind'], 'figure' | 'text' | 'not-given'>;

/** The index of the single highest number; -1 if two are level, or if a number is still missing. */
function topPlace(values: readonly Value[]): number {
  if (values.some((value) => value === 'pending' || value === 'unknown')) return -1;
  const numbers = values.map((value) => (typeof value === 'number' ? value : 0));
  const top = Math.max(...numbers);
  return top > 0 && numbers.indexOf(top) === numbers.lastIndexOf(top) ? numbers.indexOf(top) : -1;
}

function toRow(name: string, values: readonly Value[]): ComparisonRow {
  const top = topPlace(values);
  return {
    name,
    cells: values.map((value, place) =>
      typeof value === 'number'
        ? { kind: 'figure', text: ratingLabel(value), isTop: place === top }
        : { kind: value },
    ),
  };
}

/** As displayed: figures that look level count as level. */
const shownRating = (rating: number) => Number(ratingLabel(rating));

/** The clubs' figures in rows: the overall rating with the number of reviews, the facts, the five categories. */
export function comparisonRows(
  clubs: readonly ComparedClub[],
  facts: readonly ComparisonRow[] = [],
): ComparisonRow[] {
  const overall = toRow(
    'Overall rating',
    clubs.map(({ entry }) => (entry.totalReviews === 0 ? 'no-reviews' : shownRating(entry.overallRating))),
  );
  const cells = overall.cells.map((cell, place) =>
    cell.kind === 'figure' ? { ...cell, note: plural(clubs[place]!.entry.totalReviews, 'review') } : cell,
  );
  const categories = CATEGORIES.map(({ key, title }) =>
    toRow(
      title,
      clubs.map(({ club, hasFailed }) => {
        if (club === undefined) return hasFailed ? 'unknown' : 'pending';
        return club.reviewCount === 0 ? 'no-reviews' : shownRating(club[key]);
      }),
    ),
  );
  return [{ ...overall, cells }, ...facts, ...categories];
}

/** Whether a row says the same about every club, in words or figures. What hasn't arrived may differ. */
export function isSameForAll({ cells }: ComparisonRow): boolean {
  const words = (cell: ComparisonCell) =>
    'text' in cell ? `${cell.text} ${'note' in cell ? (cell.note ?? '') : ''}` : cell.kind;
  return cells.every(
    (cell) => cell.kind !== 'pending' && cell.kind !== 'unknown' && words(cell) === words(cells[0]!),
  );
}
