import { styled } from 'styled-components';

/**
 * As many equal columns as fit. `data-size`: 'card' (at least 18 rem each, the default), 'wide' (26 rem) or 'tile' (9.5
 * rem, two in a row on a phone; a few share the whole line). Use `as="ul"` with `role="list"` for lists.
 */
export const Grid = styled.div`
  --column: 18rem;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--column), 100%), 1fr));
  gap: var(--space-4);
  min-width: 0;

  &[data-size='wide'] {
    --column: 26rem;
  }
  &[data-size='tile'] {
    --column: 9.5rem;
    grid-template-columns: repeat(auto-fit, minmax(min(var(--column), 100%), 1fr));
    gap: var(--space-3);

    /* Headings of narrow cards run narrower, so that long words fit. */
    --width-display: 102%;
  }
  @media (min-width: 48rem) {
    gap: var(--space-5);

    &[data-size='tile'] {
      gap: var(--space-4);
    }
  }
`;
