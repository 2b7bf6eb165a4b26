import type { IndexedClub } from './indexed-club.js';
import { editsAllowed, isAlmostStartOf, lettersOf } from './near-words.js';

interface Word {
  text: string;
  letters: number;
  clubs: Set<IndexedClub>;
}

/** The words of clubs' names and locations, for texts that nothing contains as they were typed. */
export class WordIndex {
  private readonly words = new Map<string, Word>();

  /** Adds a club's words. */
  add(club: IndexedClub): void {
    for (const text of wordsOf(club)) {
      const word = this.words.get(text);
      if (word) word.clubs.add(club);
      else this.words.set(text, { text, letters: lettersOf(text), clubs: new Set([club]) });
    }
  }

  /** Takes a club's words out. */
  remove(club: IndexedClub): void {
    for (const text of wordsOf(club)) {
      const word = this.words.get(text);
      word?.clubs.delete(club);
      if (word?.clubs.size === 0) this.words.delete(text);
    }
  }

  /** The clubs that have, for each word of `text`, one that starts almost like it. */
  almostMatching(text: string): Set<IndexedClub> {
    let found: Set<IndexedClub> | undefined;
    for (const typed of new Set(text.split(' ').filter((word) => word !== ''))) {
      const clubs = this.clubsAlmostWith(typed);
      found = found === undefined ? clubs : intersection(found, clubs);
      if (found.size === 0) return found;
    }
    return found ?? new Set();
  }

  private clubsAlmostWith(typed: string): Set<IndexedClub> {
    const edits = editsAllowed(typed);
    const letters = lettersOf(typed);
    const clubs = new Set<IndexedClub>();
    for (const word of this.words.values()) {
      if (!isAlmostStartOf({ text: typed, letters }, word, edits)) continue;
      for (const club of word.clubs) clubs.add(club);
    }
    return clubs;
  }
}

function wordsOf({ searchName, searchLocation }: IndexedClub): Set<string> {
  return new Set([...searchName.split(' '), ...searchLocation.split(' ')].filter((word) => word !== ''));
}

function intersection<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): Set<Item> {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return new Set([...small].filter((item) => large.has(item)));
}
