import { getOperator } from '@club-reviews/domain/operator-defaults';
import { UNDISCLOSED_AGE_GROUP, ageGroupName } from '@club-reviews/domain/age-groups';
import { pageCall } from '../../api/reading-calls';
import type { AgeGroupCount, ReviewsPage } from '../../api/types';
import { firstAgeGroup, readAgeGroup } from '../../lib/age-group';
import type { AgeGroup } from '../../lib/age-group';
import { AGE_ORDERS, ageAddress, ageArgument, readAgeListParams } from '../../lib/age-search-params';
import { ageRanking, isSomewhere, nearArgument } from '../../lib/near-place';
import { isBeyondReviews, paged } from '../../lib/review-pages';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

const toTitle = (ageGroup: AgeGroup | null) =>
  ageGroup === null ? 'Browse Reviews by Age Group' : `${ageGroupName(ageGroup)}: reviews by parents`;

function toDescription(ageGroup: AgeGroup | null, region: string): string {
  const reviews = `Verified reviews of youth football clubs in ${region}`;
  if (ageGroup === null) return `${reviews} by age group, from Under 7s to Under 18s`;
  if (ageGroup === UNDISCLOSED_AGE_GROUP)
    return `${reviews} by parents who prefer not to disclose the age group`;
  return `${reviews} by parents of players in the ${ageGroupName(ageGroup)}`;
}

/** Reviews of all clubs by age group. An unknown group is a 404 that offers the known ones. */
export const description: DescribePage = (request) => {
  const named = request.params.ageGroup;
  const ageGroup = readAgeGroup(named ?? null);
  const params = readAgeListParams(request.search);
  const { sortBy, page, near } = params;
  const reviewCalls = (group: AgeGroup | null) => {
    const arg = ageArgument(group, params);
    if (group === null || arg === null) return [];
    const nearby = nearArgument(near, ageRanking(group));
    return [
      pageCall('listReviewsByAgeGroup', arg),
      ...(nearby === null ? [] : [pageCall('findClubs', nearby)]),
    ];
  };
  return {
    calls: [pageCall('getAgeGroupStats', undefined), ...reviewCalls(ageGroup)],
    dependentCalls: ([counts]) =>
      named === undefined ? reviewCalls(firstAgeGroup(counts as AgeGroupCount[] | undefined)) : [],
    head: ([, value]) => {
      const answer = value as ReviewsPage | undefined;
      const isMissing = named !== undefined && ageGroup === null;
      const isNotFound = isMissing || isBeyondReviews(page, answer);
      return headTags(
        {
          title: isMissing ? 'Age Group Not Found' : paged(toTitle(ageGroup), page),
          description: paged(toDescription(ageGroup, getOperator(request.config).regionName), page),
          canonicalPath: ageAddress(ageGroup, { page }),
          status: isNotFound ? 404 : 200,
          isUnlisted:
            isNotFound || sortBy !== AGE_ORDERS[0] || isSomewhere(near) || answer?.reviews.length === 0,
        },
        request,
      );
    },
  };
};
