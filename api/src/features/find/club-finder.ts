import { nearnessBetween } from '../clubs/great-circle.js';
import type { Criteria } from './criteria.js';
import { fits } from './criteria.js';
import { FacetCounter } from './facets.js';
import { RADII_MILES } from './find-queries.js';
import type { FindOrder } from './find-queries.js';
import type { FindFacets, FindPlace, WiderSearch } from './find.dto.js';
import { MAX_FOUND, NEAREST } from './find.limits.js';
import type { ClubAtPlace, ClubIndex, FixedOrder } from './index/club-index.js';
import { COMPARE } from './index/club-index.js';
import type { IndexedClub } from './index/indexed-club.js';
import { clubsWithText } from './text-matches.js';

/** Where, and what for. */
export interface Search {
  place: FindPlace | null;
  miles: number;
  text: string | null;
  criteria: Criteria;
}

/** A club that was found; without a place its nearness is null. */
export interface Found {
  club: IndexedClub;
  nearness: number | null;
}

/** The clubs where, and called what, was asked, in the order in which they come when none is asked for. */
export function candidates(index: ClubIndex, { place, miles, text }: Search): Found[] {
  const named = text === null ? null : clubsWithText(index, text);
  if (!place) return (named ?? index.inOrder('name')).map((club) => ({ club, nearness: null }));
  const around = index.within(place, miles);
  const wanted = named && new Set(named);
  return (wanted ? around.filter(({ club }) => wanted.has(club)) : around).sort(byNearness);
}

/** Those of the candidates that fit, at most MAX_FOUND + 1 of them, in order. */
export function inOrder(found: readonly Found[], order: FindOrder, criteria: Criteria): Found[] {
  const fitting = found.filter(({ club }) => fits(club, criteria));
  if (order !== 'distance' && order !== 'relevance') {
    const compare = COMPARE[order];
    fitting.sort((one, other) => compare(one.club, other.club));
  }
  return fitting.slice(0, MAX_FOUND + 1);
}

/** The same for the whole directory, which is kept in these orders: it ends as soon as there are enough. */
export function firstInOrder(index: ClubIndex, order: FixedOrder, criteria: Criteria): Found[] {
  const found: Found[] = [];
  for (const club of index.inOrder(order)) {
    if (!fits(club, criteria)) continue;
    found.push({ club, nearness: null });
    if (found.length > MAX_FOUND) break;
  }
  return found;
}

/** What other choices would find. */
export function facetsOf(clubs: Iterable<IndexedClub>, criteria: Criteria): FindFacets {
  const counter = new FacetCounter(criteria);
  for (const club of clubs) counter.count(club);
  return counter.result();
}

/** The next larger radius within which there is anything; null when there is none. */
export function nextRadius(index: ClubIndex, search: Search): WiderSearch | null {
  for (const radius of RADII_MILES) {
    if (radius <= search.miles) continue;
    const total = candidates(index, { ...search, miles: radius }).filter(({ club }) =>
      fits(club, search.criteria),
    ).length;
    if (total > 0) return { radius, total: Math.min(total, MAX_FOUND) };
  }
  return null;
}

/** The nearest clubs that fit, wherever they are. */
export function nearestTo(
  index: ClubIndex,
  place: FindPlace,
  { text, criteria }: Pick<Search, 'text' | 'criteria'>,
): ClubAtPlace[] {
  const wanted = text === null ? null : new Set(clubsWithText(index, text));
  const nearest: ClubAtPlace[] = [];
  for (const club of index.located()) {
    if (wanted && !wanted.has(club)) continue;
    const nearness = nearnessBetween(place, club);
    const last = nearest[NEAREST - 1];
    if ((last && nearness >= last.nearness) || !fits(club, criteria)) continue;
    nearest.push({ club, nearness });
    nearest.sort(byNearness);
    if (nearest.length > NEAREST) nearest.pop();
  }
  return nearest;
}

function byNearness(one: Found, other: Found): number {
  return (one.nearness ?? 0) - (other.nearness ?? 0) || one.club.id - other.club.id;
}
