import { styled } from 'styled-components';

/** From so many reviews on, one of them no longer moves an average far. */
const ENOUGH = 5;

export interface FewReviewsNoteProps {
  /** How many reviews the average beside it rests on. */
  count: number;
}

const Note = styled.p`
  font-size: var(--text-xs);
  line-height: 1.4;
  color: var(--color-ink-soft);
  text-wrap: balance;
`;

/**
 * A caution beside the average of a few reviews; nothing beside one of many, or of none. How many there are is said
 * beside it already.
 */
export function FewReviewsNote({ count }: FewReviewsNoteProps) {
  if (count === 0 || count >= ENOUGH) return null;
  return (
    <Note>
      {count === 1
        ? 'So far, this is one family’s view.'
        : 'With so few reviews, one opinion counts for a lot.'}
    </Note>
  );
}
