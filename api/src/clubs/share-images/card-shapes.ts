import { STAR_PATH } from '@club-reviews/domain/star';

const STARS = 5;
const STAR_STEP = 22;

/** Width of five stars with a height of 20. */
export const STARS_WIDTH = STARS * STAR_STEP - 2;

/** Five stars in a row. */
export const STARS_PATH = Array.from({ length: STARS }, (_, index) =>
  STAR_PATH.replace('M10', `M${10 + index * STAR_STEP}`),
).join('');

/** Where the filled part of the stars ends: gaps do not count, so 3.5 ends in the middle of the fourth star. */
export function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  return whole * STAR_STEP + (rating - whole) * 20;
}

/** Letters missing from the images' fonts, emoji, and invisible characters. */
const NOT_DRAWN =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\p{C}\u20E3\uFE0E\uFE0F]/gu;

/** The drawable part of a text, on one line; `instead` if there is none. */
export function drawableText(text: string, instead: string): string {
  const drawable = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(NOT_DRAWN, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(drawable) ? drawable : instead;
}
