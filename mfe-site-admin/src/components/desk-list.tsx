import { ToggleChip } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/** The line above a list of what's waiting for moderators: its filters and its length. */
export const DeskBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
`;

/** A filter for the list, with an icon before its label. */
export const DeskChip = styled(ToggleChip)`
  min-height: 2.875rem;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;

/** Says how long the list is, and how it's sorted. */
export const DeskMessage = styled.p`
  color: var(--color-ink-soft);
`;

/** A column of cards. */
export const DeskCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
