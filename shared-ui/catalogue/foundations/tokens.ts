import { SCALE_VARIABLES } from '../../src/tokens/scales';

/** A custom property without its dashes, and what it's set to. */
export type Token = readonly [name: string, value: string];

/** The custom properties that a style sheet sets, in order. */
export function tokensIn(css: string): Token[] {
  return [...css.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}

const SCALES = tokensIn(SCALE_VARIABLES);

/** Scales with their own drawing. */
const DRAWN = /^(text|space|radius|motion|ease)\b/;

/** A scale's steps, for example those of `space`. */
export const scale = (name: string) => SCALES.filter(([token]) => token.split('-')[0] === name);

/** Typefaces, their widths, and the page's dimensions. */
export const OTHER_TOKENS = SCALES.filter(([name]) => !DRAWN.test(name));
