import { latinLetters } from './latin-letters.js';

/** How many values a fingerprint has; the share that two have in common is about the share of their texts' wording. */
const VALUES = 48;
const VALUES_PER_BAND = 3;
/** Two words each: one changed word costs two of them, so that texts with a few words replaced stay alike. */
const WORDS_PER_SHINGLE = 2;
/** Shorter ones are alike by chance ("Great club, my son loves it."), so they are only compared as a whole. */
const MIN_WORDS = 12;

const IGNORED = /[\p{M}\p{Default_Ignorable_Code_Point}'’]/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** The part of a text's wording that is compared: a MinHash over its pairs of words. */
export interface TextFingerprint {
  /** 48 bytes in hexadecimal; see `likeness`. */
  values: string;
  /**
   * Two texts that are alike have at least one of these 16 in common, and hardly any others do; none of a text that is
   * too short to be distinctive.
   */
  bands: string[];
}

/**
 * The words of a text in the compared form: without case, punctuation, accents, invisible characters and look-alike
 * letters.
 */
export function comparableWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(IGNORED, '');
  return latinLetters(plain).match(WORDS) ?? [];
}

/** The fingerprint of a text; a short one is only like the same words. */
export function textFingerprint(text: string): TextFingerprint {
  const words = comparableWords(text);
  const isShort = words.length < MIN_WORDS;
  const perShingle = isShort ? words.length : WORDS_PER_SHINGLE;
  const lowest = new Uint32Array(VALUES).fill(0xffffffff);
  for (let start = 0; start + perShingle <= words.length; start += 1) {
    const shingle = toHash(words.slice(start, start + perShingle).join(' '));
    for (let index = 0; index < VALUES; index += 1) {
      const value = mixed(shingle ^ Math.imul(index + 1, 0x9e3779b1));
      if (value < (lowest[index] ?? 0)) lowest[index] = value;
    }
  }
  const bands: string[] = [];
  for (let start = 0; start < VALUES && !isShort; start += VALUES_PER_BAND) {
    const rows = lowest.subarray(start, start + VALUES_PER_BAND).join(' ');
    bands.push(hexadecimal(start / VALUES_PER_BAND, 2) + hexadecimal(toHash(rows), 8));
  }
  return { values: Array.from(lowest, (value) => hexadecimal(value & 0xff, 2)).join(''), bands };
}

/** About how much of their wording two texts share, from 0 to 1, by the values of their fingerprints. */
export function likeness(first: string, second: string): number {
  let equal = 0;
  for (let start = 0; start < VALUES * 2; start += 2) {
    if (first.slice(start, start + 2) === second.slice(start, start + 2)) equal += 1;
  }
  return equal / VALUES;
}

/** FNV-1a, mixed: 32 bits. */
function toHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mixed(hash);
}

/** The finaliser of MurmurHash3 (Austin Appleby, public domain). */
function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const hexadecimal = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
