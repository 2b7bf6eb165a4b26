import { SCALE_VARIABLES } from '../../src/tokens/scales';

/** A custom property without its dashes, and what it's set to. */
export type Token = readonly [name: string, value: string];

/** The custom properties that a text sets, in its order. */
export function tokensIn(css: string): Token[] {
  return [...css.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}

const SCALES = tokensIn(SCALE_VARIABLES);

/** Scales that have a drawing of their own. */
const DRAWN = /^(text|space|radius|motion|ease)\b/;

/** The steps of a scale, such as `space`. */
export const scale = (name: string) => SCALES.filter(([token]) => token.split('-')[0] === name);

/** Typefaces, their widths, and measures of the page. */
export const OTHER_TOKENS = SCALES.filter(([name]) => !DRAWN.test(name));
