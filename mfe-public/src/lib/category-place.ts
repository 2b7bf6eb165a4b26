import { queryString } from '../api/reading-call';
import { readPageNumber } from './page-number';
import { RATING_CATEGORIES } from './rating-categories';
import type { RatingCategory } from './rating-categories';

/** The ratings that a category can be asked to have at least, and the one without a choice. */
export const MIN_RATINGS = [1, 2, 3, 4, 5] as const;
const DEFAULT_MIN_RATING = 4;

/** The orders of the reviews of a category, the first without a choice. */
export const CATEGORY_ORDERS = ['highest', 'lowest', 'recent'] as const;

/** Where a visitor is among the reviews by category. */
export interface CategoryPlace {
  /** Null while none is chosen. */
  category: RatingCategory | null;
  minRating: (typeof MIN_RATINGS)[number];
  sortBy: (typeof CATEGORY_ORDERS)[number];
  page: number;
}

/** Reads the place from a query string. What names nothing reads as not given. */
export function readCategoryPlace(search: string): CategoryPlace {
  const parameters = new URLSearchParams(search);
  const slug = parameters.get('category');
  const minRating = Number(parameters.get('minRating'));
  const sortBy = parameters.get('sortBy');
  return {
    category: RATING_CATEGORIES.find((category) => category.slug === slug) ?? null,
    minRating: MIN_RATINGS.find((rating) => rating === minRating) ?? DEFAULT_MIN_RATING,
    sortBy: CATEGORY_ORDERS.find((order) => order === sortBy) ?? CATEGORY_ORDERS[0],
    page: readPageNumber(search),
  };
}

/** The address of a place, without what is the default. */
export function categoryAddress({ category, minRating, sortBy, page }: CategoryPlace): string {
  if (category === null) return '/browse-categories';
  return `/browse-categories${queryString({
    category: category.slug,
    minRating: minRating === DEFAULT_MIN_RATING ? undefined : minRating,
    sortBy: sortBy === CATEGORY_ORDERS[0] ? undefined : sortBy,
    page: page > 1 ? page : undefined,
  })}`;
}

/** The start of a category's reviews, as they are without any choice. */
export function categoryStart(category: RatingCategory | null): CategoryPlace {
  return { category, minRating: DEFAULT_MIN_RATING, sortBy: CATEGORY_ORDERS[0], page: 1 };
}
