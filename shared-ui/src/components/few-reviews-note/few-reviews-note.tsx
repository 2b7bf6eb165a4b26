import { styled } from 'styled-components';

/** From this many reviews on, a single one no longer moves an average far. */
export const ENOUGH_REVIEWS = 5;

export interface FewReviewsNoteProps {
  /** How many reviews the average next to it is based on. */
  count: number;
}

const Note = styled.p`
  font-size: var(--text-xs);
  line-height: 1.4;
  color: var(--color-ink-soft);
  text-wrap: balance;
`;

/** "Few reviews" and what that means, next to an average of only a few; empty for many, or none. */
export function FewReviewsNote({ count }: FewReviewsNoteProps) {
  if (count === 0 || count >= ENOUGH_REVIEWS) return null;
  return (
    <Note>
      <b>Few reviews.</b>{' '}
      <span>
        {count === 1
          ? 'So far, this is one family’s view.'
          : 'With so few reviews, one opinion counts for a lot.'}
      </span>
    </Note>
  );
}
