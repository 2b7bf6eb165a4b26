import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Pagination,
  plural,
  Section,
  TextLink,
} from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { SearchX } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { SearchOutcome } from '../../api/types';
import { ClubRow } from '../../components/club-row/club-row';
import { ClubRows } from '../../components/club-row/club-rows';
import { CompareHeart } from '../comparison/compare-heart';
import { findAddress, searchFor } from '../../lib/find-params';
import { isPlaced } from '../map/places';
import { ResultsMapToggle } from '../map/results-map-toggle';
import { ResultSkeletons } from './result-skeletons';
import { SEARCH_PAGE_SIZE, searchCriteriaQuery, searchHeading } from '../../lib/search-criteria';
import type { SearchCriteria } from '../../lib/search-criteria';

/* A link outside a sentence is a target of at least 24 px. */
const ToFilters = styled.p`
  margin-block-end: var(--space-4);

  & > a {
    display: inline-block;
  }
`;

/** Further than this search reaches: the directory's own, which says where the nearest clubs are. */
const WIDER = 10;

export interface SearchResultsProps {
  criteria: SearchCriteria;
  page: number;
  /** Undefined while the search runs. */
  outcome: SearchOutcome | undefined;
  /** Why the search failed; undefined if it didn't. */
  error: unknown;
  onRetry: () => void;
  /** Called when the visitor goes to another page of the results. */
  onPage: () => void;
  section: Ref<HTMLElement>;
}

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

/** The same clubs in the directory, which has filters; null for a name around a postcode, which it can't find. */
function filtersPath({ sport, location, postcode, radiusMiles }: SearchCriteria): string | null {
  const texts = [sport, location, postcode].filter((text) => text !== '');
  return texts.length === 1 ? findAddress({ ...searchFor(texts[0]!), radius: radiusMiles }) : null;
}

/** A search's results: heading, count and one page of clubs. Counts and failures are announced when they arrive. */
export default function SearchResults(props: SearchResultsProps) {
  const { criteria, page, outcome, error, onRetry, onPage, section } = props;
  const hasFailed = error !== undefined;
  const isRunning = outcome === undefined && !hasFailed;
  const filters = filtersPath(criteria);
  return (
    <Section
      ref={section}
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
          text={apiErrorMessage(error, 'Something went wrong on our side. Please try your search again.')}
          onRetry={onRetry}
        />
      )}
      {isRunning && <ResultSkeletons />}
      {!hasFailed && outcome?.clubs.length === 0 && outcome.total > 0 && (
        <EmptyState title={`There’s no page ${page} of these results`}>
          <TextLink to={`/${searchCriteriaQuery(criteria)}`}>Go to the first page</TextLink>
        </EmptyState>
      )}
      {!hasFailed && outcome?.total === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={emptyTitle(criteria)}
          hint={emptyHint(criteria)}
        >
          {criteria.postcode !== '' && (
            <ButtonLink to={findAddress({ ...searchFor(criteria.postcode), radius: WIDER })}>
              Search {plural(WIDER, 'mile')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {!hasFailed && outcome !== undefined && outcome.clubs.length > 0 && (
        <>
          {filters !== null && (
            <ToFilters>
              <TextLink to={filters}>Filter by age, girls’ teams, training day or places free</TextLink>
            </ToFilters>
          )}
          {outcome.clubs.some(isPlaced) && (
            <ResultsMapToggle
              clubs={outcome.clubs}
              centre={outcome.centre}
              radiusMiles={criteria.radiusMiles}
            />
          )}
          <ClubRows role="list" data-columns="">
            {outcome.clubs.map((club) => (
              <ClubRow key={club.id} club={club} corner={<CompareHeart club={club} />} />
            ))}
          </ClubRows>
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
