import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorPanel,
  Stack,
  VisuallyHidden,
  ListPager,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, useNavigationType } from '@club-reviews/shared-ui/platform';
import { Inbox, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { AdminReview } from '../../api/types';
import { ALL_REVIEWS, isNarrowed, reviewFilters, reviewPlaceQuery } from '../../lib/review-place';
import type { ReviewPlace } from '../../lib/review-place';
import { ExportButton } from './export-button';
import { ReviewCard, reviewCardId } from './review-card';
import type { ReviewAction } from './review-card';
import { ReviewDecisions } from './review-decisions';
import { listMessage } from './review-messages';
import { ReviewSkeletons } from './review-skeletons';
import { useFoundReviews } from './use-found-reviews';
import { useModeration } from './use-moderation';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-height: 2.25rem;
`;

const Heading = styled(VisuallyHidden)`
  scroll-margin-block-start: 6rem;
`;

const Message = styled.p`
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

interface ReviewListProps {
  place: ReviewPlace;
  /** Which reviews an export holds. */
  exported: ReviewPlace;
}

/** The reviews at a place, with what can be done about each. */
export function ReviewList({ place, exported }: ReviewListProps) {
  const isNewPage = useNavigationType() === 'PUSH';
  const found = useFoundReviews(place);
  const moderation = useModeration();
  const [asked, setAsked] = useState<{ action: ReviewAction; review: AdminReview } | null>(null);
  const [approving, setApproving] = useState<number | null>(null);
  const [decided, setDecided] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useRef<HTMLElement>(null);

  // A new page begins at its top; on the way back the browser's own place is the right one.
  const shownCursor = useRef(place.cursor);
  useEffect(() => {
    if (shownCursor.current === place.cursor) return;
    shownCursor.current = place.cursor;
    if (isNewPage) heading.current?.focus();
  }, [place.cursor, isNewPage]);

  // The button that was pressed goes with the decision: the focus moves to its review, or to the list without it.
  useEffect(() => {
    if (decided === null || document.activeElement !== document.body) return;
    (document.getElementById(reviewCardId(decided)) ?? heading.current)?.focus();
  }, [decided, found.reviews]);

  async function approveAtOnce(review: AdminReview) {
    setApproving(review.id);
    const failure = await moderation.approve(review, { reason: '' });
    setApproving(null);
    if (failure === null) setDecided(review.id);
  }

  function act(action: ReviewAction, review: AdminReview) {
    focusAfter.current = null;
    if (action === 'approve' && !review.isHeld) void approveAtOnce(review);
    else setAsked({ action, review });
  }

  return (
    <Stack>
      <Head>
        <Heading as="h2" ref={heading} tabIndex={-1}>
          Reviews
        </Heading>
        <Message role="status">
          {found.error === undefined && listMessage({ ...found, count: found.reviews?.length })}
        </Message>
        <Cluster data-gap="small">
          {isNarrowed(place) && (
            <ButtonLink to={{ search: reviewPlaceQuery(ALL_REVIEWS) }} variant="quiet" size="small">
              Clear filters
            </ButtonLink>
          )}
          <ExportButton filters={reviewFilters(exported)} />
        </Cluster>
      </Head>
      {found.error !== undefined && (
        <ErrorPanel
          title="The reviews could not be loaded"
          text={apiErrorMessage(found.error, 'The server could not be reached.')}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.reviews === undefined && found.error === undefined && <ReviewSkeletons />}
      {found.reviews !== undefined && found.reviews.length > 0 && (
        <List role="list">
          {found.reviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              isApproving={approving === review.id}
              onAction={act}
            />
          ))}
        </List>
      )}
      {found.reviews?.length === 0 && found.error === undefined && !found.isLookingFurther && (
        <EmptyState
          icon={isNarrowed(place) ? <SearchX aria-hidden="true" /> : <Inbox aria-hidden="true" />}
          title={isNarrowed(place) ? 'No reviews match' : 'No reviews yet'}
          hint={
            isNarrowed(place)
              ? 'Try another search or remove a filter.'
              : 'Reviews appear here as soon as a parent has sent one.'
          }
        >
          {isNarrowed(place) && (
            <ButtonLink to={{ search: reviewPlaceQuery(ALL_REVIEWS) }} variant="secondary">
              Show all reviews
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {found.mayLookFurther && (
        <div>
          <Button variant="secondary" onClick={found.lookFurther}>
            Keep looking
          </Button>
        </div>
      )}
      {!found.isLookingFurther && (
        <ListPager
          label="Pages of reviews"
          first={place.cursor === null ? null : reviewPlaceQuery({ ...place, cursor: null })}
          next={
            found.next === null || found.mayLookFurther
              ? null
              : reviewPlaceQuery({ ...place, cursor: found.next })
          }
        />
      )}
      <ReviewDecisions
        asked={asked}
        moderation={moderation}
        focusAfter={focusAfter}
        onDecided={(action, review) => {
          if (action === 'delete') focusAfter.current = heading.current;
          setDecided(review.id);
        }}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
}
