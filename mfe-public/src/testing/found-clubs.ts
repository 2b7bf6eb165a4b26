import type { Facets, FoundClub, FoundClubs } from '../api/types';
import { aListedClub } from './factories';

/** A club as the search returns it, with the given `values`. */
export function aFoundClub(values: Partial<FoundClub> = {}): FoundClub {
  return {
    ...aListedClub({ distanceMiles: null }),
    matching: null,
    isClaimed: true,
    categoryRating: null,
    fewReviews: true,
    nextSession: null,
    ...values,
  };
}

const FACETS: Facets = {
  ages: [
    { value: 'U9s', count: 3 },
    { value: 'U10s', count: 2 },
  ],
  girls: [
    { value: 'U9s', count: 0 },
    { value: 'U10s', count: 1 },
  ],
  teams: [
    { value: 'girls', count: 2 },
    { value: 'boys', count: 3 },
  ],
  days: [{ value: 'tue', count: 2 }],
  places: 1,
  stars: [{ value: 4, count: 2 }],
  reviewed: 3,
  leagues: [{ value: 'northern-junior-league', label: 'Northern Junior League', count: 2 }],
  furtherLeagues: 0,
  costs: [20, 30, 40].map((pounds) => ({ pounds, count: pounds === 20 ? 2 : 3 })),
  trials: 0,
  sessions: 0,
  accredited: 0,
  surfaces: [],
  access: [],
};

/** One page of search results. */
export function foundClubs(clubs: FoundClub[], values: Partial<FoundClubs> = {}): FoundClubs {
  return {
    clubs,
    total: clubs.length,
    totalIsCapped: false,
    totalPages: 1,
    page: 1,
    pageSize: 20,
    place: null,
    placeNotFound: false,
    similar: false,
    nearby: null,
    unlisted: 0,
    facets: FACETS,
    wider: null,
    nearest: [],
    ...values,
  };
}
