import {
  Button,
  EmptyState,
  ListPager,
  NotLoaded,
  Panel,
  ReviewCardSkeletons,
  Stack,
} from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Inbox, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useListClubReportsQuery, useReadReviewsInfiniteQuery } from '../../api/club-admin-api';
import type { AwaitingModeration as Awaiting, ClubReview, OwnClub } from '../../api/types';
import { DiscardDialog } from '../../components/discard-dialog';
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
import { AwaitingModeration } from './awaiting-moderation';
import { ReviewFilters } from './review-filters';
import { ReviewList } from './review-list';
import { useFocusOnceGone } from './use-focus-once-gone';
import { useReplyDraft } from './use-reply-draft';
import { useWaitingReviews } from './use-waiting-reviews';
import { WaitingReviews } from './waiting-reviews';

const NONE_YET = "No approved reviews yet. Reviews will appear here once they're submitted and approved.";

interface ReviewsTabProps {
  club: Pick<OwnClub, 'id' | 'slug'>;
  awaiting: Awaiting;
  /** How many approved reviews have no reply. */
  unanswered: number;
}

/**
 * The club's approved reviews with their replies: those without one come first, one at a time, then the others, newest
 * first and filtered as the address says.
 */
export function ReviewsTab({ club: { id: clubId, slug }, awaiting, unanswered }: ReviewsTabProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const params = readReviewListParams(search);
  const getAddress = (other: ReviewListParams) =>
    withChosenClub(reviewListQuery(other), readChosenClub(search));
  const filters = reviewFilters(params);
  const reply = useReplyDraft(clubId);
  const { currentData: reports = [] } = useListClubReportsQuery({ clubId });
  const [reported, setReported] = useState<ClubReview | null>(null);
  const query = useReadReviewsInfiniteQuery({ filters: { ...filters, clubId }, cursor: params.cursor });
  const { currentData, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const isNarrowed = Object.keys(filters).length > 0;
  const leads = !isNarrowed && params.cursor === null;
  const waiting = useWaitingReviews(clubId, leads, reply.draft?.reviewId ?? null);
  // Both at once: a card that moved up later would lose the focus.
  const found = waiting.isReady ? currentData?.pages.flatMap(({ entries }) => entries) : undefined;
  const reviews = found?.filter(({ id }) => id !== waiting.current?.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const expectGone = useFocusOnceGone(heading, [currentData, waiting.data]);
  // An editor that moved to the list below would take the focus there.
  const step = (go: (() => void) | null) => {
    if (go === null) return null;
    const isOpen = reply.draft !== null && reply.draft.reviewId === waiting.current?.id;
    return isOpen ? () => reply.leave(go) : go;
  };
  const onSaved = (answered: ClubReview | null, goesOn: boolean) => {
    const next = answered === null ? null : waiting.next;
    if (answered !== null) waiting.show(next);
    reply.finish(goesOn ? next : null);
    // The next review's editor takes the focus itself.
    if (!goesOn || next === null) expectGone();
  };
  const next = currentData?.pages.at(-1)?.next ?? null;
  // With filters, each call searches a limited number of reviews; the next one continues from there.
  const mayLookFurther = hasNextPage && found?.length === 0;
  const show = (change: Partial<ReviewListParams>) =>
    void navigate({ search: getAddress({ ...params, cursor: null, ...change }) });
  const isElsewhere =
    reply.hasUnsaved &&
    reviews !== undefined &&
    reply.draft?.reviewId !== waiting.current?.id &&
    !reviews.some(({ id }) => id === reply.draft?.reviewId);

  return (
    <Stack data-gap="large">
      <WaitingReviews
        count={unanswered}
        isShown={leads}
        allOfThem={params.isUnanswered ? null : getAddress({ ...ALL_REVIEWS, isUnanswered: true })}
        headingRef={heading}
        position={waiting.position}
        onPrevious={step(waiting.onPrevious)}
        onNext={step(waiting.onNext)}
      >
        {unanswered > 0 && !waiting.isReady && (
          <div aria-hidden="true">
            <ReviewCardSkeletons count={1} />
          </div>
        )}
        {waiting.current !== null && (
          <ReviewList
            isLeading
            hasNext={waiting.next !== null}
            {...{ clubId, reports, reply, onReport: setReported }}
            reviews={[waiting.current]}
            onSaved={(goesOn) => onSaved(waiting.current, goesOn)}
          />
        )}
      </WaitingReviews>
      <Stack as="section" aria-labelledby="your-club-reviews">
        <h2 id="your-club-reviews">Your Club Reviews</h2>
        <AwaitingModeration {...{ awaiting, slug }} />
        <ReviewFilters params={params} onChange={show} />
        {isElsewhere && (
          <Panel tone="warning" title="You have an unsaved response">
            It’s for a review that isn’t on this page.{' '}
            <Button variant="quiet" size="small" onClick={reply.cancel}>
              Discard it
            </Button>
          </Panel>
        )}
        {(reviews === undefined || isError) && (
          <NotLoaded call={query} failed="The reviews didn’t load" loading="Loading reviews">
            <ReviewCardSkeletons />
          </NotLoaded>
        )}
        {reviews !== undefined && reviews.length > 0 && (
          <ReviewList
            {...{ clubId, reviews, reports, reply, onReport: setReported }}
            onSaved={() => onSaved(null, false)}
          />
        )}
        {found?.length === 0 && !isError && !mayLookFurther && (
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
          first={params.cursor === null ? null : getAddress({ ...params, cursor: null })}
          next={next === null ? null : getAddress({ ...params, cursor: next })}
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
      <Insights clubId={clubId} />
      <ClubReports reports={reports} />
      {reported !== null && <ReportDialog review={reported} onClose={() => setReported(null)} />}
      {reply.question !== null && <DiscardDialog what="your response" {...reply.question} />}
    </Stack>
  );
}
