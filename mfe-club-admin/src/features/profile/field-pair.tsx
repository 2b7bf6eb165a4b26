import { styled } from 'styled-components';

/** Fields side by side if there's room for two, and never more than two: clubs' texts need the width. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 16rem), calc(50% - var(--space-4) / 2)), 1fr));
  gap: var(--space-4);
`;
