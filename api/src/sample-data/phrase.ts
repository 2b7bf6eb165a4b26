import type { Random } from './random.js';

/** What the slots of a phrase stand for, for example `{ town: 'Otley' }`. */
export type Words = Readonly<Record<string, string>>;

type Part = string | { slot: string } | { alternatives: readonly Part[][] };

/**
 * A sentence with choices. `[a|b]` stands for one of its alternatives, which may nest and may be empty; `{name}` is a
 * slot filled from the given words.
 */
export class Phrase {
  /** Names of all slots that an expansion may need. */
  readonly slots: ReadonlySet<string>;

  private readonly parts: readonly Part[];

  /** @throws Error when a bracket or brace is left open, or closed without being opened */
  constructor(readonly pattern: string) {
    const reader = { pattern, position: 0, slots: new Set<string>() };
    this.parts = readParts(reader, false);
    this.slots = reader.slots;
  }

  /**
   * Chooses among the alternatives and fills the slots.
   * @throws Error when a chosen slot has no word
   */
  say(random: Random, words: Words): string {
    return expand(this.parts, random, words);
  }
}

/** Reads a list of phrases, one a line; blank lines and surrounding spaces don't count. */
export function phrases(list: string): Phrase[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => new Phrase(line));
}

interface Reader {
  readonly pattern: string;
  position: number;
  readonly slots: Set<string>;
}

function readParts(reader: Reader, nested: boolean): Part[] {
  const parts: Part[] = [];
  while (reader.position < reader.pattern.length) {
    const sign = reader.pattern[reader.position];
    if (nested && (sign === '|' || sign === ']')) return parts;
    if (sign === '[') parts.push(readAlternatives(reader));
    else if (sign === '{') parts.push(readSlot(reader));
    else parts.push(readText(reader, nested));
  }
  if (nested) throw new Error(`"[" is never closed in "${reader.pattern}"`);
  return parts;
}

function readAlternatives(reader: Reader): Part {
  const alternatives: Part[][] = [];
  do {
    reader.position += 1;
    alternatives.push(readParts(reader, true));
  } while (reader.pattern[reader.position] === '|');
  reader.position += 1;
  return { alternatives };
}

function readSlot(reader: Reader): Part {
  const end = reader.pattern.indexOf('}', reader.position);
  if (end === -1) throw new Error(`"{" is never closed in "${reader.pattern}"`);
  const slot = reader.pattern.slice(reader.position + 1, end);
  reader.slots.add(slot);
  reader.position = end + 1;
  return { slot };
}

function readText(reader: Reader, nested: boolean): string {
  const rest = reader.pattern.slice(reader.position);
  const length = rest.search(nested ? /[[\]{}|]/ : /[[\]{}]/);
  const text = length === -1 ? rest : rest.slice(0, length);
  if (text === '') throw new Error(`"${rest[0] ?? ''}" closes nothing in "${reader.pattern}"`);
  reader.position += text.length;
  return text;
}

function expand(parts: readonly Part[], random: Random, words: Words): string {
  let said = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      said += part;
    } else if ('slot' in part) {
      const word = words[part.slot];
      if (word === undefined) throw new Error(`No word for {${part.slot}}`);
      said += word;
    } else {
      said += expand(random.pick(part.alternatives), random, words);
    }
  }
  return said;
}

/** How a parent feels about something: 5 stars, 4 stars, 3 stars, or fewer. */
export type Feeling = 'excellent' | 'good' | 'mixed' | 'poor';

/** What a parent may say about one topic, by how they feel about it. */
export type TopicPhrases = Readonly<Record<Feeling, readonly Phrase[]>>;

/** The feeling behind a rating from 1 to 5; half stars count towards the better one. */
export function feelingOf(rating: number): Feeling {
  if (rating >= 4.5) return 'excellent';
  if (rating >= 3.5) return 'good';
  return rating >= 2.5 ? 'mixed' : 'poor';
}
