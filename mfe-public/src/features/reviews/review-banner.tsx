import { Cluster, Container, IconButton, StarRating } from '@club-reviews/shared-ui';
import { Link, readStored, writeStored } from '@club-reviews/shared-ui/platform';
import { ChevronRight, Pause, Play, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useListRecentReviewsQuery } from '../../api/public-api';
import { clubPath } from '../../lib/club-address';
import { useReducedMotion } from '../../lib/use-reduced-motion';
import { isInstagramBrowser } from '../../lib/visitor-browser';
import { RECENT_REVIEWS } from '../../pages/home-page';
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

const Band = styled.section`
  border-block: 1px solid var(--color-line);
  background: var(--color-surface);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-4);
  padding-block: var(--space-3);
`;

const Quote = styled(Link)`
  display: grid;
  gap: var(--space-1);
  min-height: 5.5rem;
  align-content: center;
  color: var(--color-ink);
  text-decoration: none;

  &:hover b {
    text-decoration: underline;
  }
  @media (min-width: 56rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-5);
    min-height: 3rem;
  }
`;

const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @media (min-width: 56rem) {
    -webkit-line-clamp: 1;
  }
`;

const Controls = styled(Cluster)`
  flex-direction: column;

  @media (min-width: 56rem) {
    flex-direction: row;
  }
`;

/** Inside Instagram's app a single-page navigation gets lost, so there the page is loaded whole. */
function loadWholeInsideInstagram(event: MouseEvent<HTMLAnchorElement>) {
  if (!isInstagramBrowser(navigator.userAgent)) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}

/** Recent reviews one after the other. Rests under the pointer, with the focus inside, and by its pause button; stays hidden once closed. */
export function ReviewBanner() {
  const { data: reviews = [] } = useListRecentReviewsQuery(RECENT_REVIEWS);
  const isClosed = useIsClosed();
  const wantsNoMotion = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isResting = isPaused || isHeld || wantsNoMotion;
  const [index, showNext] = useRotation(isClosed ? 0 : reviews.length, isResting);
  const review = reviews[index];
  if (isClosed || review === undefined) return null;

  return (
    <Band
      aria-label="What parents say"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Container>
        <Row>
          <div aria-live={isResting ? 'polite' : 'off'}>
            <Quote to={clubPath(review.clubSlug)} onClick={loadWholeInsideInstagram}>
              <StarRating value={Number(review.overallRating)} size="small" showValue />
              <Words>“{review.reviewText}”</Words>
              <b>{review.clubName}</b>
            </Quote>
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
        </Row>
      </Container>
    </Band>
  );
}
