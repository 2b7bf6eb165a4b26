import {
  Button,
  EmptyState,
  ErrorPanel,
  ListPager,
  Panel,
  ReviewCardSkeleton,
  Stack,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Inbox, SearchX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useListClubReportsQuery, useReadReviewsInfiniteQuery } from '../../api/club-admin-api';
import { isUnsaved } from '../../api/drafts';
import type { ClubReview } from '../../api/types';
import { DiscardDialog } from '../../components/discard-dialog';
import { NO_ANSWER } from '../../lib/no-answer';
import { readChosenClub, withChosenClub } from '../../lib/chosen-club';
import {
  ALL_REVIEWS,
  readReviewListParams,
  reviewFilters,
  reviewListQuery,
} from '../../lib/review-search-params';
import type { ReviewListParams } from '../../lib/review-search-params';
import { Insights } from '../insights/insights';
import { ClubReports } from '../reports/club-reports';
import { ReportDialog } from '../reports/report-dialog';
import { ReplyEditor } from './reply-editor';
import { ReviewCard } from './review-card';
import { ReviewFilters } from './review-filters';
import { useReplyDraft } from './use-reply-draft';

const NONE_YET = "No approved reviews yet. Reviews will appear here once they're submitted and approved.";

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** The club's approved reviews, newest first and filtered as the address says, with their replies. */
export function ReviewsTab({ clubId }: { clubId: number }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const params = readReviewListParams(search);
  const addressOf = (other: ReviewListParams) =>
    withChosenClub(reviewListQuery(other), readChosenClub(search));
  const filters = reviewFilters(params);
  const reply = useReplyDraft(clubId);
  const { currentData: reports = [] } = useListClubReportsQuery({ clubId });
  const [reported, setReported] = useState<ClubReview | null>(null);
  const { currentData, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useReadReviewsInfiniteQuery({ filters: { ...filters, clubId }, cursor: params.cursor });
  const reviews = currentData?.pages.flatMap(({ entries }) => entries);
  const next = currentData?.pages.at(-1)?.next ?? null;
  const isNarrowed = Object.keys(filters).length > 0;
  // With filters, each call searches a limited number of reviews; the next one continues from there.
  const mayLookFurther = hasNextPage && reviews?.length === 0;
  const show = (change: Partial<ReviewListParams>) =>
    void navigate({ search: addressOf({ ...params, cursor: null, ...change }) });
  const isElsewhere =
    reply.draft !== null &&
    isUnsaved(reply.draft) &&
    reviews !== undefined &&
    !reviews.some(({ id }) => id === reply.draft?.reviewId);

  return (
    <Stack data-gap="large">
      <Insights clubId={clubId} />
      <Stack as="section" aria-labelledby="your-club-reviews">
        <h2 id="your-club-reviews">Your Club Reviews</h2>
        <ReviewFilters params={params} onChange={show} />
        {isElsewhere && (
          <Panel tone="warning" title="You have an unsaved response">
            It’s for a review that isn’t on this page.{' '}
            <Button variant="quiet" size="small" onClick={reply.cancel}>
              Discard it
            </Button>
          </Panel>
        )}
        {isError && (
          <ErrorPanel
            title="The reviews could not be loaded"
            text={apiErrorMessage(error, NO_ANSWER)}
            onRetry={() => void refetch()}
          />
        )}
        {reviews === undefined && !isError && (
          <List aria-busy="true" role="list" aria-label="Loading reviews">
            <li>
              <ReviewCardSkeleton />
            </li>
            <li>
              <ReviewCardSkeleton />
            </li>
          </List>
        )}
        {reviews !== undefined && reviews.length > 0 && (
          <List role="list">
            {reviews.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                editor={
                  reply.draft?.reviewId === review.id ? (
                    <ReplyEditor draft={reply.draft} onCancel={reply.cancel} />
                  ) : null
                }
                report={reports.find(({ reviewId }) => reviewId === review.id)}
                onRespond={() => reply.open(review)}
                onReport={() => setReported(review)}
              />
            ))}
          </List>
        )}
        {reviews?.length === 0 && !isError && !mayLookFurther && (
          <EmptyState
            icon={isNarrowed ? <SearchX aria-hidden="true" /> : <Inbox aria-hidden="true" />}
            title={isNarrowed ? 'No reviews match your filters' : NONE_YET}
          >
            {isNarrowed && (
              <Button variant="secondary" onClick={() => show(ALL_REVIEWS)}>
                Show all reviews
              </Button>
            )}
          </EmptyState>
        )}
        <ListPager
          label="Pages of reviews"
          first={params.cursor === null ? null : addressOf({ ...params, cursor: null })}
          next={next === null ? null : addressOf({ ...params, cursor: next })}
          further={
            mayLookFurther
              ? {
                  label: 'Search older reviews',
                  isLooking: isFetchingNextPage,
                  onLook: () => void fetchNextPage(),
                }
              : null
          }
        />
      </Stack>
      <ClubReports reports={reports} />
      {reported !== null && <ReportDialog review={reported} onClose={() => setReported(null)} />}
      {reply.question !== null && <DiscardDialog what="your response" {...reply.question} />}
    </Stack>
  );
}
