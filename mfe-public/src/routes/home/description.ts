import { getOperator } from '@club-reviews/domain/operator-defaults';
import { pageCall, RECENT_REVIEWS } from '../../api/reading-calls';
import type { FoundClubs, Stats } from '../../api/types';
import { homeClaim } from '../../lib/club-claim';
import { findArgument } from '../../lib/find-params';
import { isSearch, readSearchCriteria, searchHeading, toFindParams } from '../../lib/search-criteria';
import { headTags } from '../../head/head-tags';
import { websiteData } from '../../head/json-ld';
import type { DescribePage } from '../../head/page-request';

/** Home, with the results of the search in the address, if any. */
export const description: DescribePage = (request) => {
  const criteria = readSearchCriteria(request.search);
  const hasSearch = isSearch(criteria);
  return {
    partChunks: hasSearch ? ['search-results'] : [],
    calls: [
      pageCall('getStats', undefined),
      pageCall('listRecentReviews', RECENT_REVIEWS),
      pageCall('getAgeGroupStats', undefined),
      ...(hasSearch ? [pageCall('findClubs', findArgument(toFindParams(criteria)))] : []),
    ],
    head: ([stats, , , found]) =>
      headTags(
        {
          title: hasSearch
            ? searchHeading(criteria, (found as FoundClubs | undefined)?.place)
            : request.config.brandName,
          description: homeClaim(stats as Stats | undefined, getOperator(request.config).regionName),
          canonicalPath: '/',
          isUnlisted: hasSearch,
          mayBeKeptOffline: !hasSearch,
          jsonLd: __FOR_BROWSER__ ? [] : [websiteData(request)],
        },
        request,
      ),
  };
};
