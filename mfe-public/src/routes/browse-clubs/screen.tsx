import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Grid,
  PageHeading,
  Pagination,
  Section,
  Stack,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { SearchX } from 'lucide-react';
import { styled } from 'styled-components';
import { BROWSE_READING, useListClubsPageQuery } from '../../api/public-api';
import { ClubRow } from '../../components/club-row/club-row';
import { ClubRowSkeleton } from '../../components/club-row/club-row-skeleton';
import { ClubRows } from '../../components/club-row/club-rows';
import { BandEnd, OverlapSheet } from '../../components/overlap-sheet';
import { CompareHeart } from '../../features/comparison/compare-heart';
import { directoryMessage, emptyDirectoryHint } from '../../features/directory/directory-messages';
import { DirectorySearch } from '../../features/directory/directory-search';
import { PageHead } from '../../head/page-head';
import { directoryArgument, directoryQuery, readDirectoryParams } from '../../lib/directory-search-params';
import { missingClubLink } from '../../lib/suggestion-link';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';
import { description } from './description';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const Message = styled.p`
  min-height: 1.55em;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

/* The previous results stay, dimmed, until the new ones arrive. */
const Results = styled.div`
  display: grid;
  gap: var(--space-6);
  transition: opacity var(--motion-calm) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** All clubs, page by page, or those whose name or location holds a text. The address keeps both. */
export default function BrowseClubs() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = readDirectoryParams(search);
  const { data, currentData, isError } = useListClubsPageQuery(directoryArgument(params), BROWSE_READING);
  const answer = isError ? undefined : data;
  // The answer for this address; until it arrives, the previous one stays, dimmed.
  const current = isError ? undefined : currentData;

  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Browse All Clubs"
        lead="Youth football clubs across England, with parents’ ratings."
      >
        <BandEnd />
      </PageHeading>
      <OverlapSheet>
        <DirectorySearch
          text={params.text}
          onText={(text) => navigate({ search: directoryQuery({ text, page: 1 }) }, { replace: true })}
        />
      </OverlapSheet>
      <Section aria-label="Clubs">
        <Stack>
          <VisuallyHidden as="h2">Clubs</VisuallyHidden>
          <Message role="status">
            {current !== undefined && directoryMessage(current, params.text)}
            {current === undefined && !isError && 'Loading clubs…'}
          </Message>
          {isError && (
            <ErrorPanel
              title="Unable to load clubs"
              text="There was an error loading the club data. Please try again later."
              onRetry={() => window.location.reload()}
            />
          )}
          {answer === undefined && !isError && (
            <Grid aria-busy="true">
              {SKELETONS.map((key) => (
                <ClubRowSkeleton key={key} />
              ))}
            </Grid>
          )}
          {current?.clubs.length === 0 && (
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title="No clubs found"
              hint={params.page > 1 ? `There is no page ${params.page}.` : emptyDirectoryHint(params.text)}
            >
              {(params.page > 1 || params.text !== '') && (
                <ButtonLink to="/browse-clubs" variant="secondary">
                  Show all clubs
                </ButtonLink>
              )}
              {params.page === 1 && (
                <ButtonLink to={missingClubLink(params.text)} variant="secondary">
                  Suggest a missing club
                </ButtonLink>
              )}
            </EmptyState>
          )}
          {answer !== undefined && answer.clubs.length > 0 && (
            <Results aria-busy={current === undefined}>
              <ClubRows data-columns="">
                {answer.clubs.map((club) => (
                  <ClubRow key={club.id} club={club} corner={<CompareHeart club={club} />} />
                ))}
              </ClubRows>
              <Pagination
                page={params.page}
                totalPages={answer.totalPages}
                hrefFor={(page) => `/browse-clubs${directoryQuery({ text: params.text, page })}`}
                onPage={scrollToTop}
              />
            </Results>
          )}
        </Stack>
      </Section>
    </>
  );
}
