import { styled } from 'styled-components';

/** A reply below what it replies to: a heading and the words. */
export const Reply = styled.div`
  padding: var(--space-4);
  border-inline-start: 4px solid var(--color-pitch);
  border-radius: var(--radius-s);
  background: var(--color-sunken);

  & > h4 {
    margin-block-end: var(--space-1);
  }
`;
