import { styled } from 'styled-components';
import { ratingLabel } from '../../formatting/numbers';
import { STAR_PATH } from '@club-reviews/domain/star';

export interface StarRatingProps {
  value: number;
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

const FIVE_STARS = [0, 1, 2, 3, 4]
  .map((index) => STAR_PATH.replace('M10', `M${10 + index * STAR_STEP}`))
  .join('');

const WIDTH = 5 * STAR_STEP - 2;

/** Where the filled part ends: gaps between stars do not count, so 3.5 ends in the middle of the fourth star. */
function filledWidth(value: number): number {
  const bounded = Math.min(Math.max(value, 0), 5);
  const whole = Math.floor(bounded);
  return whole * STAR_STEP + (bounded - whole) * 20;
}

/** A rating as amber stars, filled to the tenth. Screen readers hear "4.2 out of 5 stars". */
export function StarRating({ value, size = 'regular', showValue = false }: StarRatingProps) {
  return (
    <Frame data-size={size}>
      <Drawing
        role="img"
        aria-label={`${ratingLabel(value)} out of 5 stars`}
        viewBox={`0 0 ${WIDTH} 20`}
        width={WIDTH}
        height="20"
      >
        <path d={FIVE_STARS} />
        <svg width={filledWidth(value)} height="20">
          <path d={FIVE_STARS} />
        </svg>
      </Drawing>
      {showValue && <span aria-hidden="true">{ratingLabel(value)}</span>}
    </Frame>
  );
}
