import { plainText } from '@club-reviews/domain/plain-text';
import { latinLetters } from './latin-letters.js';

/** Full stops of other scripts. */
const STOPS = /[\u3002\uFF61\u06D4\u00B7\u2022]/gu;
/** Four signs or more, each on its own: "s p a m". */
const SPACED_OUT = /(?<!\S)\S(?:[^\S\n]\S){3,}(?!\S)/gu;
/** Letters with the same sign between them: "s.p.a.m". */
const DOTTED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:([._~|/-])\p{L}(?:\1\p{L})+)(?![\p{L}\p{N}])/gu;

/** A text as a reader understands it, however it was disguised: what the checks look at. */
export function checkedText(text: string): string {
  return latinLetters(plainText(text).replace(/\p{Me}/gu, ''))
    .replace(STOPS, '.')
    .replace(SPACED_OUT, (run) => (letters(run) >= 3 ? run.replace(/\s/g, '') : run))
    .replace(DOTTED_OUT, (run) => run.replace(/\P{L}/gu, ''));
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
