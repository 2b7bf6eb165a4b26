import { Section } from '@club-reviews/shared-ui';
import { lazyPage } from '@club-reviews/shared-ui/platform';
import { Suspense } from 'react';
import { ClubRowSkeletons } from '../../components/club-row/club-row-skeletons';
import { searchHeading } from '../../lib/search-criteria';
import type { SearchResultsProps } from './search-results';

const SearchResults = lazyPage<SearchResultsProps>(
  () => import(/* webpackChunkName: "search-results" */ './search-results'),
);

/** Fetches the code of {@link FoundClubs} before it is needed. */
export const loadFoundClubs = SearchResults.preload;

/** A search's results, whose code is loaded once there are any. */
export function FoundClubs({ section, criteria, ...rest }: SearchResultsProps) {
  const waiting = (
    <Section ref={section} title={searchHeading(criteria)} lead={<span role="status">Searching…</span>}>
      <ClubRowSkeletons />
    </Section>
  );
  return (
    <Suspense fallback={waiting}>
      <SearchResults section={section} criteria={criteria} {...rest} />
    </Suspense>
  );
}
