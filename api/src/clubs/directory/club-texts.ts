import type { IndexedClub } from './indexed-club.js';

/** No normalised text contains them. */
const [BEFORE_LOCATION, BEFORE_NAME] = ['\t', '\n'];

type Texts = Pick<IndexedClub, 'searchName' | 'searchLocation' | 'slot'>;

/** How well a club matches a text: the whole name, the start of the name or of a word in it, anywhere, in the location. */
const RANKS = { wholeName: 0, startOfName: 1, startOfWord: 2, name: 3, location: 4 } as const;

/** The names and locations of a list of clubs as one string: it's searched many times faster than one after the other. */
export class ClubTexts {
  private readonly all: string;
  private readonly starts: Int32Array;
  private readonly nameEnds: Int32Array;
  private readonly slots: Int32Array;

  constructor(clubs: readonly Texts[]) {
    this.starts = new Int32Array(clubs.length + 1);
    this.nameEnds = new Int32Array(clubs.length);
    this.slots = Int32Array.from(clubs, ({ slot }) => slot);
    let end = 0;
    for (const [place, { searchName, searchLocation }] of clubs.entries()) {
      const start = end + BEFORE_NAME.length;
      const nameEnd = start + searchName.length;
      this.starts[place] = start;
      this.nameEnds[place] = nameEnd;
      end = nameEnd + BEFORE_LOCATION.length + searchLocation.length;
    }
    this.starts[clubs.length] = end;
    this.all = clubs
      .map(({ searchName, searchLocation }) => BEFORE_NAME + searchName + BEFORE_LOCATION + searchLocation)
      .join('');
  }

  /** The slots of the clubs that contain a normalised text, the best matches first, otherwise in the order of the list. */
  slotsWith(text: string): number[] {
    const found: number[][] = Object.values(RANKS).map(() => []);
    const word = ` ${text}`;
    let nextWord = this.all.indexOf(word);
    let place = 0;
    for (let at = this.all.indexOf(text); at >= 0; at = this.all.indexOf(text, this.starts[place])) {
      while ((this.starts[place + 1] ?? 0) <= at) place += 1;
      const start = this.starts[place] ?? 0;
      const nameEnd = this.nameEnds[place] ?? 0;
      if (nextWord >= 0 && nextWord < start) nextWord = this.all.indexOf(word, start);
      let rank: number = RANKS.location;
      if (at === start) rank = at + text.length === nameEnd ? RANKS.wholeName : RANKS.startOfName;
      else if (at < nameEnd) rank = nextWord >= 0 && nextWord < nameEnd ? RANKS.startOfWord : RANKS.name;
      found[rank]?.push(this.slots[place] ?? 0);
      place += 1;
    }
    // Much faster than flat().
    return found.reduce((all, each) => all.concat(each));
  }
}
