import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import { getNearness } from '../great-circle.js';
import type { IndexedClub } from './indexed-club.js';
import type { Nearness } from './club-columns.js';
import { ClubColumns } from './club-columns.js';
import { ClubTexts } from './club-texts.js';
import { KeptCards } from './kept-cards.js';
import type { League } from './indexed-club.js';
import { SortedList } from './sorted-list.js';
import { TownIndex } from './town-index.js';
import { WordIndex } from './word-index.js';

/** Orders that don't depend on the query; a category ranks by its weighted average. */
export type FixedOrder = 'name' | 'score' | 'rating' | 'reviews' | 'cost' | RatingCategory;

/** How much more it costs to sort some of the clubs than to pick them out of all. */
const SORTING_COSTS = 20;

/** A club and how near it is (see getNearness). */
export interface ClubAtPlace {
  club: IndexedClub;
  nearness: number;
}

/** The same, or null if no place is known. */
export type PerhapsNear = Omit<ClubAtPlace, 'nearness'> & { nearness: number | null };

/** A place in name order. */
type InNameOrder = Pick<IndexedClub, 'searchName' | 'id'>;

/** Compares two clubs in each of the orders; clubs without reviews come last unless by name. */
export const COMPARE: Record<FixedOrder, (one: IndexedClub, other: IndexedClub) => number> = {
  name: compareNames,
  score: (one, other) =>
    other.score - one.score || other.reviewCount - one.reviewCount || COMPARE.name(one, other),
  rating: (one, other) =>
    other.rank - one.rank || other.reviewCount - one.reviewCount || COMPARE.name(one, other),
  reviews: (one, other) =>
    other.reviewCount - one.reviewCount || other.rank - one.rank || COMPARE.name(one, other),
  // Unknown costs are above all others.
  cost: (one, other) => one.monthlyCost - other.monthlyCost || COMPARE.rating(one, other),
  coaching: byCategory(0),
  communication: byCategory(1),
  facilities: byCategory(2),
  inclusivity: byCategory(3),
  value: byCategory(4),
};

// Where two scores are the same, the club with more reviews comes first.
function byCategory(place: number) {
  return (one: IndexedClub, other: IndexedClub): number =>
    (other.categoryRanks[place] ?? 0) - (one.categoryRanks[place] ?? 0) || COMPARE.reviews(one, other);
}

/** The nearer one first. */
export function byNearness(one: PerhapsNear, other: PerhapsNear): number {
  return (one.nearness ?? 0) - (other.nearness ?? 0) || one.club.id - other.club.id;
}

/** Every club as needed for searching, in memory: 50,000 of them take some 30 MB. */
export class ClubIndex {
  private readonly clubs = new Map<number, IndexedClub>();
  private readonly others = new Map<number, IndexedClub>();
  /** Each made for the first search that needs it: sorting in every order took a third of the start. */
  private readonly lists = new Map<FixedOrder, SortedList<IndexedClub>>();
  private readonly texts = new ClubTexts<IndexedClub>(compareNames);
  readonly columns = new ClubColumns();
  readonly towns = new TownIndex();
  readonly words = new WordIndex();
  readonly cards = new KeptCards();

  /** @param leagues every league, by its number */
  constructor(readonly leagues: readonly League[]) {}

  /** Replaces clubs; those in `gone` may no longer exist. */
  change(changed: readonly IndexedClub[], gone: readonly number[]): void {
    const present = changed.filter(({ state }) => state === 'listed');
    const removed = new Set<IndexedClub>();
    const ids = new Set([...gone, ...changed.map((club) => club.id)]);
    this.cards.forget(ids);
    for (const id of ids) {
      const club = this.clubs.get(id);
      if (club) removed.add(club);
      this.clubs.delete(id);
      this.others.delete(id);
    }
    for (const club of changed) if (club.state !== 'listed') this.others.set(club.id, club);
    const replaced = new Map([...removed].map((club) => [club.id, club]));
    // In name order, in which most searches go through the slots: memory is read much faster one after the other.
    for (const club of present.toSorted(COMPARE.name)) {
      this.towns.count(club, 1);
      this.columns.add(club, replaced.get(club.id));
      replaced.delete(club.id);
      this.clubs.set(club.id, club);
    }
    for (const club of removed) this.towns.count(club, -1);
    for (const club of replaced.values()) this.columns.remove(club);
    this.words.change(removed, present);
    this.texts.change(removed, present);
    for (const list of this.lists.values()) list.change(removed, present);
  }

  /** Closed, hidden and merged clubs, in no order. Nothing else finds them. */
  get unlisted(): Iterable<IndexedClub> {
    return this.others.values();
  }

  /** All listed clubs in one of the orders. */
  inOrder(order: FixedOrder): readonly IndexedClub[] {
    const known = this.lists.get(order);
    if (known) return known.all;
    const list = new SortedList(COMPARE[order]);
    list.change(new Set(), [...this.clubs.values()]);
    this.lists.set(order, list);
    return list.all;
  }

  /**
   * The slots of the clubs whose name or location contains a normalised text, the best matches first, then in name order.
   */
  containing(text: string): number[] {
    return this.texts.slotsWith(text);
  }

  /** The clubs of slots. */
  inSlots(slots: readonly number[]): IndexedClub[] {
    return slots.flatMap((slot) => this.columns.club(slot) ?? []);
  }

  /** Clubs within a radius of a place, in no order. */
  within(centre: Coordinates, miles: number): ClubAtPlace[] {
    const near = this.columns.nearnessTo(centre);
    const farthest = getNearness(miles);
    return this.atPlace(
      this.columns.all().filter((slot) => near(slot) <= farthest),
      near,
    );
  }

  /** The clubs of some slots, all in known places, by their nearness, as far as the first `count`. */
  nearest(slots: readonly number[], near: Nearness, count: number): ClubAtPlace[] {
    // Numbers are sorted much faster than clubs.
    const farthest = new Float64Array(slots.map(near)).sort()[Math.min(count, slots.length) - 1] ?? 0;
    const first = slots.filter((slot) => near(slot) <= farthest);
    return this.atPlace(first, near).sort(byNearness).slice(0, count);
  }

  private atPlace(slots: readonly number[], near: Nearness): ClubAtPlace[] {
    return this.inSlots(slots).map((club) => ({ club, nearness: near(club.slot) }));
  }

  /** The clubs of some slots in one of the orders, as far as the first `count`. */
  sorted(slots: readonly number[], order: FixedOrder, count = slots.length): IndexedClub[] {
    if (slots.length * SORTING_COSTS < this.clubs.size)
      return this.inSlots(slots).sort(COMPARE[order]).slice(0, count);
    const isWanted = this.columns.marked(slots);
    const first: IndexedClub[] = [];
    for (const club of this.inOrder(order)) {
      if (first.length === count) break;
      if (isWanted[club.slot] === 1) first.push(club);
    }
    return first;
  }
}

/** Compares two clubs, or a club and a place in the list, in name order. */
export function compareNames(one: InNameOrder, other: InNameOrder): number {
  if (one.searchName === other.searchName) return one.id - other.id;
  return one.searchName < other.searchName ? -1 : 1;
}
