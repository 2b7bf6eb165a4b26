import { getOperator } from '@club-reviews/domain/operator-defaults';
import { pageCall } from '../../api/reading-calls';
import type { ReviewsPage } from '../../api/types';
import { ageAddress } from '../../lib/age-search-params';
import {
  allReviewsAddress,
  allReviewsArgument,
  readAllReviewsParams,
} from '../../lib/all-reviews-search-params';
import { isBeyondReviews, paged } from '../../lib/review-pages';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** All reviews, newest first. One age group's reviews also have their own address, which is the canonical one. */
export const description: DescribePage = (request) => {
  const params = readAllReviewsParams(request.search);
  const { ageGroup, page } = params;
  const arg = allReviewsArgument(params);
  return {
    calls: [pageCall('getAgeGroupStats', undefined), ...(arg === null ? [] : [pageCall('listReviews', arg)])],
    head: ([, answer]) =>
      headTags(
        {
          title: paged('All Verified Reviews', page),
          description: paged(
            `Every verified review of a youth football club in ${getOperator(request.config).regionName} by a parent, newest first`,
            page,
          ),
          canonicalPath: ageGroup === null ? allReviewsAddress(params) : ageAddress(ageGroup, { page }),
          status: isBeyondReviews(page, answer as ReviewsPage | undefined) ? 404 : 200,
        },
        request,
      ),
  };
};
