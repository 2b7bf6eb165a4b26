import { skipToken } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { useReadReviewsInfiniteQuery } from '../../api/club-admin-api';
import type { ClubReview } from '../../api/types';

/**
 * The club's reviews without a reply, newest first, one of which is shown.
 * @param isShown whether they lead the list of reviews
 * @param firstId the review that's shown at first, if it's among them; otherwise the newest
 */
export function useWaitingReviews(clubId: number, isShown: boolean, firstId: number | null) {
  const [shownId, setShownId] = useState(firstId);
  const query = useReadReviewsInfiniteQuery(
    isShown ? { filters: { unanswered: 'true', clubId }, cursor: null } : skipToken,
  );
  const reviews = (query.currentData?.pages ?? []).flatMap(({ entries }) => entries);
  const index = Math.max(
    0,
    reviews.findIndex(({ id }) => id === shownId),
  );
  const current = isShown ? (reviews[index] ?? null) : null;
  const [previous = null, after = null] = [reviews[index - 1], reviews[index + 1]];

  function show(review: ClubReview | null) {
    setShownId(review?.id ?? null);
    if (query.hasNextPage && (review === null || reviews.indexOf(review) >= reviews.length - 2))
      void query.fetchNextPage();
  }

  return {
    /** What is shown, and what it's followed by; the first again after the last. */
    current,
    next: after ?? reviews.find((review) => review !== current) ?? null,
    position: index + 1,
    show,
    onPrevious: previous === null ? null : () => show(previous),
    onNext: after === null ? null : () => show(after),
    /** Changes when something may have left the list. */
    data: query.currentData,
    isReady: !isShown || query.currentData !== undefined || query.isError,
  };
}
