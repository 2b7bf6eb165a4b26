import { STARS } from '@club-reviews/domain/ratings';
import type { ListClubReviewsApiArg } from '../api/generated';
import { isAgeGroup } from './age-group';
import type { AgeGroup } from './age-group';

/** How many reviews a club page shows before a visitor asks for all of them. */
const FIRST_REVIEWS = 3;

/** How many reviews each call fetches at first, and how many more each time. */
const REVIEWS_STEP = 10;

/** The number of steps up to which the list grows; from then on, each step is a page of its own. */
const GROWING_STEPS = 10;

/** A page of the list that has stopped growing; the api returns at most as many to a paged screen. */
const PAGE_SIZE = GROWING_STEPS * REVIEWS_STEP;

/** Far beyond the reviews of any club, and still a number that the api accepts. */
const LAST_STEP = 10_000;

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
  /** 0 for the first three; then 1, and one more each time "Load more reviews" is pressed. */
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
export function isFiltered({ ageGroup, stars, words }: Omit<ClubReviewsView, 'order' | 'steps'>): boolean {
  return ageGroup !== null || stars !== null || words !== '';
}

/** Reads the view from a club page's query string. Unknown values fall back to the defaults. */
export function readClubReviewsView(search: string): ClubReviewsView {
  const parameters = new URLSearchParams(search);
  const group = parameters.get('group');
  const steps = Number(parameters.get('reviews'));
  const stars = STARS.find((number) => String(number) === parameters.get('stars'));
  const order = REVIEW_ORDERS.find((name) => name === parameters.get('sort'));
  const chosen = {
    ageGroup: group !== null && isAgeGroup(group) ? group : null,
    stars: stars ?? null,
    words: (parameters.get('words') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
    order: order ?? 'recent',
  };
  const isGiven = Number.isInteger(steps) && steps >= 1;
  return { ...chosen, steps: isGiven ? Math.min(steps, LAST_STEP) : stepsAtFirst(chosen) };
}

/** Visitors who filter or sort want to read, so they get ten at once. */
function stepsAtFirst(view: Omit<ClubReviewsView, 'steps'>): number {
  return isFiltered(view) || view.order !== 'recent' ? 1 : 0;
}

/** The club page's query string with another view; its other parameters are kept. */
export function clubReviewsQuery(search: string, view: ClubReviewsView): string {
  const { ageGroup, stars, words, order, steps } = view;
  const parameters = new URLSearchParams(search);
  for (const name of ['group', 'stars', 'words', 'sort', 'reviews']) parameters.delete(name);
  if (ageGroup !== null) parameters.set('group', ageGroup);
  if (stars !== null) parameters.set('stars', String(stars));
  if (words !== '') parameters.set('words', words);
  if (order !== 'recent') parameters.set('sort', order);
  if (steps > stepsAtFirst(view)) parameters.set('reviews', String(steps));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** How many reviews come before those that a view shows: none while the list grows, then whole pages. */
export function reviewsBefore({ steps }: Pick<ClubReviewsView, 'steps'>): number {
  return Math.max(steps - GROWING_STEPS, 0) * PAGE_SIZE;
}

/** The place in the list of the last review that a view has room for: 3, then 10 more at a time, then 100. */
export function lastReview(view: Pick<ClubReviewsView, 'steps'>): number {
  if (view.steps === 0) return FIRST_REVIEWS;
  if (view.steps <= GROWING_STEPS) return view.steps * REVIEWS_STEP;
  return reviewsBefore(view) + PAGE_SIZE;
}

/** Whether the next step replaces the shown reviews with a page of further ones. */
export function turnsPage({ steps }: Pick<ClubReviewsView, 'steps'>): boolean {
  return steps >= GROWING_STEPS;
}

/** The smallest number of steps that shows the review with this index in a view's list. */
export function stepsToShow(view: ClubReviewsView, index: number): number {
  const count = index + 1;
  if (count <= FIRST_REVIEWS) return stepsAtFirst(view);
  if (count <= PAGE_SIZE) return Math.ceil(count / REVIEWS_STEP);
  return GROWING_STEPS - 1 + Math.ceil(count / PAGE_SIZE);
}

/** The arguments of the call for the reviews that a view shows. The first three are of the first ten. */
export function clubReviewsArgument(idOrSlug: string, view: ClubReviewsView): ListClubReviewsApiArg {
  const { ageGroup, stars, words, order, steps } = view;
  const page = turnsPage(view)
    ? { limit: PAGE_SIZE, page: steps - GROWING_STEPS + 1 }
    : { limit: Math.max(steps, 1) * REVIEWS_STEP, page: 1 };
  return {
    id: idOrSlug,
    ...(ageGroup === null ? {} : { ageGroup }),
    ...(stars === null ? {} : { stars }),
    ...(words === '' ? {} : { words }),
    ...(order === 'recent' ? {} : { sortBy: order }),
    ...page,
  };
}
