import { ErrorPanel, PageHeading, Section, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { plural } from '@club-reviews/shared-ui/formatting';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { BROWSE_READING, useFindClubsQuery } from '../../api/public-api';
import { ClubRowSkeleton } from '../../components/club-row/club-row-skeleton';
import { ClubRows } from '../../components/club-row/club-rows';
import { BandEnd, OverlapSheet } from '../../components/overlap-sheet';
import { directoryMessage } from '../../features/directory/directory-messages';
import { FindFilters } from '../../features/directory/find-filters';
import { FindForm } from '../../features/directory/find-form';
import { FindResults } from '../../features/directory/find-results';
import { NothingFound } from '../../features/directory/nothing-found';
import { OrderTabs } from '../../features/directory/order-tabs';
import { SavedSearchButton } from '../../features/saved-search/saved-search-button';
import { PageHead } from '../../head/page-head';
import { findAddress, findArgument, isPlain, readFindParams } from '../../lib/find-params';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';
import { description } from './description';

export { description };

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/* The results, next to the way to be notified of new ones. */
const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

const Message = styled.p`
  min-width: 0;
  min-height: 1.55em;
  overflow-wrap: anywhere;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

/* Keeps the results close to the filters. */
const Results = styled(Section)`
  padding-block-start: var(--space-5);
  scroll-margin-block: var(--space-3);
`;

const behavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');

/** The search for clubs: all of them, or those matching a text, a place and filters. The address keeps everything. */
export default function BrowseClubs() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = readFindParams(search);
  const results = useRef<HTMLElement>(null);
  /** The text that typing put into the address: more typing replaces it, so that "back" leads to before it. */
  const typed = useRef<string | null>(null);
  const { data, currentData, isError } = useFindClubsQuery(findArgument(params), BROWSE_READING);
  const answer = isError ? undefined : data;
  // The response for this address; until it arrives, the previous one stays, dimmed.
  const current = isError ? undefined : currentData;

  const onTyped = (text: string) => {
    const replace = typed.current === params.text;
    typed.current = text;
    navigate(findAddress(params, { text, here: text === '' ? params.here : null }), { replace });
  };

  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Browse All Clubs"
        lead={isPlain(params) ? 'Youth football clubs across England, with parents’ ratings.' : undefined}
        size={isPlain(params) ? 'full' : 'compact'}
      >
        <BandEnd />
      </PageHeading>
      <OverlapSheet>
        <FindForm params={params} onTyped={onTyped} />
        <FindFilters
          params={params}
          facets={answer?.facets}
          found={current && plural(current.total, 'club')}
          onShow={() => results.current?.scrollIntoView({ behavior: behavior() })}
        />
      </OverlapSheet>
      <Results ref={results} aria-label="Clubs">
        <Stack>
          <VisuallyHidden as="h2">Clubs</VisuallyHidden>
          <Found>
            <Message role="status">
              {current !== undefined && directoryMessage(current, params)}
              {current === undefined && !isError && 'Loading clubs…'}
            </Message>
            {answer !== undefined && !isPlain(params) && (
              <SavedSearchButton params={params} place={answer.place} />
            )}
          </Found>
          {isError && (
            <ErrorPanel
              title="Unable to load clubs"
              text="There was an error loading the club data. Please try again later."
              onRetry={() => window.location.reload()}
            />
          )}
          {answer === undefined && !isError && (
            <ClubRows as="div" aria-busy="true">
              {SKELETONS.map((key) => (
                <ClubRowSkeleton key={key} />
              ))}
            </ClubRows>
          )}
          {current?.clubs.length === 0 && <NothingFound answer={current} params={params} />}
          {answer !== undefined && answer.clubs.length > 0 && (
            <>
              <OrderTabs params={params} hasPlace={answer.place !== null} />
              <FindResults
                answer={answer}
                params={params}
                isOld={current === undefined}
                onPage={() => window.scrollTo({ top: 0, behavior: behavior() })}
              />
            </>
          )}
        </Stack>
      </Results>
    </>
  );
}
