import { distance } from 'fastest-levenshtein';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { kilometresBetween } from '../postcodes/nearest-town.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';

/** A club that others are compared with. */
export interface NamedPlace {
  /** What to call it in a report. */
  label: string;
  name: string;
  place: Coordinates;
}

/** A mile, in kilometres. */
const REACH_KILOMETRES = 1.609;
/** Cells of a mile or a little more; wide enough in England, where a degree of longitude is 62 to 71 kilometres. */
const CELL = { latitude: 0.0145, longitude: 0.026 };

/** Words in most clubs' names, or that one writer leaves out and another doesn't. */
const COMMON_WORDS = new Set(
  'the fc afc jfc yfc cfc club football soccer junior juniors youth youths and'.split(' '),
);

/** Names of at least this many characters may differ by one typo, and longer ones by two. */
const SLIPS = [
  { from: 6, allowed: 1 },
  { from: 12, allowed: 2 },
];

/**
 * Finds clubs that are probably the same: with nearly equal names within a mile of each other. Numbers and words such
 * as "girls" must agree; "FC", "Juniors" and the like don't count, nor do word order or a typo.
 */
export class Namesakes {
  private readonly cells = new Map<string, (NamedPlace & { key: NameKey })[]>();

  /** Adds a club to compare with. */
  add(club: NamedPlace): void {
    const cell = cellOf(club.place);
    const name = cellKey(cell.row, cell.column);
    const entry = { ...club, key: nameKey(club.name) };
    const others = this.cells.get(name);
    if (others) others.push(entry);
    else this.cells.set(name, [entry]);
  }

  /** A club with nearly this name within a mile; undefined if there is none. */
  find(name: string, place: Coordinates): NamedPlace | undefined {
    const key = nameKey(name);
    const { row, column } = cellOf(place);
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        for (const other of this.cells.get(cellKey(row + north, column + east)) ?? []) {
          if (isNearlyEqual(key, other.key) && kilometresBetween(place, other.place) <= REACH_KILOMETRES)
            return other;
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
export function tellingWords(name: string): string[] {
  return nameKey(name)
    .words.split(' ')
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length);
}

interface NameKey {
  /** The words that distinguish clubs, in one fixed order. */
  words: string;
  digits: string;
}

function nameKey(name: string): NameKey {
  return searchKey(normaliseSearchText(name));
}

function searchKey(searchName: string): NameKey {
  const words = searchName.split(' ');
  const telling = words.filter((word) => !COMMON_WORDS.has(word));
  const sorted = (telling.length > 0 ? telling : words).sort().join(' ');
  return { words: sorted, digits: sorted.replace(/\D/g, '') };
}

function isNearlyEqual(one: NameKey, other: NameKey): boolean {
  if (one.words === other.words) return true;
  if (one.digits !== other.digits) return false;
  const length = Math.min(one.words.length, other.words.length);
  const allowed = SLIPS.findLast(({ from }) => length >= from)?.allowed ?? 0;
  const isCloseInLength = Math.abs(one.words.length - other.words.length) <= allowed;
  return isCloseInLength && allowed > 0 && distance(one.words, other.words) <= allowed;
}

function cellOf({ latitude, longitude }: Coordinates): { row: number; column: number } {
  return { row: Math.floor(latitude / CELL.latitude), column: Math.floor(longitude / CELL.longitude) };
}

const cellKey = (row: number, column: number): string => `${row}:${column}`;
