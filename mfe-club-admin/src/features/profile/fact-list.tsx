import { Facts } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The heading of a card with facts; it wraps before the button beside it moves below. */
export const FactsTitle = styled.h3`
  flex: 1 1 9rem;
  min-width: 0;
  font-size: var(--text-l);
`;

/** A card's facts, each a {@link Fact}. */
export const FactList = styled(Facts)`
  gap: var(--space-4);
`;

/** Shown for a missing fact. */
export const Missing = styled.span`
  color: var(--color-ink-soft);
  font-style: italic;
`;

/** One fact of the profile, or a note that it's missing. */
export function Fact({ name, missing, children }: { name: string; missing: string; children: ReactNode }) {
  const isSet = children !== null && children !== '' && children !== false;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isSet ? children : <Missing>{missing}</Missing>}</dd>
    </div>
  );
}
