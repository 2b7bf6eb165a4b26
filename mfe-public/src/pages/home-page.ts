import { ageGroupStatsCall, recentReviewsCall, searchClubsCall, statsCall } from '../api/reading-calls';
import { toPageCall } from '../api/reading-call';
import type { SearchClubsApiArg } from '../api/generated';
import type { Stats } from '../api/types';
import { homeClaim } from '../lib/club-claim';
import { readPageNumber } from '../lib/page-number';
import { isSearch, readSearchCriteria, searchHeading } from '../lib/search-criteria';
import type { SearchCriteria } from '../lib/search-criteria';
import { headTags } from './head-tags';
import { websiteData } from './json-ld';
import type { DescribePage } from './page-request';

/** How many results of a search one page shows. */
export const SEARCH_PAGE_SIZE = 20;

/** The argument of the recent reviews' call, which feeds cards and banner alike. */
export const RECENT_REVIEWS = { limit: 6 };

/** The argument of the search call for these criteria. */
export function searchArgument(criteria: SearchCriteria, page: number): SearchClubsApiArg {
  const { sport, location, postcode, radiusMiles } = criteria;
  return {
    ...(sport === '' ? {} : { sport }),
    ...(location === '' ? {} : { location }),
    ...(postcode === '' ? {} : { postcode, radiusMiles }),
    limit: SEARCH_PAGE_SIZE,
    page,
  };
}

/** Home, with the results of a search where the address holds one. */
export const describeHome: DescribePage = (request) => {
  const criteria = readSearchCriteria(request.search);
  const hasSearch = isSearch(criteria);
  return {
    chunk: 'home',
    calls: [
      toPageCall(statsCall, undefined),
      toPageCall(recentReviewsCall, RECENT_REVIEWS),
      toPageCall(ageGroupStatsCall, undefined),
      ...(hasSearch
        ? [toPageCall(searchClubsCall, searchArgument(criteria, readPageNumber(request.search)))]
        : []),
    ],
    head: ([stats]) =>
      headTags(
        {
          title: hasSearch ? searchHeading(criteria) : request.config.brandName,
          description: homeClaim(stats as Stats | undefined),
          canonicalPath: '/',
          isUnlisted: hasSearch,
          jsonLd: __FOR_BROWSER__ ? [] : [websiteData(request)],
        },
        request,
      ),
  };
};
