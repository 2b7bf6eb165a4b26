import { RESTORABLE_DAYS } from '@club-reviews/domain/review-appeals';
import { Button, EmptyState, plural } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Inbox, Scale } from 'lucide-react';
import { useReadRemovedReviewsInfiniteQuery } from '../../api/site-admin-api';
import type { RemovedReview } from '../../api/types';
import { CursorList } from '../../components/cursor-list';
import { DeskCards, DeskChip } from '../../components/desk-list';
import { useDecisionDialog } from '../../components/use-decision-dialog';
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

/** Removed reviews that can still be restored, last removed first, or those with an open appeal. */
export function RemovedList() {
  const navigate = useNavigate();
  const { heading, ask, dialog } = useDecisionDialog<{ action: RemovedAction; review: RemovedReview }>();
  const params = readRemovedListParams(useLocation().search);
  const { hasOpenAppeal } = params;
  const found = useReadRemovedReviewsInfiniteQuery({
    filters: removedFilters(params),
    cursor: params.cursor,
  });
  const order = hasOpenAppeal ? 'longest wait first' : 'most recently removed first';

  return (
    <>
      <CursorList
        title="Removed reviews"
        headingRef={heading}
        noun="removed reviews"
        found={found}
        countText={(count) => `${plural(count, 'review')}, ${order}`}
        tools={
          <DeskChip
            pressed={hasOpenAppeal}
            onClick={() =>
              void navigate({ search: removedListQuery({ cursor: null, hasOpenAppeal: !hasOpenAppeal }) })
            }
          >
            <Scale aria-hidden="true" />
            With an appeal
          </DeskChip>
        }
        skeleton={<ReviewSkeletons />}
        empty={
          <EmptyState
            icon={<Inbox aria-hidden="true" />}
            title={hasOpenAppeal ? 'No appeals to answer' : 'No removed reviews'}
            hint={
              hasOpenAppeal
                ? 'Appeals from authors whose review was removed appear here.'
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
        }
        cursor={params.cursor}
        pageQuery={(cursor) => removedListQuery({ ...params, cursor })}
      >
        {(reviews) => (
          <DeskCards role="list">
            {reviews.map((review) => (
              <RemovedCard key={review.id} review={review} onAction={(action) => ask({ action, review })} />
            ))}
          </DeskCards>
        )}
      </CursorList>
      <RemovedDecisions {...dialog} />
    </>
  );
}
