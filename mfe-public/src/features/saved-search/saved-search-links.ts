import type { SavedSearchWish } from '@club-reviews/domain/saved-searches';
import type { SavedSearchProgress } from '../../api/types';
import { findAddress, readFindParams } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';

/** The search's current results. */
export function getResults({
  place,
  radius,
  age,
  teams,
  days,
}: SavedSearchProgress & SavedSearchWish): string {
  const found = { near: place, radius, age, teams, days } as Partial<FindParams>;
  return findAddress({ ...readFindParams(''), places: true }, found);
}
