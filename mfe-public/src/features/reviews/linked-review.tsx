import { useLocation } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ALWAYS_STALE, useGetReviewQuery } from '../../api/public-api';
import type { ClubDetail, Review } from '../../api/types';
import { readReviewAnchor, reviewAnchor } from '../../lib/club-address';
import { useIsInBrowser } from '../../lib/use-is-in-browser';

interface LinkedReviewProps {
  club: Pick<ClubDetail, 'id'>;
  /** The reviews in the list below; undefined while they load. */
  shown: readonly Review[] | undefined;
  renderReview: (review: Review) => ReactNode;
}

/** The review that the address names (`#review-12`), if it isn't in the list below: shared links lead to it for good. */
export function LinkedReview({ club, shown, renderReview }: LinkedReviewProps) {
  const { hash } = useLocation();
  // The server never sees the part after "#".
  const isInBrowser = useIsInBrowser();
  const id = readReviewAnchor(hash);
  const isMissing = isInBrowser && id !== null && shown?.some((review) => review.id === id) === false;
  const { currentData: review } = useGetReviewQuery({ id: id ?? 0 }, { skip: !isMissing, ...ALWAYS_STALE });
  const isFound = isMissing && review?.clubId === club.id;
  useEffect(() => {
    if (!isFound || id === null) return;
    const card = document.getElementById(reviewAnchor(id));
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [isFound, id]);
  return isFound && <ul role="list">{renderReview(review)}</ul>;
}
