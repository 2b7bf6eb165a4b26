import type { ClubIndex } from '../directory/club-index.js';
import type { IndexedClub } from '../directory/indexed-club.js';

/**
 * The clubs whose name or location contains a normalised text, the best matches first: the whole name, the start of the
 * name, the start of a word, anywhere in the name, in the location. Each in name order.
 */
export function clubsContaining(index: ClubIndex, text: string): IndexedClub[] {
  // No club contains punctuation alone.
  if (text === '') return [];
  return index.containing(text);
}

/** The clubs that would contain it with a typing error or two, by name. */
export function clubsLike(index: ClubIndex, text: string): IndexedClub[] {
  return index.sorted([...index.words.almostMatching(text)], 'name');
}
