import { styled } from 'styled-components';

/** A column of children. `data-gap`: 'tight' | 'small' | 'large'; without it, a regular gap. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;

  &[data-gap='tight'] {
    gap: var(--space-1);
  }
  &[data-gap='small'] {
    gap: var(--space-2);
  }
  &[data-gap='large'] {
    gap: var(--space-6);
  }
`;

/** A row of children, wrapping when the line is full. Takes `data-gap` like Stack, and `data-justify="between"`. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;

  &[data-gap='tight'] {
    gap: var(--space-1);
  }
  &[data-gap='small'] {
    gap: var(--space-2);
  }
  &[data-gap='large'] {
    gap: var(--space-5);
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;
