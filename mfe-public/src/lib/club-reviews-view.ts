import type { ListClubReviewsApiArg } from '../api/generated';
import { isAgeGroup } from './age-group';
import type { AgeGroup } from './age-group';

/** How many reviews a club page shows first, and how many more each time. */
const REVIEWS_STEP = 10;

/** Steps up to which the list grows as one call; the api answers at most 100 rows to a paged screen. */
const STEPS_PER_CALL = 10;

/** The last step that has an address: 1,000 reviews, the most the api lists of a club. */
const LAST_STEP = STEPS_PER_CALL + 9;

/** Which of a club's reviews are shown. */
export interface ClubReviewsView {
  /** Null for all. */
  ageGroup: AgeGroup | null;
  /** How often "Load more" was pressed, plus one. */
  steps: number;
}

/** Reads the view from a club page's query string. Unknown age groups and steps fall back to the start. */
export function readClubReviewsView(search: string): ClubReviewsView {
  const parameters = new URLSearchParams(search);
  const age = parameters.get('age');
  const steps = Number(parameters.get('reviews'));
  return {
    ageGroup: age !== null && isAgeGroup(age) ? age : null,
    steps: Number.isInteger(steps) && steps >= 1 ? Math.min(steps, LAST_STEP) : 1,
  };
}

/** The club page's query string with another view; its other parameters stay. */
export function clubReviewsQuery(search: string, { ageGroup, steps }: ClubReviewsView): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('age');
  parameters.delete('reviews');
  if (ageGroup !== null) parameters.set('age', ageGroup);
  if (steps > 1) parameters.set('reviews', String(steps));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether the address can hold a further step. */
export function canShowMore({ steps }: ClubReviewsView, total: number): boolean {
  return steps < LAST_STEP && reviewsShown(steps) < total;
}

/** How many reviews a view asks for: 10 more at a time up to 100, then 100 more at a time. */
export function reviewsShown(steps: number): number {
  return steps <= STEPS_PER_CALL ? steps * REVIEWS_STEP : (steps - STEPS_PER_CALL + 1) * 100;
}

/** The limit and page of each call that a view needs. One call grows up to 100 reviews, then pages of 100 follow. */
export function reviewCallPages(steps: number): { limit: number; page: number }[] {
  if (steps <= STEPS_PER_CALL) return [{ limit: steps * REVIEWS_STEP, page: 1 }];
  return Array.from({ length: steps - STEPS_PER_CALL + 1 }, (_, index) => ({ limit: 100, page: index + 1 }));
}

/** The smallest number of steps at which the review with this index in the list is shown. */
export function stepsToShow(index: number): number {
  const count = index + 1;
  if (count <= STEPS_PER_CALL * REVIEWS_STEP) return Math.ceil(count / REVIEWS_STEP);
  return STEPS_PER_CALL - 1 + Math.ceil(count / 100);
}

/** The arguments of the calls for the reviews that a view shows. */
export function clubReviewsArguments(idOrSlug: string, view: ClubReviewsView): ListClubReviewsApiArg[] {
  const { ageGroup, steps } = view;
  return reviewCallPages(steps).map((pages) => ({
    id: idOrSlug,
    ...(ageGroup === null ? {} : { ageGroup }),
    ...pages,
  }));
}
