import { plural } from '@club-reviews/shared-ui/formatting';

/** With fewer reviews than this, a percentage would suggest more than we know. */
const ENOUGH_FOR_PER_CENT = 5;

interface Replies {
  reviews: number;
  answered: number;
}

/** How often a club replies: "replies to 48% of reviews". Null if it has replied to none. */
export function repliesText({ reviews, answered }: Replies): string | null {
  if (answered === 0) return null;
  if (answered === reviews) return reviews === 1 ? 'replies to its review' : 'replies to every review';
  if (reviews < ENOUGH_FOR_PER_CENT) return `has replied to ${answered} of ${plural(reviews, 'review')}`;
  // Never rounded to all or none, however close.
  const share = Math.min(99, Math.max(1, Math.round((answered / reviews) * 100)));
  return `replies to ${share}% of reviews`;
}
