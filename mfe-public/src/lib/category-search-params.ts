import { STARS } from '@club-reviews/domain/ratings';
import type { ListReviewsByCategoryApiArg } from '../api/generated';
import { queryString } from '../api/reading-call';
import { readPageNumber } from './page-number';
import { CATEGORIES } from './categories';
import type { Category } from './categories';
import { nearParameters, NOWHERE, readNearPlace } from './near-place';
import type { NearPlace } from './near-place';
import { LAST_REVIEWS_PAGE, reviewsOfPage } from './review-pages';

/** The default minimum rating. */
const DEFAULT_MIN_RATING = 4;

/** The orders of a category's reviews; the first is the default. */
export const CATEGORY_ORDERS = ['highest', 'lowest', 'recent'] as const;

/** The settings in the address of the reviews by category. */
export interface CategoryListParams {
  /** Null while none is chosen. */
  category: Category | null;
  minRating: (typeof STARS)[number];
  sortBy: (typeof CATEGORY_ORDERS)[number];
  page: number;
  /** Where to look for clubs above the reviews. */
  near: NearPlace;
}

/** The settings of the lists on the page: while no category is chosen, those of the first one. */
export interface ShownCategory extends CategoryListParams {
  category: Category;
}

/** Reads a query string. Unknown values count as missing. */
export function readCategoryListParams(search: string): CategoryListParams {
  const parameters = new URLSearchParams(search);
  const slug = parameters.get('category');
  const minRating = Number(parameters.get('minRating'));
  const sortBy = parameters.get('sortBy');
  return {
    category: CATEGORIES.find((category) => category.slug === slug) ?? null,
    minRating: STARS.find((rating) => rating === minRating) ?? DEFAULT_MIN_RATING,
    sortBy: CATEGORY_ORDERS.find((order) => order === sortBy) ?? CATEGORY_ORDERS[0],
    page: readPageNumber(search),
    near: readNearPlace(search),
  };
}

/** The address, without defaults. */
export function categoryAddress({ category, minRating, sortBy, page, near }: CategoryListParams): string {
  if (category === null) return `/browse-categories${queryString(nearParameters(near))}`;
  return `/browse-categories${queryString({
    category: category.slug,
    minRating: minRating === DEFAULT_MIN_RATING ? undefined : minRating,
    sortBy: sortBy === CATEGORY_ORDERS[0] ? undefined : sortBy,
    page: page > 1 ? page : undefined,
    ...nearParameters(near),
  })}`;
}

/** The start of a category's reviews, before any choice. */
export function categoryStart(category: Category | null): CategoryListParams {
  return { category, minRating: DEFAULT_MIN_RATING, sortBy: CATEGORY_ORDERS[0], page: 1, near: NOWHERE };
}

/** What the page lists. */
export function toShownCategory(params: CategoryListParams): ShownCategory {
  return { ...params, category: params.category ?? CATEGORIES[0]! };
}

/** The argument of the call for the reviews; null if there are none to fetch. */
export function categoryArgument(params: ShownCategory): ListReviewsByCategoryApiArg | null {
  const { category, minRating, sortBy, page } = params;
  if (page > LAST_REVIEWS_PAGE) return null;
  return { category: category.slug, minRating, sortBy, ...reviewsOfPage(page) };
}
