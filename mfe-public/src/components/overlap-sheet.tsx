import { Container } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Lift = styled.div`
  position: relative;
  /* Its suggestions lie over the results below. */
  z-index: 2;
  margin-block-start: calc(-1 * var(--space-7));
`;

const Sheet = styled.div`
  position: relative;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-lift);

  @media (min-width: 48rem) {
    padding: var(--space-5);
  }
  &[data-compact] {
    padding-block: var(--space-1);
  }
  /* Unfolded, it's a form again. */
  &[data-compact]:has(> [open]) {
    padding-block-end: var(--space-4);
  }
`;

interface OverlapSheetProps {
  /** Whether it holds no more than a line. */
  isCompact?: boolean;
  children: ReactNode;
}

/** A white sheet half over the green band above it: the page's main tool. {@link BandEnd} makes room for it. */
export function OverlapSheet({ isCompact = false, children }: OverlapSheetProps) {
  return (
    <Lift>
      <Container>
        <Sheet data-compact={isCompact ? '' : undefined}>{children}</Sheet>
      </Container>
    </Lift>
  );
}

/** The last thing on the band that an {@link OverlapSheet} follows. */
export const BandEnd = styled.div`
  height: var(--space-6);
`;
