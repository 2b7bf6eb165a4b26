import { distance } from 'fastest-levenshtein';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { kilometresBetween } from '../postcodes/nearest-town.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';

/** A club that others are compared with. */
export interface NamedPlace extends Coordinates {
  name: string;
  /** Where it's found: its slug, or its line in the file. */
  from: string | number;
}

/** A mile, in kilometres. */
const REACH_KILOMETRES = 1.609;
/** Cells of a mile or a little more; wide enough in England, where a degree of longitude is 62 to 71 kilometres. */
const CELL = { latitude: 0.0145, longitude: 0.026 };

/** Words in most clubs' names, or that one writer leaves out and another doesn't. */
const COMMON_WORDS = new Set(
  'the fc afc jfc yfc cfc club football soccer junior juniors youth youths and'.split(' '),
);

/** Words of at least this many characters may have one typo, and longer ones two: short words are different words. */
const SLIPS = [
  { from: 6, allowed: 1 },
  { from: 12, allowed: 2 },
];

/**
 * Finds clubs that are probably the same: with nearly equal names within a mile of each other. Numbers and words such
 * as "girls" must agree; "FC", "Juniors" and the like don't count, nor do word order or a typo in each longer word.
 */
export class Namesakes {
  // An import of 50,000 clubs holds as many again, so each is one object of a few strings.
  private readonly cells = new Map<string, (NamedPlace & NameKey)[]>();

  /** Adds a club to compare with. */
  add(club: NamedPlace): void {
    const cell = toCell(club);
    const name = cellKey(cell.row, cell.column);
    const { words, digits } = nameKey(club.name);
    const entry = { ...club, words, digits };
    const others = this.cells.get(name);
    if (others) others.push(entry);
    else this.cells.set(name, [entry]);
  }

  /** A club with nearly this name within a mile; undefined if there is none. */
  find(name: string, place: Coordinates): NamedPlace | undefined {
    const key = nameKey(name);
    const { row, column } = toCell(place);
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        for (const other of this.cells.get(cellKey(row + north, column + east)) ?? []) {
          if (isNearlyEqual(key, other) && kilometresBetween(place, other) <= REACH_KILOMETRES) return other;
        }
      }
    }
    return undefined;
  }
}

/** Whether a club's normalised name probably means the same club as this name, wherever it is. */
export function resembles(name: string): (searchName: string) => boolean {
  const key = nameKey(name);
  return (searchName) => isNearlyEqual(key, searchKey(searchName));
}

/** The words of a name that distinguish clubs, longest first. */
export function significantWords(name: string): string[] {
  return nameKey(name)
    .words.split(' ')
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length);
}

interface NameKey {
  /** The words that distinguish clubs, with spaces between them. */
  words: string;
  digits: string;
}

function nameKey(name: string): NameKey {
  return searchKey(normaliseSearchText(name));
}

function searchKey(searchName: string): NameKey {
  const words = searchName.split(' ');
  const telling = words.filter((word) => !COMMON_WORDS.has(word));
  const counting = telling.length > 0 ? telling : words;
  return { words: counting.join(' '), digits: counting.toSorted().join('').replace(/\D/g, '') };
}

// Word by word: two letters make "Broadway Hawks" of "Broadway Sharks", and three typos leave "Headingly Wandrers Athletc"
// what it is.
function isNearlyEqual(one: NameKey, other: NameKey): boolean {
  if (one.words.replaceAll(' ', '') === other.words.replaceAll(' ', '')) return true;
  if (one.digits !== other.digits) return false;
  const [ours, theirs] = [one.words.split(' '), other.words.split(' ')];
  const [these, those] = [without(ours, theirs), without(theirs, ours)];
  return these.length === those.length && these.every((word) => those.some((that) => isTypo(word, that)));
}

function without(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !others.includes(word));
}

function isTypo(one: string, other: string): boolean {
  if (`${one}s` === other || one === `${other}s`) return true;
  const length = Math.min(one.length, other.length);
  const allowed = SLIPS.findLast(({ from }) => length >= from)?.allowed ?? 0;
  if (allowed === 0 || Math.abs(one.length - other.length) > allowed) return false;
  const edits = distance(one, other);
  // Two swapped letters are one typo.
  return edits <= allowed || (edits === 2 && lettersIn(one) === lettersIn(other));
}

function lettersIn(word: string): string {
  return [...word].sort().join('');
}

function toCell({ latitude, longitude }: Coordinates): { row: number; column: number } {
  return { row: Math.floor(latitude / CELL.latitude), column: Math.floor(longitude / CELL.longitude) };
}

const cellKey = (row: number, column: number): string => `${row}:${column}`;
