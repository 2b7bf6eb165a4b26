import type { ReviewsPage } from '../api/types';

/** Reviews per page in lists of all clubs' reviews: fills rows of two or three cards. */
export const REVIEWS_PAGE_SIZE = 12;

/** The last page of such a list: the api goes no further than 10,000 reviews. */
export const LAST_REVIEWS_PAGE = Math.floor(10_000 / REVIEWS_PAGE_SIZE);

/** How many reviews of such a list can be read; longer lists say so. */
export const READABLE_REVIEWS = LAST_REVIEWS_PAGE * REVIEWS_PAGE_SIZE;

/** Whether the list goes on after this page, and can't be read any further. */
export function isCutOff(page: number, { reviews, total }: ReviewsPage): boolean {
  if (page < LAST_REVIEWS_PAGE) return false;
  return total === null ? reviews.length === REVIEWS_PAGE_SIZE : total > READABLE_REVIEWS;
}

/** Whether a page is past the end of its list, as far as that's known. */
export function isBeyondReviews(page: number, answer: ReviewsPage | undefined): boolean {
  return page > LAST_REVIEWS_PAGE || (page > 1 && answer?.reviews.length === 0);
}

/** How many pages a list of this length has. */
export function reviewPageCount(total: number): number {
  return Math.min(Math.ceil(total / REVIEWS_PAGE_SIZE), LAST_REVIEWS_PAGE);
}

/** The `limit` and `page` of a call for one page. */
export function reviewsOfPage(page: number): { limit: number; page: number } {
  return { limit: REVIEWS_PAGE_SIZE, page };
}

/** A list's name on one of its pages. */
export function paged(name: string, page: number): string {
  return page > 1 ? `${name}, page ${page}` : name;
}
