import type { Coordinates } from '../../postcodes/outward-code-centroids.js';
import { boxAround, nearnessBetween, nearnessOf } from '../../clubs/great-circle.js';
import type { IndexedClub } from './indexed-club.js';
import { SortedList } from './sorted-list.js';
import { TownIndex } from './town-index.js';
import { WordIndex } from './word-index.js';

/** Orders that don't depend on what is asked. */
export type FixedOrder = 'name' | 'rating' | 'reviews';

/** A club and how near it is (see nearnessOf). */
export interface ClubAtPlace {
  club: IndexedClub;
  nearness: number;
}

/** How a club comes before another in each of the orders; clubs without reviews come last by rating and by reviews. */
export const COMPARE: Record<FixedOrder, (one: IndexedClub, other: IndexedClub) => number> = {
  name: (one, other) => compareTexts(one.searchName, other.searchName) || one.id - other.id,
  rating: (one, other) =>
    other.rank - one.rank || other.reviewCount - one.reviewCount || COMPARE.name(one, other),
  reviews: (one, other) =>
    other.reviewCount - one.reviewCount || other.rank - one.rank || COMPARE.name(one, other),
};

/** Every listed club as searches look at it, in memory: 50,000 of them take some 40 MB. */
export class ClubIndex {
  private readonly clubs = new Map<number, IndexedClub>();
  private readonly lists = {
    name: new SortedList(COMPARE.name),
    rating: new SortedList(COMPARE.rating),
    reviews: new SortedList(COMPARE.reviews),
  };
  private readonly bySouth = new SortedList<LocatedClub>(
    (one, other) => one.latitude - other.latitude || one.id - other.id,
  );
  readonly towns = new TownIndex();
  readonly words = new WordIndex();

  /** Replaces clubs; those of `gone` aren't listed any more. */
  change(present: readonly IndexedClub[], gone: readonly number[]): void {
    const removed = new Set<IndexedClub>();
    for (const id of [...gone, ...present.map((club) => club.id)]) {
      const club = this.clubs.get(id);
      if (club) removed.add(club);
      this.clubs.delete(id);
    }
    for (const club of removed) this.count(club, -1);
    for (const club of present) this.count(club, 1);
    for (const club of present) this.clubs.set(club.id, club);
    for (const list of Object.values(this.lists)) list.change(removed, present);
    this.bySouth.change(new Set([...removed].filter(isLocated)), present.filter(isLocated));
  }

  /** All clubs in one of the orders. */
  inOrder(order: FixedOrder): readonly IndexedClub[] {
    return this.lists[order].all;
  }

  /** Clubs within a radius of a place, from south to north. */
  within(centre: Coordinates, miles: number): ClubAtPlace[] {
    const { south, north, west, east } = boxAround(centre, miles);
    const farthest = nearnessOf(miles);
    const located = this.bySouth.all;
    const found: ClubAtPlace[] = [];
    for (let index = this.bySouth.firstWhere(({ latitude }) => latitude >= south); ; index += 1) {
      const club = located[index];
      if (club === undefined || club.latitude > north) return found;
      if (club.longitude < west || club.longitude > east) continue;
      const nearness = nearnessBetween(centre, club);
      if (nearness <= farthest) found.push({ club, nearness });
    }
  }

  /** Every club whose place is known. */
  located(): readonly LocatedClub[] {
    return this.bySouth.all;
  }

  private count(club: IndexedClub, sign: 1 | -1): void {
    this.towns.count(club, sign);
    if (sign > 0) this.words.add(club);
    else this.words.remove(club);
  }
}

/** A club whose place is known. */
export type LocatedClub = IndexedClub & Coordinates;

function isLocated(club: IndexedClub): club is LocatedClub {
  return club.latitude !== null && club.longitude !== null;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
