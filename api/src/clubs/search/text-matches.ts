import type { ClubIndex } from '../directory/club-index.js';
import type { IndexedClub } from '../directory/indexed-club.js';

/** How well a club can match a text, the best first. */
const WAYS = 5;

/**
 * The clubs whose name or location contains a normalised text, the best matches first: the whole name, the start of the
 * name, the start of a word, anywhere in the name, in the location. If there are none, those that would match with a
 * typing error or two.
 */
export function clubsWithText(index: ClubIndex, text: string): IndexedClub[] {
  if (text === '') return [];
  const matching = index.words.candidates(text).filter((club) => wayOf(club, text) !== undefined);
  if (matching.length === 0) return index.sorted([...index.words.almostMatching(text)], 'name');
  const found = Array.from({ length: WAYS }, (): IndexedClub[] => []);
  for (const club of index.sorted(matching, 'name')) found[wayOf(club, text) ?? 0]?.push(club);
  return found.flat();
}

function wayOf({ searchName, searchLocation }: IndexedClub, text: string): number | undefined {
  const place = searchName.indexOf(text);
  if (place < 0) return searchLocation.includes(text) ? WAYS - 1 : undefined;
  if (place === 0) return searchName.length === text.length ? 0 : 1;
  return searchName.includes(` ${text}`) ? 2 : 3;
}
