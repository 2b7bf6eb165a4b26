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

/** Whether a {@link FewReviewsNote} belongs beside an average of so many reviews. */
export function isFewReviews(count: number): boolean {
  return count > 0 && count < ENOUGH;
}

/** A caution beside the average of a few reviews; nothing beside one of many, or of none. */
export function FewReviewsNote({ count }: FewReviewsNoteProps) {
  if (!isFewReviews(count)) return null;
  return (
    <Note>
      {count === 1
        ? 'Based on one review: a single family’s view.'
        : `Based on only ${count} reviews: one opinion counts for a lot.`}
    </Note>
  );
}
