import { inParts } from '../../platform/database/batches.js';
import type { IndexedClub } from './indexed-club.js';

/** No normalised text contains them. */
const [BEFORE_LOCATION, BEFORE_NAME] = ['\t', '\n'];
/** With more, changes take longer; with fewer, searches do. A block is divided once it has more than twice as many. */
const CLUBS_PER_BLOCK = 128;

type Texts = Pick<IndexedClub, 'searchName' | 'searchLocation' | 'slot'>;

/** How well a club matches a text: the whole name, the start of the name or of a word in it, anywhere, in the location. */
const RANKS = { wholeName: 0, startOfName: 1, startOfWord: 2, name: 3, location: 4 } as const;

/**
 * The names and locations of clubs, in an order. Those of a block are one string: it's searched many times faster than
 * one club after the other, and a change costs only its blocks.
 */
export class ClubTexts<Club extends Texts> {
  private readonly blocks: Block<Club>[] = [];

  constructor(private readonly compare: (one: Club, other: Club) => number) {}

  /** Removes clubs that are here, and inserts others. */
  change(removed: ReadonlySet<Club>, added: Iterable<Club>): void {
    const addedTo = new Map<Block<Club> | undefined, Club[]>();
    for (const club of removed) addedTo.set(this.findBlock(club), []);
    for (const club of added) {
      const block = this.findBlock(club);
      addedTo.set(block, [...(addedTo.get(block) ?? []), club]);
    }
    for (const [block, come] of addedTo) {
      const left = block?.clubs.filter((club) => !removed.has(club)) ?? [];
      const clubs = [...left, ...come].sort(this.compare);
      const size = clubs.length > 2 * CLUBS_PER_BLOCK ? CLUBS_PER_BLOCK : 2 * CLUBS_PER_BLOCK;
      const blocks = inParts(clubs, size).map((some) => new Block(some));
      if (block) this.blocks.splice(this.blocks.indexOf(block), 1, ...blocks);
      else this.blocks.push(...blocks);
    }
  }

  /** The slots of the clubs that contain a normalised text, the best matches first, otherwise in their order. */
  slotsWith(text: string): number[] {
    const found: number[][] = Object.values(RANKS).map(() => []);
    for (const block of this.blocks) block.find(text, found);
    // Much faster than flat().
    return found.reduce((all, each) => all.concat(each));
  }

  /** The last block that doesn't begin after the club, otherwise the first, if there is one. */
  private findBlock(club: Club): Block<Club> | undefined {
    let [low, high] = [0, this.blocks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const first = this.blocks[middle]?.clubs[0];
      if (first && this.compare(first, club) <= 0) low = middle;
      else high = middle - 1;
    }
    return this.blocks[low];
  }
}

/** Clubs that follow each other, at least one. */
class Block<Club extends Texts> {
  private readonly all: string;
  private readonly starts: Int32Array;
  private readonly nameEnds: Int32Array;

  constructor(readonly clubs: readonly Club[]) {
    this.starts = new Int32Array(clubs.length + 1);
    this.nameEnds = new Int32Array(clubs.length);
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

  /** Adds the slots of the clubs that contain a text to those of their rank. */
  find(text: string, found: readonly number[][]): void {
    let at = this.all.indexOf(text);
    if (at < 0) return;
    const word = ` ${text}`;
    let nextWord = this.all.indexOf(word);
    for (let place = 0; at >= 0; at = this.all.indexOf(text, this.starts[place])) {
      while ((this.starts[place + 1] ?? 0) <= at) place += 1;
      const start = this.starts[place] ?? 0;
      const nameEnd = this.nameEnds[place] ?? 0;
      if (nextWord >= 0 && nextWord < start) nextWord = this.all.indexOf(word, start);
      let rank: number = RANKS.location;
      if (at === start) rank = at + text.length === nameEnd ? RANKS.wholeName : RANKS.startOfName;
      else if (at < nameEnd) rank = nextWord >= 0 && nextWord < nameEnd ? RANKS.startOfWord : RANKS.name;
      found[rank]?.push(this.clubs[place]?.slot ?? 0);
      place += 1;
    }
  }
}
