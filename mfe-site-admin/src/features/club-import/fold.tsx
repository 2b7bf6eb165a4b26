import { styled } from 'styled-components';

/** A part of the check that opens below its heading. */
export const Fold = styled.details`
  border-block-start: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  &[open] {
    padding-block-end: var(--space-3);
  }
  & > summary {
    padding-block: var(--space-3);
    font-weight: 600;
    cursor: pointer;
  }
`;
