import type { IndexedClub } from './indexed-club.js';
import { editsAllowed, isFuzzyPrefix, getLetters } from './fuzzy-prefix.js';
import { SortedList } from './sorted-list.js';

interface Word {
  text: string;
  letters: number;
  clubs: Set<IndexedClub>;
}

/** The words of clubs' names and locations: there are far fewer of them than clubs. */
export class WordIndex {
  private readonly words = new Map<string, Word>();
  private readonly byText = new SortedList<Word>((one, other) =>
    one.text === other.text ? 0 : one.text < other.text ? -1 : 1,
  );

  /** Removes clubs' words, and adds others'. */
  change(removed: Iterable<IndexedClub>, present: Iterable<IndexedClub>): void {
    const gone = new Set<Word>();
    const come = new Set<Word>();
    for (const club of removed)
      for (const text of getWords(club)) {
        const word = this.words.get(text);
        word?.clubs.delete(club);
        if (word?.clubs.size === 0) gone.add(word);
      }
    for (const club of present)
      for (const text of getWords(club)) {
        const word = this.words.get(text) ?? { text, letters: getLetters(text), clubs: new Set() };
        if (!this.words.has(text)) come.add(word);
        this.words.set(text, word);
        word.clubs.add(club);
        gone.delete(word);
      }
    for (const { text } of gone) this.words.delete(text);
    this.byText.change(gone, [...come]);
  }

  /** Clubs with a word that starts like this. */
  startingWith(text: string): Set<IndexedClub> {
    const clubs = new Set<IndexedClub>();
    const words = this.byText.all;
    for (let place = this.byText.firstWhere((word) => word.text >= text); place < words.length; place += 1) {
      const word = words[place];
      if (!word?.text.startsWith(text)) break;
      for (const club of word.clubs) clubs.add(club);
    }
    return clubs;
  }

  /** Clubs with exactly this word. */
  withWord(text: string): ReadonlySet<IndexedClub> {
    return this.words.get(text)?.clubs ?? new Set();
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

  private clubsAlmostWith(text: string): Set<IndexedClub> {
    const edits = editsAllowed(text);
    if (edits === 0) return this.startingWith(text);
    const typed = { text, letters: getLetters(text) };
    const clubs = new Set<IndexedClub>();
    for (const word of this.byText.all)
      if (isFuzzyPrefix(typed, word, edits)) for (const club of word.clubs) clubs.add(club);
    return clubs;
  }
}

function getWords({ searchName, searchLocation }: IndexedClub): Set<string> {
  return new Set([...searchName.split(' '), ...searchLocation.split(' ')].filter((word) => word !== ''));
}

function intersection<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): Set<Item> {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return new Set([...small].filter((item) => large.has(item)));
}
