import { plainText } from './plain-text.ts';

const escape = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Line breaks and double spaces count as one space. */
const normalise = (text: string): string => plainText(text).replace(/\s+/g, ' ');

/** Whether a text contains one of the words or phrases, whole and in any case. */
export function containsPhrase(text: string, phrases: readonly string[]): boolean {
  if (phrases.length === 0) return false;
  return patternFor(phrases).test(normalise(text));
}

const patterns = new WeakMap<readonly string[], RegExp>();

function patternFor(phrases: readonly string[]): RegExp {
  const known = patterns.get(phrases);
  if (known) return known;
  const anyPhrase = phrases.map((phrase) => escape(normalise(phrase))).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyPhrase})(?![\\p{L}\\p{N}])`, 'iu');
  patterns.set(phrases, pattern);
  return pattern;
}
