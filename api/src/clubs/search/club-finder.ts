import { getNearness } from '../great-circle.js';
import type { FindPlace } from '../clubs.dto.js';
import type { Criteria } from './criteria.js';
import { FacetCounter } from './facets.js';
import { RADII_MILES } from './find-queries.js';
import type { FindFacets, WiderSearch } from './find.dto.js';
import type { ClubIndex, PerhapsNear } from '../directory/club-index.js';
import type { Nearness } from '../directory/club-columns.js';

const FARTHEST = Math.max(...RADII_MILES);

/** This many clubs are offered if there are none within the radius. */
const NEAREST = 3;

/** The place, the clubs that a text finds, and the filters. */
export interface Search {
  place: FindPlace | null;
  miles: number;
  /** The slots of the clubs that it finds, the best matches first; null without a text. */
  named: readonly number[] | null;
  criteria: Criteria;
  /** Whether the clubs are wanted that haven't listed what the filters ask for. */
  unlisted: boolean;
}

/** A club that was found. */
export type Found = PerhapsNear;

/** The clubs that a search finds, the best matches of a text first, and how many other choices would find. */
export interface Findings {
  slots: readonly number[];
  /** How near each of them is to the place, if there is one. */
  near: Nearness | null;
  unlisted: number;
  facets: FindFacets;
}

/** Runs the search. The cost depends on the number of clubs that match the place or name. */
export function search(index: ClubIndex, asked: Search): Findings {
  const counter = new FacetCounter(index, asked.criteria);
  const { slots, near } = candidates(index, asked, counter);
  return { slots, near, unlisted: counter.unlisted, facets: counter.result() };
}

/** How many clubs the search finds. */
export function countClubs(index: ClubIndex, asked: Search): number {
  return candidates(index, asked, new FacetCounter(index, asked.criteria)).slots.length;
}

/** What a search that finds nothing within its radius offers instead. */
interface FurtherAway {
  /** The next larger radius with any results; null if there is none. */
  wider: WiderSearch | null;
  /** The nearest clubs that fit, wherever they are. */
  nearest: Found[];
}

/** What fits the search, but is further away. */
export function findFurtherAway(index: ClubIndex, place: FindPlace, asked: Search): FurtherAway {
  const near = index.columns.nearnessTo(place);
  const fitting = (within: FindPlace | null) =>
    candidates(
      index,
      { ...asked, place: within, miles: FARTHEST },
      new FacetCounter(index, asked.criteria),
    ).slots.filter((slot) => !Number.isNaN(near(slot)));
  const around = fitting(place);
  // Checking every club takes much longer, and is only needed where there are few.
  const slots = around.length < NEAREST ? fitting(null) : around;
  return {
    wider: nextRadius(around.map(near), asked.miles),
    nearest: index.nearest(slots, near, NEAREST),
  };
}

function nextRadius(around: readonly number[], asked: number): WiderSearch | null {
  const nearest = around.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  const radius = RADII_MILES.find((miles) => miles > asked && getNearness(miles) >= nearest);
  if (radius === undefined) return null;
  const total = around.filter((each) => each <= getNearness(radius)).length;
  return { radius, total };
}

// The clubs that match the place and name, and either fit the filters or haven't listed what these ask for.
function candidates(
  index: ClubIndex,
  { place, miles, named, unlisted }: Search,
  counter: FacetCounter,
): Pick<Findings, 'slots' | 'near'> {
  const wanted = unlisted ? 'unlisted' : 'fits';
  const fits = (slot: number) => counter.check(slot) === wanted;
  const matching = named ?? index.columns.all();
  if (!place) return { slots: matching.filter(fits), near: null };
  const near = index.columns.nearnessTo(place);
  const farthest = getNearness(miles);
  return { slots: matching.filter((slot) => near(slot) <= farthest && fits(slot)), near };
}
