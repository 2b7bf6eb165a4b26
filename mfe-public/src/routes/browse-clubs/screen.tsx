import { CALENDAR_CLUBS } from '@club-reviews/domain/club-sessions';
import { Container, ErrorPanel, PageHeading, Section, VisuallyHidden } from '@club-reviews/shared-ui';
import { plural } from '@club-reviews/shared-ui/formatting';
import { skipToken, useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { UNSHOWN_READING, useFindClubsQuery } from '../../api/public-api';
import { ClubRowSkeleton } from '../../components/club-row/club-row-skeleton';
import { ClubRows } from '../../components/club-row/club-rows';
import { directoryMessage } from '../../features/directory/directory-messages';
import { FindFilters } from '../../features/directory/find-filters';
import { FindForm } from '../../features/directory/find-form';
import { FindResults } from '../../features/directory/find-results';
import { NothingFound } from '../../features/directory/nothing-found';
import { OtherSearches } from '../../features/directory/other-searches';
import { useClubResults } from '../../features/directory/use-club-results';
import { SavedSearchButton } from '../../features/saved-search/saved-search-button';
import { PageHead } from '../../head/page-head';
import { calendarAddress, findAddress, findArgument, isPlain, readFindParams } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';
import { description } from './description';

export { description };

/* The band is lower than elsewhere: the clubs are what this page is for. */
const Heading = styled.div`
  & > header[data-size] {
    padding-block: 0.5rem;
  }
`;

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/* The search and its filters, close together so that the first clubs are in view. Suggestions and open filters cover
   what comes after. */
const SearchBar = styled.div`
  position: relative;
  z-index: 2;
  padding-block: 6px;
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);

  /* An open sheet covers header and comparison bar too. */
  &:has(details[open]) {
    z-index: 31;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  @media (min-width: 48rem) {
    padding-block: var(--space-3);

    & > div {
      gap: 10px;
    }
  }
`;

const Message = styled.p`
  min-width: 0;
  min-height: 1.45em;
  overflow-wrap: anywhere;
  font-size: var(--text-s);
  line-height: 1.45;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;

  & > a {
    display: inline-block;
    padding-block: 0.2rem;
  }
`;

/* Keeps the results close to the filters, and their buttons below an open filter. */
const Results = styled(Section)`
  isolation: isolate;
  padding-block-start: var(--space-2);
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
`;

/** The search for clubs: all of them, or those matching a text, a place and filters. The address keeps everything. */
export default function BrowseClubs() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = readFindParams(search);
  const toAddress = (change: Partial<FindParams>) => findAddress(params, change);
  /** The text that typing put into the address: more typing replaces it, so that "back" leads to before it. */
  const typed = useRef<string | null>(null);
  const { current, latest, isError } = useClubResults(params);
  // The plain directory has no counts for the filters: they're fetched once the visitor opens one.
  const [isFiltering, setIsFiltering] = useState(false);
  const needsCounts = isFiltering && latest !== undefined && latest.facets === undefined;
  const counted = useFindClubsQuery(
    needsCounts ? findArgument(readFindParams(''), 1) : skipToken,
    UNSHOWN_READING,
  );

  const onTyped = (change: Partial<FindParams>) => {
    const replace = typed.current === params.text;
    typed.current = change.text ?? null;
    navigate(toAddress(change), { replace });
  };

  const notify = latest !== undefined && !isPlain(params) && (
    <SavedSearchButton params={params} place={latest.place} />
  );

  return (
    <>
      <PageHead description={description} />
      <Heading>
        <PageHeading title="Browse All Clubs" size="compact" />
      </Heading>
      <SearchBar>
        <Container>
          <FindForm params={params} toAddress={toAddress} onTyped={onTyped} />
          <FindFilters
            params={params}
            toAddress={toAddress}
            facets={latest?.facets ?? counted.data?.facets}
            place={latest?.place ?? null}
            found={current && plural(current.total, 'club')}
            onOpen={() => setIsFiltering(true)}
          />
        </Container>
      </SearchBar>
      <Results aria-label="Clubs">
        <Rows>
          <VisuallyHidden as="h2">Clubs</VisuallyHidden>
          <Message role="status">
            {current !== undefined && directoryMessage(current, params)}
            {current === undefined && !isError && 'Loading clubs…'}
          </Message>
          {isError && (
            <ErrorPanel
              title="Unable to load clubs"
              text="There was an error loading the club data. Please try again later."
              onRetry={() => window.location.reload()}
            />
          )}
          {current === undefined && !latest?.clubs.length && !isError && (
            <ClubRows as="div" aria-busy="true">
              {SKELETONS.map((key) => (
                <ClubRowSkeleton key={key} />
              ))}
            </ClubRows>
          )}
          {current !== undefined && <OtherSearches answer={current} params={params} toAddress={toAddress} />}
          {current?.clubs.length === 0 && (
            <NothingFound answer={current} params={params} toAddress={toAddress}>
              {notify}
            </NothingFound>
          )}
          {params.sessions && latest !== undefined && latest.clubs.length > 0 && (
            <Message>
              <a href={calendarAddress(params)}>
                {latest.total > CALENDAR_CLUBS
                  ? `Add the first ${CALENDAR_CLUBS} clubs’ sessions to your calendar`
                  : 'Add these sessions to your calendar'}
              </a>
            </Message>
          )}
          {latest !== undefined && latest.clubs.length > 0 && (
            <FindResults
              answer={latest}
              params={params}
              toAddress={toAddress}
              isOld={current === undefined}
              onPage={() => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })}
            >
              {notify}
            </FindResults>
          )}
        </Rows>
      </Results>
    </>
  );
}
