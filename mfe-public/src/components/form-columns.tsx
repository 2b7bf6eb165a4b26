import { styled } from 'styled-components';

/** A form after what it's about: beside each other if there's room, and below it on a phone. */
export const FormColumns = styled.div`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 46rem) minmax(0, 23rem);
    justify-content: space-between;
    align-items: start;

    & > :first-child {
      position: sticky;
      inset-block-start: var(--space-5);
      order: 1;
    }
  }
`;
