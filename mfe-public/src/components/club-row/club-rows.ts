import { styled } from 'styled-components';

/** A list of club rows, to be given `role="list"`. `data-columns` puts two side by side if there's room. */
export const ClubRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;

  @media (min-width: 48rem) {
    gap: var(--space-3);
  }
  @media (min-width: 64rem) {
    &[data-columns] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-4);
    }
  }
`;
