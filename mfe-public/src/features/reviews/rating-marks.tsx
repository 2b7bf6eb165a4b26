import { MAX_RATING } from '@club-reviews/domain/ratings';
import { styled } from 'styled-components';

const Marks = styled.svg`
  flex: none;
  fill: var(--color-line);
  stroke: var(--color-line);
  stroke-width: 4;
  stroke-linejoin: round;

  path:first-child {
    fill: var(--color-pitch);
    stroke: var(--color-pitch);
  }
`;

/** From one mark's left edge to the next one's. */
const STEP = 14;

/** Marks of 12 by 8; the outline makes the rounded corners. */
const marks = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * STEP + 2} 2h8v4h-8z`).join('');

/** The paths for each rating: the filled marks, and the rest. */
const DRAWINGS = Array.from({ length: MAX_RATING + 1 }, (_, rating) => ({
  given: marks(0, rating),
  others: marks(rating, MAX_RATING),
}));

/** A rating from 1 to 5: easily compared marks, which are hidden from screen readers, then the number. */
export function RatingMarks({ rating }: { rating: number }) {
  const { given, others } = DRAWINGS[Math.ceil(rating)]!;
  return (
    <>
      <Marks width="68" height="8" viewBox="0 0 68 8" aria-hidden="true" focusable="false">
        <path d={given} />
        <path d={others} />
      </Marks>
      <span role="img" aria-label={`${rating} out of ${MAX_RATING}`}>
        {rating}
      </span>
    </>
  );
}
