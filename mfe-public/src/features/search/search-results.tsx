import { ErrorPanel, plural, Section, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { FoundClubs } from '../../api/types';
import { ClubRowSkeletons } from '../../components/club-row/club-row-skeletons';
import { countFilters } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { searchAddress, searchHeading, toFindParams } from '../../lib/search-criteria';
import type { SearchCriteria } from '../../lib/search-criteria';
import { FindFilters } from '../directory/find-filters';
import { FindResults } from '../directory/find-results';
import { NothingFound } from '../directory/nothing-found';
import { OtherSearches } from '../directory/other-searches';
import { SavedSearchButton } from '../saved-search/saved-search-button';

export interface SearchResultsProps {
  criteria: SearchCriteria;
  /** The response for these criteria; undefined while the search runs. */
  current: FoundClubs | undefined;
  /** The response for these or for earlier criteria, which stays until the current one arrives. */
  latest: FoundClubs | undefined;
  /** Why the search failed; undefined if it didn't. */
  error: unknown;
  onRetry: () => void;
  /** Called when the visitor goes to another page of the results. */
  onPage: () => void;
  section: Ref<HTMLElement>;
}

/* Close together, so that the first club is on the first screen; above the rest, for the filters' choices. */
const Results = styled(Section)`
  z-index: 1;

  /* An open sheet covers header and comparison bar too. */
  &:has(details[open]) {
    z-index: 31;
  }
  padding-block-start: var(--space-3);
  scroll-margin-block: var(--space-3);

  & > div > header {
    margin-block-end: var(--space-2);
    padding-block-start: var(--space-2);

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--space-3);
    }
    h2 {
      min-width: 0;
      font-size: var(--text-l);
      overflow-wrap: anywhere;
    }
    p {
      margin: 0;
    }
  }
`;

function emptyTitle({ text, location, near, radius }: SearchCriteria): string {
  const name = text || location;
  if (name !== '') return `No clubs found for "${name}"`;
  return `No clubs found within ${plural(radius, 'mile')} of ${near === '' ? 'your location' : near}`;
}

function emptyHint({ wider, nearest }: FoundClubs, params: FindParams): string {
  if (countFilters(params) > 0) return 'Try fewer filters.';
  if (params.text !== '') return 'Try a different club name, or part of one.';
  if (wider !== null) return 'There are clubs a little further away.';
  return nearest.length > 0
    ? 'The nearest clubs are further away.'
    : 'Try another place, or browse all clubs.';
}

/** A search's results: heading, count, filters, and one page of clubs. Counts and failures are announced. */
export default function SearchResults(props: SearchResultsProps) {
  const { criteria, current, latest, error, onRetry, onPage, section } = props;
  const params = toFindParams(criteria);
  const toAddress = (change: Partial<FindParams>) => searchAddress(criteria, change);
  const hasFailed = error !== undefined;
  const found = current && plural(current.total, 'club');
  return (
    <Results
      ref={section}
      title={searchHeading(criteria, current?.place)}
      lead={
        <span role="status">
          {current === undefined && !hasFailed && 'Searching…'}
          {current !== undefined && (current.similar ? similarText(current, params) : `Found ${found}`)}
        </span>
      }
    >
      <Stack data-gap="small">
        {hasFailed ? (
          <ErrorPanel
            title="Search failed"
            text={apiErrorMessage(error, 'Something went wrong on our side. Please try your search again.')}
            onRetry={onRetry}
          />
        ) : (
          <FindFilters
            params={params}
            toAddress={toAddress}
            facets={latest?.facets}
            place={latest?.place ?? null}
            found={found}
          />
        )}
        {current === undefined && !latest?.clubs.length && !hasFailed && <ClubRowSkeletons />}
        {current !== undefined && <OtherSearches answer={current} params={params} toAddress={toAddress} />}
        {current?.clubs.length === 0 && (
          <NothingFound
            answer={current}
            params={params}
            toAddress={toAddress}
            title={emptyTitle(criteria)}
            hint={emptyHint(current, params)}
          />
        )}
        {latest !== undefined && latest.clubs.length > 0 && (
          <FindResults
            answer={latest}
            params={params}
            toAddress={toAddress}
            isOld={current === undefined}
            onPage={onPage}
          >
            <SavedSearchButton params={params} place={latest.place} />
          </FindResults>
        )}
      </Stack>
    </Results>
  );
}

function similarText({ total }: FoundClubs, { text }: FindParams): string {
  return `No club is called "${text}". Found ${plural(total, 'club')} with a similar name`;
}
