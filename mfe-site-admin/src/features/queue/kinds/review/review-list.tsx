import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorPanel,
  Stack,
  VisuallyHidden,
  ListPager,
  ReviewCardSkeletons,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, useNavigationType } from '@club-reviews/shared-ui/platform';
import { Inbox, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useApproveReviewMutation } from '../../../../api/site-admin-api';
import type { AdminReview } from '../../../../api/types';
import { ListMessage } from '../../../../components/list-parts';
import { isNarrowed, reviewFilters, reviewParams } from './review-params';
import type { ReviewListParams } from './review-params';
import { toastOutcome } from '../../../../lib/toast-outcome';
import { ReviewCard, reviewCardId } from './review-card';
import type { ReviewAction } from './review-card';
import { APPROVAL_MESSAGES, ReviewDecisions } from './review-decisions';
import { listMessage } from './review-messages';
import { useFoundReviews } from './use-found-reviews';
import { ExportButton } from '../../export-button';
import { OnlyFor } from '../../../session/staff-session';

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

/** A review that's decided, and the one after it. */
interface Decided {
  id: number;
  next: number | undefined;
}

interface ReviewListProps {
  params: ReviewListParams;
  /** Which reviews an export contains. */
  exported: ReviewListParams;
}

/** The reviews that the address asks for, with the possible actions for each. */
export function ReviewList({ params, exported }: ReviewListProps) {
  const isNewPage = useNavigationType() === 'PUSH';
  const found = useFoundReviews(params);
  const [approveReview] = useApproveReviewMutation();
  const [request, setRequest] = useState<{
    action: ReviewAction;
    review: AdminReview;
    decided: Decided;
  } | null>(null);
  const [approving, setApproving] = useState<number | null>(null);
  const [decided, setDecided] = useState<Decided | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useRef<HTMLElement>(null);

  // A new page starts at the top; when going back, the browser restores the scroll position.
  const shownCursor = useRef(params.cursor);
  useEffect(() => {
    if (shownCursor.current === params.cursor) return;
    shownCursor.current = params.cursor;
    if (isNewPage) heading.current?.focus();
  }, [params.cursor, isNewPage]);

  const getCard = (id: number | undefined) =>
    id === undefined ? null : document.getElementById(reviewCardId(id));
  // Asked before the decision: the list may be without the review before the decision's response is here.
  const getDecided = ({ id }: AdminReview) => {
    const index = found.reviews?.findIndex((review) => review.id === id) ?? -1;
    return { id, next: index < 0 ? undefined : found.reviews?.[index + 1]?.id };
  };

  // The decision removes the pressed button, so the focus moves to its review or, if that's gone, to the next one.
  useEffect(() => {
    if (decided === null || document.activeElement !== document.body) return;
    (getCard(decided.id) ?? getCard(decided.next) ?? heading.current)?.focus();
  }, [decided, found.reviews]);

  async function approveAtOnce(review: AdminReview) {
    const next = getDecided(review);
    setApproving(review.id);
    const { error } = await approveReview({ id: review.id, body: { reviewText: review.reviewText } });
    setApproving(null);
    if (toastOutcome(error, APPROVAL_MESSAGES) === null) setDecided(next);
  }

  function act(action: ReviewAction, review: AdminReview) {
    focusAfter.current = null;
    if (action === 'approve' && !review.isHeld) void approveAtOnce(review);
    else setRequest({ action, review, decided: getDecided(review) });
  }

  return (
    <Stack>
      <Head>
        <Heading as="h2" ref={heading} tabIndex={-1}>
          Reviews
        </Heading>
        <ListMessage role="status">
          {found.error === undefined &&
            listMessage({ ...found, count: found.reviews?.length, isEdited: params.isEdited })}
        </ListMessage>
        <Cluster data-gap="small">
          {isNarrowed(params) && (
            <ButtonLink
              to={{ search: reviewParams.query(reviewParams.defaults) }}
              variant="quiet"
              size="small"
            >
              Clear filters
            </ButtonLink>
          )}
          <OnlyFor role="moderator">
            <ExportButton path="/admin/reviews/export" filters={reviewFilters(exported)} noun="reviews" />
          </OnlyFor>
        </Cluster>
      </Head>
      {found.error !== undefined && (
        <ErrorPanel
          title="The reviews didn’t load"
          text={apiErrorMessage(found.error, 'The server couldn’t be reached.')}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.reviews === undefined && found.error === undefined && (
        <Stack>
          <ReviewCardSkeletons count={4} />
        </Stack>
      )}
      {found.reviews !== undefined && found.reviews.length > 0 && (
        <Stack as="ul" role="list">
          {found.reviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              isApproving={approving === review.id}
              onAction={act}
            />
          ))}
        </Stack>
      )}
      {found.reviews?.length === 0 && found.error === undefined && !found.isLookingFurther && (
        <EmptyState
          icon={isNarrowed(params) ? <SearchX aria-hidden="true" /> : <Inbox aria-hidden="true" />}
          title={isNarrowed(params) ? 'No reviews match' : 'No reviews yet'}
          hint={
            isNarrowed(params)
              ? 'Try another search or remove a filter.'
              : 'Reviews appear here as soon as a parent sends one.'
          }
        >
          {isNarrowed(params) && (
            <ButtonLink to={{ search: reviewParams.query(reviewParams.defaults) }} variant="secondary">
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
          first={params.cursor === null ? null : reviewParams.query({ ...params, cursor: null })}
          next={
            found.next === null || found.mayLookFurther
              ? null
              : reviewParams.query({ ...params, cursor: found.next })
          }
        />
      )}
      <ReviewDecisions
        request={request}
        focusAfter={focusAfter}
        onDecided={() => {
          if (request === null) return;
          const { action, decided } = request;
          if (action === 'delete') focusAfter.current = getCard(decided.next) ?? heading.current;
          setDecided(decided);
        }}
        onClose={() => setRequest(null)}
      />
    </Stack>
  );
}
