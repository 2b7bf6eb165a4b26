import type { ClubIndex } from '../directory/club-index.js';

/**
 * The slots of the clubs whose name or location contains a normalised text, the best matches first: the whole name, the
 * start of the name, the start of a word, anywhere in the name, in the location. Each in name order.
 */
export function clubsContaining(index: ClubIndex, text: string): number[] {
  // No club contains punctuation alone.
  return text === '' ? [] : index.containing(text);
}

/** The slots of the clubs that would contain it with a typing error or two, by name. */
export function clubsLike(index: ClubIndex, text: string): number[] {
  const slots = Array.from(index.words.almostMatching(text), ({ slot }) => slot);
  return index.sorted(slots, 'name').map(({ slot }) => slot);
}
