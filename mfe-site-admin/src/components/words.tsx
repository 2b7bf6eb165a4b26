import { Words as Text } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/** What someone wrote, with their line breaks. */
export const Words = styled(Text).attrs({ as: 'blockquote' })``;

/** A quotation set off from what's said about it. */
export const Quoted = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  background: var(--color-sunken);

  & > h3 {
    font-size: var(--text-s);
  }
`;
