import { getOperator } from '@club-reviews/domain/operator-defaults';
import { pageCall } from '../../api/reading-calls';
import type { ReviewsPage } from '../../api/types';
import {
  categoryAddress,
  categoryArgument,
  categoryStart,
  readCategoryListParams,
  toShownCategory,
} from '../../lib/category-search-params';
import { nearArgument } from '../../lib/near-place';
import { isBeyondReviews, paged } from '../../lib/review-pages';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

const TITLE = 'Browse Reviews by Category';

/** Reviews of all clubs by category, below the clubs that rank best in it. Only the default order and rating are for search engines. */
export const description: DescribePage = (request) => {
  const params = readCategoryListParams(request.search);
  const { category, page } = params;
  const shown = toShownCategory(params);
  const arg = categoryArgument(shown);
  const nearby = nearArgument(shown.near, shown);
  return {
    calls:
      arg === null
        ? []
        : [
            pageCall('listReviewsByCategory', arg),
            ...(nearby === null ? [] : [pageCall('findClubs', nearby)]),
          ],
    head: ([value]) => {
      const answer = value as ReviewsPage | undefined;
      const isBeyond = isBeyondReviews(page, answer);
      const isEmpty = answer?.reviews.length === 0;
      const plain = { ...categoryStart(category), page };
      return headTags(
        {
          title: category === null ? TITLE : paged(`${category.title}: reviews by parents`, page),
          description:
            category === null
              ? `Verified reviews of youth football clubs in ${getOperator(request.config).regionName}, rated for coaching, communication, facilities, inclusivity and value.`
              : paged(`Verified reviews of youth football clubs by ${category.title.toLowerCase()}`, page) +
                `. ${category.question}`,
          canonicalPath: categoryAddress(plain),
          status: isBeyond ? 404 : 200,
          isUnlisted: isBeyond || isEmpty || categoryAddress(params) !== categoryAddress(plain),
        },
        request,
      );
    },
  };
};
