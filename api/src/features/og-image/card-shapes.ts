import { STAR_PATH } from '@club-reviews/domain/star';

const STARS = 5;
const STAR_STEP = 22;

/** Width of five stars that are 20 high. */
export const STARS_WIDTH = STARS * STAR_STEP - 2;

/** Five stars beside each other. */
export const STARS_PATH = Array.from({ length: STARS }, (_, index) =>
  STAR_PATH.replace('M10', `M${10 + index * STAR_STEP}`),
).join('');

/** Where the filled part of the stars ends: gaps do not count, so 3.5 ends in the middle of the fourth star. */
export function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  return whole * STAR_STEP + (rating - whole) * 20;
}
