import { styled } from 'styled-components';

/**
 * Fields side by side if there's room for two, and never more than two: long texts need the width. `data-size`: 'small'
 * for dates and numbers.
 */
export const FieldPair = styled.div`
  --field: 16rem;
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(max(min(100%, var(--field)), calc(50% - var(--space-4) / 2)), 1fr)
  );
  gap: var(--space-4);

  &[data-size='small'] {
    --field: 8.5rem;
  }
`;
