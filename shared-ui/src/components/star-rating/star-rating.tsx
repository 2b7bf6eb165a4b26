import { styled } from 'styled-components';
import { ratingLabel } from '../../formatting/numbers';
import { STAR_PATH } from '@club-reviews/domain/star';

export interface StarRatingProps {
  value: number;
  outOf?: number;
  size?: 'small' | 'regular' | 'large';
  /** Writes the number beside the stars. */
  showValue?: boolean;
}

const STAR_STEP = 22;

const Frame = styled.span`
  --star-height: 1.15rem;
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;

  &[data-size='small'] {
    --star-height: 0.95rem;
    font-size: var(--text-s);
  }
  &[data-size='large'] {
    --star-height: 1.6rem;
    font-size: var(--text-xl);
  }
`;

const Drawing = styled.svg`
  flex: none;
  width: auto;
  max-width: none;
  height: var(--star-height);
  overflow: visible;
  fill: var(--color-star-empty);
  stroke: var(--color-star-empty-edge);

  svg {
    fill: var(--color-star);
    stroke: var(--color-star-edge);
  }
`;

const starsPath = (count: number) =>
  Array.from({ length: count }, (_, index) => STAR_PATH.replace('M10', `M${10 + index * STAR_STEP}`)).join(
    '',
  );

/** Nearly all ratings are out of five. */
const FIVE_STARS = starsPath(5);

/** Where the filled part ends: gaps between stars do not count, so 3.5 ends in the middle of the fourth star. */
function filledWidth(value: number, outOf: number): number {
  const bounded = Math.min(Math.max(value, 0), outOf);
  const whole = Math.floor(bounded);
  return whole * STAR_STEP + (bounded - whole) * 20;
}

/** A rating as amber stars, filled to the tenth. Screen readers hear "4.2 out of 5 stars". */
export function StarRating({ value, outOf = 5, size = 'regular', showValue = false }: StarRatingProps) {
  const stars = outOf === 5 ? FIVE_STARS : starsPath(outOf);
  const width = outOf * STAR_STEP - 2;
  return (
    <Frame data-size={size}>
      <Drawing
        role="img"
        aria-label={`${ratingLabel(value)} out of ${outOf} stars`}
        viewBox={`0 0 ${width} 20`}
        width={width}
        height="20"
      >
        <path d={stars} />
        <svg width={filledWidth(value, outOf)} height="20">
          <path d={stars} />
        </svg>
      </Drawing>
      {showValue && <span aria-hidden="true">{ratingLabel(value)}</span>}
    </Frame>
  );
}
