import { nearnessBetween, nearnessOf, spherePoint } from '../clubs/great-circle.js';
import type { Criteria } from './criteria.js';
import { FacetCounter } from './facets.js';
import { RADII_MILES } from './find-queries.js';
import type { FindOrder } from './find-queries.js';
import type { FindFacets, FindPlace, WiderSearch } from './find.dto.js';
import { inOrder } from './found-order.js';
import type { ClubIndex, PerhapsNear } from '../clubs/index/club-index.js';
import { byNearness } from '../clubs/index/club-index.js';
import type { IndexedClub } from '../clubs/index/indexed-club.js';
import { clubsWithText } from './text-matches.js';

const FARTHEST = Math.max(...RADII_MILES);

/** This many clubs are offered if there are none within the radius. */
const NEAREST = 3;

/** The place and the filters. */
export interface Search {
  place: FindPlace | null;
  miles: number;
  text: string | null;
  criteria: Criteria;
  /** Whether the clubs are wanted that haven't listed what the filters ask for. */
  unlisted: boolean;
}

/** A club that was found. */
export type Found = PerhapsNear;

/** The results of a search, and how many other choices would find. */
export interface Findings {
  found: Found[];
  unlisted: number;
  facets: FindFacets;
}

/** Runs the search. The cost depends on the number of clubs that match the place or name. */
export function search(index: ClubIndex, asked: Search, order: FindOrder): Findings {
  const counter = new FacetCounter(index, asked.criteria);
  const fitting = candidates(index, asked, counter);
  return { found: inOrder(index, fitting, order), unlisted: counter.unlisted, facets: counter.result() };
}

/** The next larger radius with any results; null if there is none. */
export function nextRadius(index: ClubIndex, asked: Search): WiderSearch | null {
  const counter = new FacetCounter(index, asked.criteria);
  const around = candidates(index, { ...asked, miles: FARTHEST }, counter).map(
    ({ nearness }) => nearness ?? 0,
  );
  const nearest = Math.min(...around);
  const radius = RADII_MILES.find((miles) => miles > asked.miles && nearnessOf(miles) >= nearest);
  if (radius === undefined) return null;
  const total = around.filter((nearness) => nearness <= nearnessOf(radius)).length;
  return { radius, total };
}

/** The nearest clubs that fit, wherever they are. */
export function nearestTo(index: ClubIndex, place: FindPlace, asked: Search): Found[] {
  const fitting = candidates(index, { ...asked, place: null }, new FacetCounter(index, asked.criteria));
  const here = spherePoint(place);
  const nearest: { club: IndexedClub; nearness: number }[] = [];
  for (const { club } of fitting) {
    if (club.point === null) continue;
    const nearness = nearnessBetween(here, club.point);
    if (nearness >= (nearest[NEAREST - 1]?.nearness ?? Number.POSITIVE_INFINITY)) continue;
    nearest.push({ club, nearness });
    nearest.sort(byNearness);
    nearest.splice(NEAREST);
  }
  return nearest;
}

// The matching clubs for the place and name; with a text the best matches first.
function candidates(
  index: ClubIndex,
  { place, miles, text, unlisted }: Search,
  counter: FacetCounter,
): Found[] {
  const wanted = unlisted ? 'unlisted' : 'fits';
  const fits = (slot: number) => counter.check(slot) === wanted;
  const named = text === null ? null : clubsWithText(index, text);
  if (place) {
    const isNamed = named && new Set(named);
    return index
      .within(place, miles)
      .filter(({ club }) => (isNamed === null || isNamed.has(club)) && fits(club.slot));
  }
  if (named) return named.filter(({ slot }) => fits(slot)).map((club) => ({ club, nearness: null }));
  const found: Found[] = [];
  for (let slot = 0; slot < index.columns.length; slot += 1) {
    const club = index.columns.club(slot);
    if (club && fits(slot)) found.push({ club, nearness: null });
  }
  return found;
}
