import type { RatingCategory } from './rating-categories.ts';
import { RATING_CATEGORIES } from './rating-categories.ts';

/** Bounds of every rating, in stars. */
export const MIN_RATING = 1;
export const MAX_RATING = 5;

/** Every number of stars, worst first. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** What each number of stars means in words, by the number. */
export const RATING_WORDS: Record<(typeof STARS)[number], string> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very good',
  5: 'Excellent',
};

const CATEGORIES = RATING_CATEGORIES.length;

/** Bounds of a review's rating total, the sum of its five ratings. */
export const RATING_TOTALS = { lowest: MIN_RATING * CATEGORIES, highest: MAX_RATING * CATEGORIES };

/**
 * Mean of `count` ratings that add up to `sum`, halves up; 0 when there are none. It has the one decimal that every
 * screen shows: rounded to two first, 4.246 would read 4.3.
 */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 10) / count) / 10;
}

/** Mean over all five ratings of `count` reviews, rounded like {@link averageRating}. */
export function overallAverage(sumOfAll: number, count: number): number {
  return averageRating(sumOfAll, CATEGORIES * count);
}

/** The same mean in thousandths, as an integer: the value that clubs are sorted by. */
export function overallScore(sumOfAll: number, count: number): number {
  return count === 0 ? 0 : Math.round((sumOfAll * 1000) / (CATEGORIES * count));
}

/** With fewer reviews than this a club's rating says little yet. */
export const FEW_REVIEWS = 5;

/** A club with few reviews is ranked as if it also had this many with an average rating. */
export const RANKING_PRIOR = { reviews: 5, rating: 3.5 } as const;

/**
 * What clubs are ranked by, best rated first: the mean of all their ratings and of five more of 3.5 stars, so that one
 * happy review doesn't beat forty. 0 without reviews, which comes last.
 * @param sumOfAll sum of all five ratings of `count` reviews
 */
export function rankScore(sumOfAll: number, count: number): number {
  if (count === 0) return 0;
  const { reviews, rating } = RANKING_PRIOR;
  return (reviews * rating + sumOfAll / CATEGORIES) / (reviews + count);
}

/**
 * What clubs are ranked by in one category: its mean, as their pages show it. Clubs with fewer than {@link FEW_REVIEWS}
 * come after all others, by their mean too; 0 without reviews, which comes last.
 * @param sum sum of the category's ratings of `count` reviews
 */
export function categoryScore(sum: number, count: number): number {
  if (count === 0) return 0;
  return sum / count + (count < FEW_REVIEWS ? 0 : MAX_RATING);
}

/** A review's rating total: the sum of its five ratings. */
export function ratingTotalOf(ratings: Record<RatingCategory, number>): number {
  return RATING_CATEGORIES.reduce((total, category) => total + ratings[category], 0);
}

/** A review's overall rating from its rating total, as the api sends it: "4.2". */
export function overallRatingText(ratingTotal: number): string {
  return (ratingTotal / CATEGORIES).toFixed(1);
}

/** The stars, 1 to 5, that a review's overall rating rounds to; a fifth never falls half-way. */
export function starsOf(ratingTotal: number): number {
  return Math.round(ratingTotal / CATEGORIES);
}

/** The rating totals that round to a number of stars: 3 stars are totals from 13 (2.6) to 17 (3.4). */
export function ratingTotalsOf(stars: number): { min: number; max: number } {
  return { min: stars * CATEGORIES - 2, max: stars * CATEGORIES + 2 };
}
