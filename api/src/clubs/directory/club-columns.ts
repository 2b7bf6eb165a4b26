import type { SpherePoint } from '../great-circle.js';
import { nearnessBetween, spherePoint } from '../great-circle.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import type { FactMark } from './fact-marks.js';
import { UNKNOWN_COST } from './fact-marks.js';
import type { IndexedClub } from './indexed-club.js';
import { grown, PackedLists } from './packed-lists.js';
import { getGirlsAges } from './team-marks.js';

/** How near the club of a slot is to a place (see getNearness); NaN, which is within no distance, if that's unknown. */
export type Nearness = (slot: number) => number;

const NOWHERE: SpherePoint = { x: NaN, y: NaN, z: NaN };

/** The data for filters, by column instead of by club: that way counting all 50,000 takes a few milliseconds. */
export class ClubColumns {
  /** The marks of each slot's teams. */
  readonly marks = new PackedLists();
  /** The numbers of each slot's leagues. */
  readonly leagues = new PackedLists();
  private readonly sessions = new PackedLists();
  private clubs: (IndexedClub | undefined)[] = [];
  private unions = new Int32Array(256);
  private girls = new Int32Array(256);
  private ratings = new Int32Array(256);
  private facts = new Int32Array(256);
  private costs = new Int32Array(256);
  /** Three coordinates for each slot. */
  private points = new Float64Array(3 * 256);
  private readonly free: number[] = [];

  /** How many slots there are, empty ones included. */
  get length(): number {
    return this.clubs.length;
  }

  /** The club of a slot; undefined if it was removed. */
  club(slot: number): IndexedClub | undefined {
    return this.clubs[slot];
  }

  /** The slots of all clubs. */
  all(): number[] {
    const slots: number[] = [];
    for (let slot = 0; slot < this.length; slot += 1) if (this.clubs[slot] !== undefined) slots.push(slot);
    return slots;
  }

  /** 1 in these slots, 0 in all others. */
  marked(slots: readonly number[]): Uint8Array {
    const marked = new Uint8Array(this.length);
    for (const slot of slots) marked[slot] = 1;
    return marked;
  }

  /** All bits that any team of the slot's club has. */
  bits(slot: number): number {
    return this.unions[slot] ?? 0;
  }

  /** The bits of the ages that its girls' teams are for. */
  girlsAges(slot: number): number {
    return this.girls[slot] ?? 0;
  }

  /** Ten times the rating on the club's card; 0 without reviews. */
  tenthsOfStars(slot: number): number {
    return this.ratings[slot] ?? 0;
  }

  /** The facts of the slot's club. */
  getFacts(slot: number): FactMark {
    return this.facts[slot] ?? 0;
  }

  /** What the slot's club costs in pence a month; UNKNOWN_COST if it doesn't say. */
  monthlyCost(slot: number): number {
    return this.costs[slot] ?? UNKNOWN_COST;
  }

  /** Whether searches find a session to try of the slot's club in this minute (see toLondonMinute). */
  hasSession(slot: number, minute: number): boolean {
    const { all } = this.sessions;
    const end = this.sessions.end(slot);
    for (let place = this.sessions.start(slot); place < end; place += 2)
      if (all[place]! <= minute && minute < all[place + 1]!) return true;
    return false;
  }

  /** How near the clubs are to a place; invalid after a change. */
  nearnessTo(place: Coordinates): Nearness {
    const here = spherePoint(place);
    const { points } = this;
    return (slot) =>
      nearnessBetween(here, { x: points[3 * slot]!, y: points[3 * slot + 1]!, z: points[3 * slot + 2]! });
  }

  /** Stores a club, in the slot of the one that it replaces. */
  add(club: IndexedClub, replaced?: IndexedClub): void {
    const slot = replaced?.slot ?? this.free.pop() ?? this.clubs.length;
    if (slot >= this.unions.length) {
      this.unions = grown(this.unions, slot + 1);
      this.girls = grown(this.girls, slot + 1);
      this.ratings = grown(this.ratings, slot + 1);
      this.facts = grown(this.facts, slot + 1);
      this.costs = grown(this.costs, slot + 1);
      this.points = grown(this.points, 3 * (slot + 1));
    }
    club.slot = slot;
    this.clubs[slot] = club;
    this.unions[slot] = club.marks.reduce((union, mark) => union | mark, 0);
    this.girls[slot] = getGirlsAges(club.marks);
    this.ratings[slot] = Math.round(club.rating * 10);
    this.facts[slot] = club.facts;
    this.costs[slot] = club.monthlyCost;
    this.setPoint(slot, toPoint(club));
    this.marks.set(slot, club.marks);
    this.sessions.set(slot, club.sessions);
    this.leagues.set(
      slot,
      club.leagues.map(({ number }) => number),
    );
  }

  /** Frees a club's slot. */
  remove({ slot }: IndexedClub): void {
    this.clubs[slot] = undefined;
    this.marks.set(slot, []);
    this.sessions.set(slot, []);
    this.leagues.set(slot, []);
    this.unions[slot] = 0;
    this.ratings[slot] = 0;
    this.setPoint(slot, NOWHERE);
    this.free.push(slot);
  }

  private setPoint(slot: number, { x, y, z }: SpherePoint): void {
    this.points.set([x, y, z], 3 * slot);
  }
}

function toPoint({ latitude, longitude }: IndexedClub): SpherePoint {
  return latitude === null || longitude === null ? NOWHERE : spherePoint({ latitude, longitude });
}
