const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Typed and printed apostrophes are the same letter; line breaks and double spaces count as one space. */
const tidied = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ');

/**
 * Whether a text holds one of the words or phrases that may tell of a child at risk, whole and in any case. The
 * server checks with the same words; here they decide only whether to show where help is.
 */
export function holdsSafeguardingWord(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const anyOfThem = words.map((word) => escaped(tidied(word))).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOfThem})(?![\\p{L}\\p{N}])`, 'iu').test(tidied(text));
}
