import { getOperator } from '@club-reviews/domain/operator-defaults';
import { Section } from '@club-reviews/shared-ui';
import {
  HydrateLater,
  isArriving,
  lazyPage,
  skipToken,
  useLocation,
  useRemoteContext,
} from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { BROWSE_READING, useFindClubsQuery } from '../../api/public-api';
import { BandEnd, OverlapSheet } from '../../components/overlap-sheet';
import { FoundClubs, loadFoundClubs } from '../../features/search/found-clubs';
import { TouchlineDrawing } from '../../features/discovery/touchline-drawing';
import { PlaceOffer } from '../../features/search/place-offer';
import { SearchFold } from '../../features/search/search-fold';
import { SearchForm } from '../../features/search/search-form';
import { useScrollToResults } from '../../features/search/use-scroll-to-results';
import { useCanonicalSearch } from '../../features/search/use-canonical-search';
import { PageHead } from '../../head/page-head';
import { findArgument } from '../../lib/find-params';
import { isSearch, readSearchCriteria, searchCriteriaQuery, toFindParams } from '../../lib/search-criteria';
import { description } from './description';
import type { BannerProps } from './lower-parts';

export { description };

/* With results to show, the band takes up less room; on a phone the title is only read out. */
const Hero = styled(Section)`
  &[data-compact] {
    padding-block: var(--space-3) calc(var(--space-7) + var(--space-2));
  }
`;

const Title = styled.h1`
  max-width: 21ch;
  font-size: var(--text-4xl);
  font-weight: 820;
  line-height: 1.02;

  [data-compact] & {
    max-width: none;
    font-size: var(--text-l);

    @media (max-width: 47.99rem) {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

/* On a phone it leaves room for the drawing below. */
const Lead = styled.p`
  max-width: 34rem;
  margin-block: var(--space-4) var(--space-5);
  font-size: var(--text-l);
  color: var(--color-on-band-soft);

  @media (min-width: 48rem) {
    margin-block-end: 0;
  }
`;

const loadLowerParts = () => import(/* webpackChunkName: "home-lower-parts" */ './lower-parts');

const Banner = lazyPage<BannerProps>(async () => ({ default: (await loadLowerParts()).Banner }));
const RecentReviews = lazyPage(async () => ({ default: (await loadLowerParts()).RecentReviews }));
const NextSteps = lazyPage(async () => ({ default: (await loadLowerParts()).NextSteps }));

/**
 * Loads the code of the results if the page opens with a search, and that of the lower parts if the server hasn't sent
 * them; the server has all the code already.
 */
export async function preloadParts(): Promise<void> {
  const lowerParts = [Banner, RecentReviews, NextSteps].map(({ preload }) => preload);
  const isSent = __FOR_BROWSER__ && isArriving('/');
  const hasResults = !__FOR_BROWSER__ || isSearch(readSearchCriteria(window.location.search));
  const parts = [...(isSent ? [] : lowerParts), ...(hasResults ? [loadFoundClubs] : [])];
  await Promise.all(parts.map((load) => load()));
}

/** Home: the search first, then its results, then other ways to look around. */
export default function Home() {
  const { search } = useLocation();
  const { regionName } = getOperator(useRemoteContext().config);
  const criteria = readSearchCriteria(search);
  const hasSearch = isSearch(criteria);
  const results = useFindClubsQuery(
    hasSearch ? findArgument(toFindParams(criteria)) : skipToken,
    BROWSE_READING,
  );
  const error = results.isError ? results.error : undefined;
  const current = results.isError ? undefined : results.currentData;
  const latest = results.isError ? undefined : results.data;
  const isRefused = hasSearch && criteria.near !== '' && current?.placeNotFound === true;

  useCanonicalSearch();
  const { postcodeField, resultsSection, expectOutcome, showResults } = useScrollToResults(
    current ?? error,
    isRefused,
    searchCriteriaQuery(criteria),
  );

  const loadResults = () => void loadFoundClubs().catch(() => undefined);
  const onSearch = (query: string) => {
    loadResults();
    expectOutcome(query);
  };

  return (
    <>
      <PageHead description={description} />
      <Hero tone="pitch" data-compact={hasSearch ? '' : undefined}>
        <Title>{`Find the Perfect Youth Football Club Across ${regionName}`}</Title>
        {!hasSearch && (
          <>
            <Lead>Search near home, read what other parents say, and compare up to four clubs.</Lead>
            <BandEnd />
          </>
        )}
      </Hero>
      <OverlapSheet isCompact={hasSearch}>
        {!hasSearch && <TouchlineDrawing />}
        <SearchFold criteria={criteria} isRefused={isRefused}>
          <SearchForm
            criteria={criteria}
            postcodeError={isRefused ? 'Enter a postcode like LS6 or LS6 3AA.' : undefined}
            postcodeField={postcodeField}
            onSearch={onSearch}
            onUse={loadResults}
          />
          {isRefused && <PlaceOffer criteria={criteria} onSearch={onSearch} />}
        </SearchFold>
      </OverlapSheet>
      {hasSearch && !isRefused && (
        <FoundClubs
          section={resultsSection}
          criteria={criteria}
          current={current}
          latest={latest}
          error={error}
          onRetry={results.refetch}
          onPage={showResults}
        />
      )}
      <HydrateLater load={Banner.preload}>
        <Banner hasSearch={hasSearch} onSearch={onSearch} />
      </HydrateLater>
      <HydrateLater load={RecentReviews.preload}>
        <RecentReviews />
      </HydrateLater>
      <HydrateLater load={NextSteps.preload}>
        <NextSteps />
      </HydrateLater>
    </>
  );
}
