import type { SavedSearchWish } from '@club-reviews/domain/saved-searches';
import type { Criteria } from '../clubs/search/criteria.js';
import { toCriteria } from '../clubs/search/criteria.js';
import type { SavedSearch } from './saved-search.entity.js';

/** What a stored search is about. */
type Stored = Pick<SavedSearch, 'place' | 'radius' | 'ageGroup' | 'teams' | 'days'>;

/** What a stored search looks for, as worded and shown. */
export function getWish({ place, radius, ageGroup, teams, days }: Stored): SavedSearchWish {
  return { place, radius, age: ageGroup, teams, days };
}

/** The same as the search's own filters. */
export function savedCriteria({ ageGroup, teams, days }: Omit<Stored, 'place' | 'radius'>): Criteria {
  return toCriteria({ age: ageGroup ?? undefined, team: teams, day: days, places: true, reviewed: false });
}

/** Whether two searches look for the same thing. */
export function isSameSearch(one: Stored, other: Stored): boolean {
  return JSON.stringify(getWish(one)) === JSON.stringify(getWish(other));
}

/** The path of the search's results on the site. */
export function resultsPath({ place, radius, age, teams, days }: SavedSearchWish): string {
  const query = new URLSearchParams({ near: place, radius: String(radius) });
  if (age !== null) query.set('age', age);
  if (teams.length > 0) query.set('team', teams.join(','));
  if (days.length > 0) query.set('day', days.join(','));
  query.set('places', 'true');
  return `/browse-clubs?${query.toString()}`;
}
