import { Cluster, Container, IconButton, StarRating } from '@club-reviews/shared-ui';
import { Link, readStored, writeStored } from '@club-reviews/shared-ui/platform';
import { ChevronRight, Pause, Play, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useListRecentReviewsQuery } from '../../api/public-api';
import { clubPath } from '../../lib/club-address';
import { useReducedMotion } from '../../lib/use-reduced-motion';
import { isInstagramBrowser } from '../../lib/visitor-browser';
import { RECENT_REVIEWS } from '../../api/reading-calls';
import { useRotation } from './use-rotation';

/** Set for the rest of the visit once the banner is closed. */
const CLOSED_KEY = 'review-banner-closed';

const listeners = new Set<() => void>();

function useIsClosed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readStored('session', CLOSED_KEY) !== null,
    () => false,
  );
}

function close() {
  writeStored('session', CLOSED_KEY, 'yes');
  listeners.forEach((listener) => listener());
}

const Band = styled.div`
  padding-block: var(--space-5) 0;
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  gap: var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-7);
  }
`;

const Quote = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;

const Review = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: var(--space-1) var(--space-3);
  min-height: 5.25rem;
  color: var(--color-ink);
  text-decoration: none;

  & > b {
    order: -1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover > b {
    text-decoration: underline;
  }

  /* On a phone the club's name has the line to itself. */
  @media (max-width: 35.99rem) {
    grid-template-columns: minmax(0, 1fr);
    min-height: 6.75rem;
  }
`;

const Words = styled.span`
  display: -webkit-box;
  grid-column: 1 / -1;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Controls = styled(Cluster)`
  flex-direction: column;
`;

/** Inside Instagram's app, single-page navigation gets lost, so there the page is fully loaded. */
function loadWholeInsideInstagram(event: MouseEvent<HTMLAnchorElement>) {
  if (!isInstagramBrowser(navigator.userAgent)) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}

/**
 * Recent reviews in rotation, beside the site's figures. Pauses under the pointer, with the focus inside, and by its
 * pause button; stays hidden once closed.
 */
export function ReviewBanner({ figures }: { figures: ReactNode }) {
  const { data: reviews = [] } = useListRecentReviewsQuery(RECENT_REVIEWS);
  const isClosed = useIsClosed();
  const wantsNoMotion = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isResting = isPaused || isHeld || wantsNoMotion;
  const [index, showNext] = useRotation(isClosed ? 0 : reviews.length, isResting);
  const review = reviews[index];

  return (
    <Band>
      <Container>
        <Row>
          {figures}
          {!isClosed && review !== undefined && (
            <Quote
              aria-label="What parents say"
              onMouseEnter={() => setIsHeld(true)}
              onMouseLeave={() => setIsHeld(false)}
              onFocus={() => setIsHeld(true)}
              onBlur={() => setIsHeld(false)}
            >
              <div aria-live={isResting ? 'polite' : 'off'}>
                <Review to={clubPath(review.clubSlug)} onClick={loadWholeInsideInstagram}>
                  <StarRating value={Number(review.overallRating)} size="small" showValue />
                  <b>{review.clubName}</b>
                  <Words>“{review.reviewText}”</Words>
                </Review>
              </div>
              <Controls data-gap="tight">
                {reviews.length > 1 && !wantsNoMotion && (
                  <IconButton
                    label={isPaused ? 'Rotate the reviews' : 'Pause the reviews'}
                    onClick={() => setIsPaused(!isPaused)}
                  >
                    {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
                  </IconButton>
                )}
                {reviews.length > 1 && wantsNoMotion && (
                  <IconButton label="Next review" onClick={showNext}>
                    <ChevronRight aria-hidden="true" />
                  </IconButton>
                )}
                <IconButton label="Close the reviews" onClick={close}>
                  <X aria-hidden="true" />
                </IconButton>
              </Controls>
            </Quote>
          )}
        </Row>
      </Container>
    </Band>
  );
}
