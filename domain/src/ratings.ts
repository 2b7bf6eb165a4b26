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

/** However many reviews a club has, its own charts are drawn from the newest. */
export const MOST_CHARTED_REVIEWS = 20_000;

/** A club with few reviews is ranked as if it also had this many with an average rating. */
export const RANKING_PRIOR = { reviews: 5, rating: 3.5 } as const;

/** The season from which stored weights double; reviews of it and of earlier ones have a weight of 1. */
export const FIRST_WEIGHTED_SEASON = 2015;

/**
 * How much a review of a season counts in a club's stored, weighted sums: `2 ^ (season - 2015)`, so that each season
 * counts twice as much as the one before. The weights are integers, and no stored sum changes when a season ends. Up to
 * 2048 even 100,000 reviews of one club in one season add up exactly.
 */
export function storedWeight(season: number): number {
  return 2 ** Math.max(season - FIRST_WEIGHTED_SEASON, 0);
}

/**
 * What clubs are ranked by, best rated first: the mean of all their ratings and of five more of 3.5 stars, so that one
 * happy review doesn't beat forty: `(5 × 3.5 + sum / 5) / (5 + count)`. Here a review of the current season counts as
 * one, of the last season as a half, of the one before as a quarter: both parameters are weighted sums, divided by the
 * {@link storedWeight} of the current season. 0 without reviews, which comes last.
 *
 * Coaches and children change with each season. Trustpilot halves a review's weight about every six months and adds
 * seven reviews of 3.5 stars; daynurseries.co.uk only counts the last 24 months.
 * @param sumOfAll sum of all five ratings of `count` reviews
 */
export function rankScore(sumOfAll: number, count: number): number {
  if (count === 0) return 0;
  const { reviews, rating } = RANKING_PRIOR;
  return (reviews * rating + sumOfAll / CATEGORIES) / (reviews + count);
}

/**
 * What clubs are ranked by in one category: its mean, in which a review of any season counts half as much as one of the
 * next. Clubs with fewer than {@link FEW_REVIEWS} come after all others, by their mean too; 0 without reviews, which
 * comes last.
 * @param sum weighted sum of the category's ratings
 * @param weight sum of the weights
 */
export function categoryScore(sum: number, weight: number, reviewCount: number): number {
  if (weight === 0) return 0;
  return sum / weight + (reviewCount < FEW_REVIEWS ? 0 : MAX_RATING);
}

/** A review's rating total: the sum of its five ratings. */
export function getRatingTotal(ratings: Record<RatingCategory, number>): number {
  return RATING_CATEGORIES.reduce((total, category) => total + ratings[category], 0);
}

/** A review's overall rating from its rating total, as the api sends it: "4.2". */
export function overallRatingText(ratingTotal: number): string {
  return (ratingTotal / CATEGORIES).toFixed(1);
}

/** The stars, 1 to 5, that a review's overall rating rounds to; a fifth never falls half-way. */
export function getStars(ratingTotal: number): number {
  return Math.round(ratingTotal / CATEGORIES);
}

/** The rating totals that round to a number of stars: 3 stars are totals from 13 (2.6) to 17 (3.4). */
export function getRatingTotals(stars: number): { min: number; max: number } {
  return { min: stars * CATEGORIES - 2, max: stars * CATEGORIES + 2 };
}
