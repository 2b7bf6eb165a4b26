import { ratingLabel, wholeNumber } from '@club-reviews/shared-ui/formatting';
import { CATEGORIES } from '../../lib/categories';
import type { ComparedClub } from './use-compared-clubs';

/** One figure or fact of one club: a number, words, or why it's missing. */
export type ComparisonCell =
  | { kind: 'figure'; text: string; isTop: boolean }
  | { kind: 'text'; text: string }
  | { kind: 'no-reviews' }
  | { kind: 'not-given' }
  | { kind: 'pending' }
  | { kind: 'unknown' };

/** One row of the comparison: each club's figure, in the clubs' order. */
export interface ComparisonRow {
  name: string;
  /** The label for the single highest figure. */
  topLabel: 'Best' | 'Most';
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

function toRow(
  name: string,
  topLabel: ComparisonRow['topLabel'],
  values: readonly Value[],
  show: (value: number) => string,
): ComparisonRow {
  const top = topPlace(values);
  return {
    name,
    topLabel,
    cells: values.map((value, place) =>
      typeof value === 'number'
        ? { kind: 'figure', text: show(value), isTop: place === top }
        : { kind: value },
    ),
  };
}

/** As displayed: figures that look level count as level. */
const shownRating = (rating: number) => Number(ratingLabel(rating));

/** The clubs' figures in rows: the overall rating, the number of reviews, the facts given, the five categories. */
export function comparisonRows(
  clubs: readonly ComparedClub[],
  facts: readonly ComparisonRow[] = [],
): ComparisonRow[] {
  const overall = clubs.map(({ entry }): Value =>
    entry.totalReviews === 0 ? 'no-reviews' : shownRating(entry.overallRating),
  );
  const categories = CATEGORIES.map(({ key, title }) => {
    const values = clubs.map(({ club, hasFailed }): Value => {
      if (club === undefined) return hasFailed ? 'unknown' : 'pending';
      return club.reviewCount === 0 ? 'no-reviews' : shownRating(club[key]);
    });
    return toRow(title, 'Best', values, ratingLabel);
  });
  const reviews = clubs.map(({ entry }): Value => entry.totalReviews);
  return [
    toRow('Overall rating', 'Best', overall, ratingLabel),
    toRow('Total reviews', 'Most', reviews, wholeNumber),
    ...facts,
    ...categories,
  ];
}
