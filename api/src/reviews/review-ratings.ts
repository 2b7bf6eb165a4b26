/** The five things a review rates, in the order in which they are shown. */
export const RATING_CATEGORIES = ['coaching', 'communication', 'facilities', 'inclusivity', 'value'] as const;

/** One of the {@link RATING_CATEGORIES}. */
export type RatingCategory = (typeof RATING_CATEGORIES)[number];

/** The worst and the best that a category can be rated. */
export const LOWEST_RATING = 1;
export const HIGHEST_RATING = 5;

const CATEGORIES = RATING_CATEGORIES.length;

/** The smallest and the largest sum of a review's five ratings. */
export const RATING_TOTALS = { lowest: LOWEST_RATING * CATEGORIES, highest: HIGHEST_RATING * CATEGORIES };

/**
 * Mean of `count` ratings that sum to `sum`, halves up; 0 when there are none. It has the one decimal that every screen
 * shows: rounded to two first, 4.246 would read 4.3.
 */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 10) / count) / 10;
}

/** Mean over all five ratings of `count` reviews, rounded like {@link averageRating}. */
export function overallAverage(sumOfAll: number, count: number): number {
  return averageRating(sumOfAll, CATEGORIES * count);
}

/** The same mean times 1,000 as a whole number: the value that clubs are sorted by. */
export function overallScore(sumOfAll: number, count: number): number {
  return count === 0 ? 0 : Math.round((sumOfAll * 1000) / (CATEGORIES * count));
}

/** A review's overall rating from the sum of its five, as it travels: "4.2". */
export function overallRatingText(ratingTotal: number): string {
  return (ratingTotal / CATEGORIES).toFixed(1);
}

/** The stars, 1 to 5, that a review's overall rating rounds to; a fifth never falls half-way. */
export function starsOf(ratingTotal: number): number {
  return Math.round(ratingTotal / CATEGORIES);
}
