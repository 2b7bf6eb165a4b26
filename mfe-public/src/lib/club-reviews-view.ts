import { STARS } from '@club-reviews/domain/ratings';
import type { ListClubReviewsApiArg } from '../api/generated';
import { isAgeGroup } from './age-group';
import type { AgeGroup } from './age-group';

/** How many reviews a club page shows first, and how many more each time. */
const REVIEWS_STEP = 10;

/** The number of steps up to which the list grows as one call; the api returns at most 100 rows to a paged screen. */
const STEPS_PER_CALL = 10;

/** The last step with an address: 1,000 reviews, the most that the api lists for a club. */
const LAST_STEP = STEPS_PER_CALL + 9;

/** The orders of a club's reviews; the first has no parameter. */
export const REVIEW_ORDERS = ['recent', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** The api accepts no more. */
const MAX_WORDS_LENGTH = 100;

/** Which of a club's reviews are shown, and in which order. */
export interface ClubReviewsView {
  /** Null for all. */
  ageGroup: AgeGroup | null;
  /** What the overall rating rounds to; null for all. */
  stars: number | null;
  /** All of them must be in the review's text; "" for any. */
  words: string;
  order: ReviewOrder;
  /** How often "Load more" was pressed, plus one. */
  steps: number;
}

/** All reviews, newest first, from the start. */
export const ALL_REVIEWS: ClubReviewsView = {
  ageGroup: null,
  stars: null,
  words: '',
  order: 'recent',
  steps: 1,
};

/** Whether a view leaves reviews out. */
export function isFiltered({ ageGroup, stars, words }: ClubReviewsView): boolean {
  return ageGroup !== null || stars !== null || words !== '';
}

/** Reads the view from a club page's query string. Unknown values fall back to the defaults. */
export function readClubReviewsView(search: string): ClubReviewsView {
  const parameters = new URLSearchParams(search);
  const age = parameters.get('age');
  const steps = Number(parameters.get('reviews'));
  const stars = STARS.find((number) => String(number) === parameters.get('stars'));
  const order = REVIEW_ORDERS.find((name) => name === parameters.get('sort'));
  return {
    ageGroup: age !== null && isAgeGroup(age) ? age : null,
    stars: stars ?? null,
    words: (parameters.get('words') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
    order: order ?? 'recent',
    steps: Number.isInteger(steps) && steps >= 1 ? Math.min(steps, LAST_STEP) : 1,
  };
}

/** The club page's query string with another view; its other parameters are kept. */
export function clubReviewsQuery(search: string, view: ClubReviewsView): string {
  const { ageGroup, stars, words, order, steps } = view;
  const parameters = new URLSearchParams(search);
  for (const name of ['age', 'stars', 'words', 'sort', 'reviews']) parameters.delete(name);
  if (ageGroup !== null) parameters.set('age', ageGroup);
  if (stars !== null) parameters.set('stars', String(stars));
  if (words !== '') parameters.set('words', words);
  if (order !== 'recent') parameters.set('sort', order);
  if (steps > 1) parameters.set('reviews', String(steps));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether the address can have another step. */
export function canShowMore({ steps }: Pick<ClubReviewsView, 'steps'>, total: number): boolean {
  return steps < LAST_STEP && reviewsShown(steps) < total;
}

/** How many reviews a view needs: 10 more at a time up to 100, then 100 more at a time. */
export function reviewsShown(steps: number): number {
  return steps <= STEPS_PER_CALL ? steps * REVIEWS_STEP : (steps - STEPS_PER_CALL + 1) * 100;
}

/** The limit and page of each call that a view needs. One call grows up to 100 reviews, then pages of 100 follow. */
export function reviewCallPages(steps: number): { limit: number; page: number }[] {
  if (steps <= STEPS_PER_CALL) return [{ limit: steps * REVIEWS_STEP, page: 1 }];
  return Array.from({ length: steps - STEPS_PER_CALL + 1 }, (_, index) => ({ limit: 100, page: index + 1 }));
}

/** The smallest number of steps that shows the review with this index in the list. */
export function stepsToShow(index: number): number {
  const count = index + 1;
  if (count <= STEPS_PER_CALL * REVIEWS_STEP) return Math.ceil(count / REVIEWS_STEP);
  return STEPS_PER_CALL - 1 + Math.ceil(count / 100);
}

/** The arguments of the calls for the reviews that a view shows. */
export function clubReviewsArguments(idOrSlug: string, view: ClubReviewsView): ListClubReviewsApiArg[] {
  const { ageGroup, stars, words, order, steps } = view;
  return reviewCallPages(steps).map((pages) => ({
    id: idOrSlug,
    ...(ageGroup === null ? {} : { ageGroup }),
    ...(stars === null ? {} : { stars }),
    ...(words === '' ? {} : { words }),
    ...(order === 'recent' ? {} : { sortBy: order }),
    ...pages,
  }));
}
