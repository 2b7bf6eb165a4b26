import { Section } from '@club-reviews/shared-ui';
import { HydrateLater, isArriving, lazyPage, skipToken, useLocation } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { useSearchClubsQuery } from '../../api/public-api';
import { BandEnd, OverlapSheet } from '../../components/overlap-sheet';
import { FoundClubs, loadFoundClubs } from '../../features/search/found-clubs';
import { SearchForm } from '../../features/search/search-form';
import { useScrollToResults } from '../../features/search/use-scroll-to-results';
import { useCanonicalSearch } from '../../features/search/use-canonical-search';
import { PageHead } from '../../head/page-head';
import { readPageNumber } from '../../lib/page-number';
import { isSearch, readSearchCriteria, searchArgument, searchCriteriaQuery } from '../../lib/search-criteria';
import type { SearchCriteria } from '../../lib/search-criteria';
import { description } from './description';

export { description };

/* With results to show, the title takes up less room. */
const Title = styled.h1`
  max-width: 21ch;
  font-size: var(--text-4xl);
  font-weight: 820;
  line-height: 1.02;

  &[data-compact] {
    max-width: none;
    font-size: var(--text-2xl);
  }
`;

const Lead = styled.p`
  max-width: 34rem;
  margin-block-start: var(--space-4);
  font-size: var(--text-l);
  color: var(--color-on-band-soft);
`;

const loadLowerParts = () => import(/* webpackChunkName: "home-lower-parts" */ './lower-parts');

const Banner = lazyPage(async () => ({ default: (await loadLowerParts()).Banner }));
const RecentReviews = lazyPage(async () => ({ default: (await loadLowerParts()).RecentReviews }));
const WaysOn = lazyPage(async () => ({ default: (await loadLowerParts()).WaysOn }));

/**
 * Loads the code of the results if the page opens with a search, and that of the lower parts if the server hasn't sent
 * them; the server has all the code already.
 */
export async function preloadParts(): Promise<void> {
  const lowerParts = [Banner, RecentReviews, WaysOn].map(({ preload }) => preload);
  const isSent = __FOR_BROWSER__ && isArriving('/');
  const hasResults = !__FOR_BROWSER__ || isSearch(readSearchCriteria(window.location.search));
  const parts = [...(isSent ? [] : lowerParts), ...(hasResults ? [loadFoundClubs] : [])];
  await Promise.all(parts.map((load) => load()));
}

/** Home: the search first, then its results, then other ways to look around. */
export default function Home() {
  const { search } = useLocation();
  const criteria = readSearchCriteria(search);
  const page = readPageNumber(search);
  const hasSearch = isSearch(criteria);
  const results = useSearchClubsQuery(hasSearch ? searchArgument(criteria, page) : skipToken);
  const outcome = results.currentData;
  const error = results.isError ? results.error : undefined;
  const refusal = hasSearch ? (outcome?.refusal ?? undefined) : undefined;

  useCanonicalSearch();
  const { postcodeField, resultsSection, expectOutcome, showResults } = useScrollToResults(
    outcome,
    error !== undefined,
  );

  const onSearch = (wanted: SearchCriteria) => {
    const isSame = searchCriteriaQuery(wanted) === searchCriteriaQuery(criteria, page);
    expectOutcome(isSame && outcome !== undefined);
  };

  return (
    <>
      <PageHead description={description} />
      <Section tone="pitch">
        <Title data-compact={hasSearch ? '' : undefined}>
          Find the Perfect Youth Football Club Across England
        </Title>
        {!hasSearch && (
          <Lead>Search near home, read what other parents say, and compare up to four clubs.</Lead>
        )}
        <BandEnd />
      </Section>
      <OverlapSheet>
        <SearchForm
          criteria={criteria}
          postcodeError={refusal}
          postcodeField={postcodeField}
          onSearch={onSearch}
          onUse={() => void loadFoundClubs().catch(() => undefined)}
        />
      </OverlapSheet>
      {hasSearch && refusal === undefined && (
        <FoundClubs
          section={resultsSection}
          criteria={criteria}
          page={page}
          outcome={outcome}
          error={error}
          onRetry={results.refetch}
          onPage={showResults}
        />
      )}
      <HydrateLater load={Banner.preload}>
        <Banner />
      </HydrateLater>
      <HydrateLater load={RecentReviews.preload}>
        <RecentReviews />
      </HydrateLater>
      <HydrateLater load={WaysOn.preload}>
        <WaysOn />
      </HydrateLater>
    </>
  );
}
