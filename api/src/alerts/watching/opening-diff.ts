import { nearnessBetween, getNearness, spherePoint } from '../../clubs/great-circle.js';
import { teamsFit } from '../../clubs/search/criteria.js';
import type { IndexedClub } from '../../clubs/directory/indexed-club.js';
import { AGES, CATEGORIES, DAYS, PLACES_FREE } from '../../clubs/directory/team-marks.js';
import type { Coordinates } from '../../clubs/postcodes/outward-code-centroids.js';
import { savedCriteria } from '../saved-search-labels.js';
import type { ClubOpening, SavedSearch } from '../saved-search.entity.js';

/** Which places a club has free, and where it is. */
export type Opening = Pick<ClubOpening, 'clubId' | 'marks' | 'latitude' | 'longitude'>;

/** Where and for whom someone wants a place. */
type Wanted = Coordinates & Pick<SavedSearch, 'radius' | 'ageGroup' | 'teams' | 'days'>;

/** Identifies the meaning of the bits: marks stored with a different one mean something else. */
export const MARKS_MEANING = [AGES, CATEGORIES, DAYS].map(({ mask }) => mask.toString(36)).join('.');

/** A listed club's free places; undefined if it has none, or its location isn't known. */
export function getOpening({ id, marks, latitude, longitude }: IndexedClub): Opening | undefined {
  const open = marks.filter((mark) => (mark & PLACES_FREE) !== 0).sort((one, other) => one - other);
  if (open.length === 0 || latitude === null || longitude === null) return undefined;
  return { clubId: id, marks: open, latitude, longitude };
}

/** Whether there's nothing to store. */
export function isSameOpening(one: Opening | undefined, other: Opening | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && toKey(one) === toKey(other));
}

/** Whether there may be more in it than before, for any search. */
export function hasGained(now: Opening, before: Opening | undefined): boolean {
  if (before?.latitude !== now.latitude || before.longitude !== now.longitude) return true;
  return now.marks.some((mark) => !before.marks.includes(mark));
}

/** Whether a search finds the club. */
export function isFound(wanted: Wanted, { marks, ...place }: Pick<Opening, 'marks'> & Coordinates): boolean {
  const nearness = nearnessBetween(spherePoint(wanted), spherePoint(place));
  return nearness <= getNearness(wanted.radius) && teamsFit(marks, savedCriteria(wanted));
}

/** Whether a search finds the club now, but didn't before. */
export function isNews(wanted: Wanted, now: Opening, before: Opening | undefined): boolean {
  return isFound(wanted, now) && !(before && isFound(wanted, before));
}

function toKey({ marks, latitude, longitude }: Opening): string {
  return [...marks, latitude, longitude].join();
}
