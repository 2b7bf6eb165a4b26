import type { ListReviewsByCategoryApiArg } from '../api/generated';
import { toPageCall } from '../api/reading-call';
import { categoryReviewsCall } from '../api/reading-calls';
import type { ReviewsPage } from '../api/types';
import { categoryAddress, categoryStart, readCategoryPlace } from '../lib/category-place';
import type { CategoryPlace } from '../lib/category-place';
import { isBeyondReviews, LAST_REVIEWS_PAGE, paged, reviewsOfPage } from '../lib/review-pages';
import { headTags } from './head-tags';
import type { DescribePage } from './page-request';

const TITLE = 'Browse Reviews by Category';

/** The argument of the call for the reviews at a place; null where there are none to ask for. */
export function categoryArgument(place: CategoryPlace): ListReviewsByCategoryApiArg | null {
  const { category, minRating, sortBy, page } = place;
  if (category === null || page > LAST_REVIEWS_PAGE) return null;
  return { category: category.slug, minRating, sortBy, ...reviewsOfPage(page) };
}

/** Reviews of all clubs by one of the five categories, or the choice of one. Other orders and ratings stay out of search engines. */
export const describeCategories: DescribePage = (request) => {
  const place = readCategoryPlace(request.search);
  const { category, page } = place;
  const arg = categoryArgument(place);
  return {
    chunk: 'browse-categories',
    calls: arg === null ? [] : [toPageCall(categoryReviewsCall, arg)],
    head: ([value]) => {
      const answer = value as ReviewsPage | undefined;
      const isBeyond = category !== null && isBeyondReviews(page, answer);
      const isEmpty = answer?.reviews.length === 0;
      const plain = { ...categoryStart(category), page };
      return headTags(
        {
          title: category === null ? TITLE : paged(`${category.title}: reviews by parents`, page),
          description:
            category === null
              ? 'Verified reviews of youth football clubs in England by what parents rated: coaching, communication, facilities, inclusivity and value.'
              : paged(`Verified reviews of youth football clubs by ${category.title.toLowerCase()}`, page) +
                `. ${category.question}`,
          canonicalPath: categoryAddress(plain),
          status: isBeyond ? 404 : 200,
          isUnlisted: isBeyond || isEmpty || categoryAddress(place) !== categoryAddress(plain),
        },
        request,
      );
    },
  };
};
