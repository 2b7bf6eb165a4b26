import { useMediaQuery } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { ClubGround } from '../map/club-ground';

interface ClubAsideProps {
  club: ClubDetail;
  /** Buttons: ask, write a review, compare, share. The first is the main one. */
  actions: ReactNode;
}

/* On a phone just the buttons below the hero; on a wide window a sheet that stays in view as the page scrolls. */
const Sheet = styled.div`
  --small-map: 13rem;
  display: grid;
  gap: var(--space-4);

  @media (min-width: 64rem) {
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    box-shadow: var(--shadow-lift);
  }
  @media (min-width: 64rem) and (min-height: 40rem) {
    position: sticky;
    inset-block-start: var(--space-5);
    max-block-size: calc(100vh - 2 * var(--space-5) - var(--bottom-bar));
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);

  /* Links have a line each; what a press does here, comparing and sharing, has one together. */
  & > :not(button) {
    grid-column: 1 / -1;
  }
  @media (min-width: 36rem) and (max-width: 63.99rem) {
    display: flex;
    flex-wrap: wrap;
  }
`;

/** Beside a club's page: the visitor's actions and, in a wide window, a map, always in view. */
export function ClubAside({ club, actions }: ClubAsideProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  return (
    <Sheet>
      <Actions>{actions}</Actions>
      {isWide && <ClubGround club={club} opensByItself />}
    </Sheet>
  );
}
