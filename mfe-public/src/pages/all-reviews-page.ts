import type { ListReviewsApiArg } from '../api/generated';
import { toPageCall } from '../api/reading-call';
import { ageGroupStatsCall, allReviewsCall } from '../api/reading-calls';
import type { ReviewsPage } from '../api/types';
import { ageAddress } from '../lib/age-place';
import { allReviewsAddress, readAllReviewsPlace } from '../lib/all-reviews-place';
import type { AllReviewsPlace } from '../lib/all-reviews-place';
import { isBeyondReviews, LAST_REVIEWS_PAGE, paged, reviewsOfPage } from '../lib/review-pages';
import { headTags } from './head-tags';
import type { DescribePage } from './page-request';

/** The argument of the call for the reviews at a place; null where there are none to ask for. */
export function allReviewsArgument({ ageGroup, page }: AllReviewsPlace): ListReviewsApiArg | null {
  if (page > LAST_REVIEWS_PAGE) return null;
  return { ...(ageGroup === null ? {} : { ageGroup }), ...reviewsOfPage(page) };
}

/** All reviews, newest first. Those of one age group are found at that group's own address too, which is the canonical one. */
export const describeAllReviews: DescribePage = (request) => {
  const place = readAllReviewsPlace(request.search);
  const { ageGroup, page } = place;
  const arg = allReviewsArgument(place);
  return {
    chunk: 'all-reviews',
    calls: [
      toPageCall(ageGroupStatsCall, undefined),
      ...(arg === null ? [] : [toPageCall(allReviewsCall, arg)]),
    ],
    head: ([, answer]) =>
      headTags(
        {
          title: paged('All Verified Reviews', page),
          description: paged(
            'Every verified review of a youth football club in England by a parent, newest first',
            page,
          ),
          canonicalPath: ageGroup === null ? allReviewsAddress(place) : ageAddress(ageGroup, { page }),
          status: isBeyondReviews(page, answer as ReviewsPage | undefined) ? 404 : 200,
        },
        request,
      ),
  };
};
