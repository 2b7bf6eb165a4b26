import {
  ClubCardSkeleton,
  EmptyState,
  ErrorPanel,
  Grid,
  Pagination,
  plural,
  Section,
  TextLink,
} from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { SearchX } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { ClubSearchResult, SearchOutcome } from '../../api/types';
import { SEARCH_PAGE_SIZE, searchCriteriaQuery, searchHeading } from '../../lib/search-criteria';
import type { SearchCriteria } from '../../lib/search-criteria';

interface SearchResultsProps {
  criteria: SearchCriteria;
  page: number;
  /** Undefined while the search runs. */
  outcome: SearchOutcome | undefined;
  /** Why the search failed; undefined when it did not. */
  error: unknown;
  onRetry: () => void;
  /** Called when the visitor goes to another page of the results. */
  onPage: () => void;
  renderClub: (club: ClubSearchResult) => ReactNode;
  /** Above the clubs found, such as a map of them. */
  overview: ReactNode;
  ref: Ref<HTMLElement>;
}

const SKELETONS = [1, 2, 3];

function emptyTitle({ sport, location, postcode, radiusMiles }: SearchCriteria): string {
  const name = sport || location;
  if (name !== '') return `No clubs found for "${name}"`;
  return `No clubs found within ${plural(radiusMiles, 'mile')} of ${postcode}`;
}

function emptyHint({ sport, postcode, radiusMiles }: SearchCriteria): string {
  if (sport !== '') return 'Try a different club name, or part of one.';
  if (postcode !== '' && radiusMiles < 5) return 'Try a larger radius.';
  return 'Try another postcode nearby, or browse all clubs.';
}

/** A search's results: heading, count and one page of clubs. Counts and failures are announced when they arrive. */
export function SearchResults(props: SearchResultsProps) {
  const { criteria, page, outcome, error, onRetry, onPage, renderClub, overview, ref } = props;
  const hasFailed = error !== undefined;
  const isRunning = outcome === undefined && !hasFailed;
  return (
    <Section
      ref={ref}
      title={searchHeading(criteria)}
      lead={
        <span role="status">
          {isRunning && 'Searching…'}
          {!hasFailed && outcome !== undefined && `Found ${plural(outcome.total, 'club')}`}
        </span>
      }
    >
      {hasFailed && (
        <ErrorPanel
          title="Search failed"
          text={apiErrorMessage(
            error,
            'Something went wrong on our side. Your search is kept: try it again.',
          )}
          onRetry={onRetry}
        />
      )}
      {isRunning && (
        <Grid aria-busy="true">
          {SKELETONS.map((key) => (
            <ClubCardSkeleton key={key} />
          ))}
        </Grid>
      )}
      {!hasFailed && outcome?.clubs.length === 0 && outcome.total > 0 && (
        <EmptyState title={`There is no page ${page} of these results`}>
          <TextLink to={`/${searchCriteriaQuery(criteria)}`}>Go to the first page</TextLink>
        </EmptyState>
      )}
      {!hasFailed && outcome?.total === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={emptyTitle(criteria)}
          hint={emptyHint(criteria)}
        />
      )}
      {!hasFailed && outcome !== undefined && outcome.clubs.length > 0 && (
        <>
          {overview}
          <Grid as="ul" role="list">
            {outcome.clubs.map(renderClub)}
          </Grid>
          <Pagination
            label="Pages of results"
            page={page}
            totalPages={Math.ceil(outcome.total / SEARCH_PAGE_SIZE)}
            hrefFor={(target) => `/${searchCriteriaQuery(criteria, target)}`}
            onPage={onPage}
          />
        </>
      )}
    </Section>
  );
}
