import { Cluster, IconButton, SoftText, Stack, TextLink } from '@club-reviews/shared-ui';
import { plural, wholeNumber } from '@club-reviews/shared-ui/formatting';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

/* On a phone, the first review should fit on the first screen. */
const Title = styled.h2`
  font-size: var(--text-l);

  @media (min-width: 40rem) {
    font-size: var(--text-2xl);
  }
`;

const Position = styled(SoftText)`
  font-variant-numeric: tabular-nums;
`;

interface WaitingReviewsProps {
  /** How many approved reviews have no reply. */
  count: number;
  /** Which of them is shown, counted from 1. */
  position: number;
  /** Show the one before and after; null if there is none. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Whether one of them is shown; not while the list below is filtered. */
  isShown: boolean;
  /** Where they're all listed; null if that's the list below. */
  allOfThem: string | null;
  /** Takes the focus after a reply was saved. */
  headingRef: Ref<HTMLHeadingElement>;
  /** The one that's shown. */
  children: ReactNode;
}

/** The top of the dashboard: how many reviews need a reply, one of them at a time. */
export function WaitingReviews({
  count,
  position,
  onPrevious,
  onNext,
  isShown,
  allOfThem,
  headingRef,
  children,
}: WaitingReviewsProps) {
  return (
    <Stack as="section" aria-labelledby="need-a-reply" data-gap="small">
      <Cluster data-gap="small">
        <Title id="need-a-reply" ref={headingRef} tabIndex={-1}>
          {count === 0
            ? 'Every review has a reply'
            : `${plural(count, 'review needs', 'reviews need')} a reply`}
        </Title>
        {count > 1 && allOfThem !== null && (
          <TextLink to={allOfThem}>{`See all ${wholeNumber(count)}`}</TextLink>
        )}
      </Cluster>
      {count > 1 && isShown && (
        <Cluster data-gap="small">
          {/* The buttons stay at either end, so that they keep the focus. */}
          <IconButton
            label="Previous review without a reply"
            aria-disabled={onPrevious === null || undefined}
            onClick={() => onPrevious?.()}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <Position aria-live="polite">{`${wholeNumber(position)} of ${wholeNumber(count)}`}</Position>
          <IconButton
            label="Next review without a reply"
            aria-disabled={onNext === null || undefined}
            onClick={() => onNext?.()}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </Cluster>
      )}
      {children}
    </Stack>
  );
}
