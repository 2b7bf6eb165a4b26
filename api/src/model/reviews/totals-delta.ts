import type { ReviewPublication } from '@club-reviews/domain/review-status';
import type { SiteCounterName } from './site-counter.entity.js';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { starsOf } from '@club-reviews/domain/ratings';
import type { ReviewState, ReviewStatus } from '@club-reviews/domain/review-status';
import { isHeldBack, reviewStatus } from '@club-reviews/domain/review-status';
import { isPubliclyVisible } from '@club-reviews/domain/review-status';

/** What stored totals depend on. */
export interface CountedReview extends ReviewState {
  clubId: number;
  ageGroup: string;
  ratings: Record<RatingCategory, number>;
}

/** By how much stored values change. */
export interface TotalsDelta {
  /** Column of the club's row to summand; empty when what the public sees stays the same. */
  club: Record<string, number>;
  /** Reviews of the age group that the public sees, for club and site alike. */
  visible: number;
  site: Partial<Record<SiteCounterName, number>>;
}

const COUNTER_OF_STATUS: Record<ReviewStatus, SiteCounterName> = {
  'pending-verification': 'reviews_pending_verification',
  'awaiting-approval': 'reviews_awaiting_approval',
  approved: 'reviews_approved',
};

/** What a change of one review changes in the totals; undefined: the review does not exist then. */
export function totalsDelta(
  before: CountedReview | undefined,
  after: CountedReview | undefined,
  publication: ReviewPublication,
): TotalsDelta {
  const [less, more] = [contributionOf(before, publication), contributionOf(after, publication)];
  return {
    club: subtract(more.club, less.club),
    visible: more.visible - less.visible,
    site: subtract(more.site, less.site),
  };
}

/** What one review adds to the totals. */
function contributionOf(review: CountedReview | undefined, publication: ReviewPublication): TotalsDelta {
  if (!review) return { club: {}, visible: 0, site: {} };
  const site: TotalsDelta['site'] = {
    [COUNTER_OF_STATUS[reviewStatus(review)]]: 1,
    ...(isHeldBack(review) ? { reviews_held: 1 } : {}),
  };
  if (!isPubliclyVisible(review, publication)) return { club: {}, visible: 0, site };
  return { club: clubContribution(review.ratings), visible: 1, site: { ...site, visible_reviews: 1 } };
}

function clubContribution(ratings: Record<RatingCategory, number>): Record<string, number> {
  const total = RATING_CATEGORIES.reduce((sum, category) => sum + ratings[category], 0);
  return {
    review_count: 1,
    ...Object.fromEntries(RATING_CATEGORIES.map((category) => [`${category}_sum`, ratings[category]])),
    [`rating_count_${starsOf(total)}`]: 1,
  };
}

function subtract<T extends Partial<Record<string, number>>>(more: T, less: T): T {
  const names = Object.keys({ ...more, ...less });
  const differences = names.map((name): [string, number] => [name, (more[name] ?? 0) - (less[name] ?? 0)]);
  return Object.fromEntries(differences.filter(([, difference]) => difference !== 0)) as T;
}
