import { ageGroupName, UNDISCLOSED_AGE_GROUP } from '@club-reviews/domain/age-groups';
import { ukDate } from '@club-reviews/shared-ui/formatting';
import type { Review } from '../api/types';

type Facts = Pick<Review, 'ageGroup' | 'createdAt'>;

/** Who wrote a review, as far as readers may know: "a parent of Under 10s". */
export function reviewAuthor({ ageGroup }: Pick<Facts, 'ageGroup'>): string {
  return ageGroup === UNDISCLOSED_AGE_GROUP ? 'a parent' : `a parent of ${ageGroupName(ageGroup)}`;
}

/** Tells a review from the others of its club, for people who hear buttons out of context. */
export function reviewName(review: Facts): string {
  return `review by ${reviewAuthor(review)}, ${ukDate(review.createdAt)}`;
}
