import { RESTORABLE_DAYS } from '@club-reviews/domain/review-appeals';
import {
  Button,
  EmptyState,
  ErrorPanel,
  ListPager,
  plural,
  Stack,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Inbox, Scale } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReadRemovedReviewsInfiniteQuery } from '../../api/site-admin-api';
import type { RemovedReview } from '../../api/types';
import { DeskBar, DeskCards, DeskChip, DeskMessage } from '../../components/desk-list';
import { NO_ANSWER } from '../../lib/no-answer';
import {
  ALL_REMOVED,
  readRemovedListParams,
  removedFilters,
  removedListQuery,
} from '../../lib/removed-search-params';
import { ReviewSkeletons } from '../reviews/review-skeletons';
import { RemovedCard } from './removed-card';
import type { RemovedAction } from './removed-card';
import { RemovedDecisions } from './removed-decisions';

/** Removed reviews that can still be put back, last removed first, or those with an appeal to answer. */
export function RemovedList() {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ action: RemovedAction; review: RemovedReview } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the focus goes once a decision has removed the buttons for it.
  const focusAfter = useRef<HTMLElement | null>(null);
  const params = readRemovedListParams(useLocation().search);
  const { hasOpenAppeal } = params;
  const { currentData, isError, error, refetch } = useReadRemovedReviewsInfiniteQuery({
    filters: removedFilters(params),
    cursor: params.cursor,
  });
  const reviews = currentData?.pages.flatMap(({ entries }) => entries);
  const next = currentData?.pages.at(-1)?.next ?? null;
  const order = hasOpenAppeal ? 'longest wait first' : 'last removed first';

  return (
    <Stack>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        Removed reviews
      </VisuallyHidden>
      <DeskBar>
        <DeskChip
          pressed={hasOpenAppeal}
          onClick={() =>
            void navigate({ search: removedListQuery({ cursor: null, hasOpenAppeal: !hasOpenAppeal }) })
          }
        >
          <Scale aria-hidden="true" />
          With an appeal
        </DeskChip>
        <DeskMessage role="status">
          {reviews === undefined && !isError && 'Loading removed reviews…'}
          {reviews !== undefined && reviews.length > 0 && `${plural(reviews.length, 'review')}, ${order}`}
        </DeskMessage>
      </DeskBar>
      {isError && (
        <ErrorPanel
          title="The removed reviews could not be loaded"
          text={apiErrorMessage(error, NO_ANSWER)}
          onRetry={() => void refetch()}
        />
      )}
      {reviews === undefined && !isError && <ReviewSkeletons />}
      {reviews !== undefined && reviews.length > 0 && (
        <DeskCards role="list">
          {reviews.map((review) => (
            <RemovedCard
              key={review.id}
              review={review}
              onAction={(action) => {
                focusAfter.current = null;
                setAsked({ action, review });
              }}
            />
          ))}
        </DeskCards>
      )}
      {reviews?.length === 0 && !isError && (
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title={hasOpenAppeal ? 'No appeals to answer' : 'No removed reviews'}
          hint={
            hasOpenAppeal
              ? 'Appeals of authors whose review was removed appear here.'
              : `Reviews that were removed in the last ${RESTORABLE_DAYS} days appear here, and can be put back.`
          }
        >
          {hasOpenAppeal && (
            <Button
              variant="secondary"
              onClick={() => void navigate({ search: removedListQuery(ALL_REMOVED) })}
            >
              Show all removed reviews
            </Button>
          )}
        </EmptyState>
      )}
      <ListPager
        label="Pages of removed reviews"
        first={params.cursor === null ? null : removedListQuery({ ...params, cursor: null })}
        next={next === null ? null : removedListQuery({ ...params, cursor: next })}
        further={null}
      />
      <RemovedDecisions
        asked={asked}
        focusAfter={focusAfter}
        onDecided={() => {
          focusAfter.current = heading.current;
        }}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
}
