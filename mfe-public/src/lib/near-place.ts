import { UNDISCLOSED_AGE_GROUP } from '@club-reviews/domain/age-groups';
import type { FindClubsApiArg } from '../api/generated';
import type { AgeGroup } from './age-group';
import type { Category } from './categories';
import { findArgument, readFindParams } from './find-params';
import type { FindParams } from './find-params';

/** Where to look for clubs on the review pages, as given in the address. */
export type NearPlace = Pick<FindParams, 'near' | 'here' | 'radius'>;

/** How clubs near a place are ranked: by a category's average, or by rating if they have a team of an age group. */
export type NearRanking =
  { category: Category } | { ageGroup: Exclude<AgeGroup, typeof UNDISCLOSED_AGE_GROUP> };

/** Rows on the page; the whole list is a link away. */
const ROWS = 4;

/** Reads a query string: a town or postcode (`near`) or coordinates, and the radius. */
export function readNearPlace(search: string): NearPlace {
  const { near, here, radius } = readFindParams(search);
  return { near, here, radius };
}

/** No place, with the default radius. */
export const NOWHERE: NearPlace = readNearPlace('');

/** Whether there's a place to search around. */
export const isSomewhere = ({ near, here }: NearPlace): boolean => near !== '' || here !== null;

/** The place as address parameters, undefined for those not needed. */
export function nearParameters({ near, here, radius }: NearPlace) {
  return {
    near: near === '' ? undefined : near,
    lat: here?.latitude,
    lng: here?.longitude,
    radius: radius === NOWHERE.radius ? undefined : radius,
  };
}

/** The club search that a ranking near a place shows the start of. */
export function nearSearch(place: NearPlace, ranking: NearRanking): FindParams {
  const ranked = { ...readFindParams(''), ...place };
  return 'category' in ranking
    ? { ...ranked, sort: ranking.category.slug, reviewed: true }
    : { ...ranked, sort: 'rating', age: ranking.ageGroup };
}

/** The argument of the call for the clubs. Without a place it's null, except that a category ranks all clubs. */
export function nearArgument(place: NearPlace, ranking: NearRanking | null): FindClubsApiArg | null {
  if (ranking === null || (!isSomewhere(place) && !('category' in ranking))) return null;
  return findArgument(nearSearch(place, ranking), ROWS);
}

/** The ranking of the clubs on an age group's page; null if the children's age is undisclosed. */
export function ageRanking(ageGroup: AgeGroup): NearRanking | null {
  return ageGroup === UNDISCLOSED_AGE_GROUP ? null : { ageGroup };
}
