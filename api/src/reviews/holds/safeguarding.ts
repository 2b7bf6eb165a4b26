import { SAFEGUARDING_WORDS } from './safeguarding-words.js';

const escaped = SAFEGUARDING_WORDS.map((words) =>
  words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'),
);
const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a text holds one of the safeguarding words, as a whole word or phrase and in any case. */
export function hasSafeguardingWords(text: string): boolean {
  return PATTERN.test(text);
}
