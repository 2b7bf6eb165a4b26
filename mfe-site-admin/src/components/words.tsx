import { styled } from 'styled-components';

/** What someone wrote, with their line breaks. */
export const Words = styled.blockquote`
  max-width: var(--measure);
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

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
