import { styled } from 'styled-components';

/** A remark beside what matters: small and soft. Another element with `as`. */
export const SoftText = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** The heading of a card, or of a part of a page that isn't a section of its own. Another level with `as`. */
export const CardTitle = styled.h2`
  font-size: var(--text-l);
`;

/** What a person wrote, with their line breaks. */
export const Words = styled.p`
  max-width: var(--measure);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
