import { ageGroupName, UNDISCLOSED_AGE_GROUP } from '@club-reviews/domain/age-groups';
import { ukDate } from '@club-reviews/shared-ui/formatting';
import type { Review } from '../api/types';

/** Tells a review from the others of its club, for people who hear buttons out of context. */
export function reviewName({ ageGroup, createdAt }: Pick<Review, 'ageGroup' | 'createdAt'>): string {
  const who = ageGroup === UNDISCLOSED_AGE_GROUP ? 'a parent' : `a parent of ${ageGroupName(ageGroup)}`;
  return `review by ${who}, ${ukDate(createdAt)}`;
}
