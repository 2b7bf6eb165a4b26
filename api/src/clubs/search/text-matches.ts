import type { ClubIndex } from '../directory/club-index.js';
import type { IndexedClub } from '../directory/indexed-club.js';

const NONE = -1;

/**
 * The clubs whose name or location contains a normalised text, the best matches first: the whole name, the start of the
 * name, the start of a word, anywhere in the name, in the location. Each in name order.
 */
export function clubsContaining(index: ClubIndex, text: string): IndexedClub[] {
  // No club contains punctuation alone.
  if (text === '') return [];
  const ranks = new Int8Array(index.columns.length);
  const containing = index.words
    .candidates(text)
    .filter((club) => (ranks[club.slot] = getRank(club, text)) !== NONE);
  const found: IndexedClub[][] = [[], [], [], [], []];
  for (const club of index.sorted(containing, 'name')) found[ranks[club.slot] ?? 0]?.push(club);
  // Much faster than flat().
  return found.reduce((all, each) => all.concat(each));
}

/** The clubs that would contain it with a typing error or two, by name. */
export function clubsLike(index: ClubIndex, text: string): IndexedClub[] {
  return index.sorted([...index.words.almostMatching(text)], 'name');
}

function getRank({ searchName, searchLocation }: IndexedClub, text: string): number {
  const place = searchName.indexOf(text);
  if (place < 0) return searchLocation.includes(text) ? 4 : NONE;
  if (place === 0) return searchName.length === text.length ? 0 : 1;
  return searchName.includes(` ${text}`) ? 2 : 3;
}
