import { MAX_RATING } from '@club-reviews/domain/ratings';
import { styled } from 'styled-components';

const Marks = styled.svg`
  flex: none;
`;

const Mark = styled.rect`
  fill: var(--color-line);

  &[data-given] {
    fill: var(--color-pitch);
  }
`;

/** A rating from 1 to 5 as marks to compare by eye; silent for screen readers. */
export function RatingMarks({ rating }: { rating: number }) {
  return (
    <Marks width="68" height="8" viewBox="0 0 68 8" aria-hidden="true" focusable="false">
      {Array.from({ length: MAX_RATING }, (_, index) => (
        <Mark
          key={index}
          x={index * 14}
          width="12"
          height="8"
          rx="2"
          data-given={index < rating ? '' : undefined}
        />
      ))}
    </Marks>
  );
}
