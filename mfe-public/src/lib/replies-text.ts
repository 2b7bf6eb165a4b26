import { plural } from '@club-reviews/shared-ui/formatting';

/** Below so many reviews a share in per cent would say more than there is. */
const ENOUGH_FOR_PER_CENT = 5;

interface Replies {
  reviews: number;
  answered: number;
}

/** How far a club replies: "replies to 48% of reviews". Null while it has replied to none. */
export function repliesText({ reviews, answered }: Replies): string | null {
  if (answered === 0) return null;
  if (answered === reviews) return reviews === 1 ? 'replies to its review' : 'replies to every review';
  if (reviews < ENOUGH_FOR_PER_CENT) return `has replied to ${answered} of ${plural(reviews, 'review')}`;
  // Neither all nor none, however close.
  const share = Math.min(99, Math.max(1, Math.round((answered / reviews) * 100)));
  return `replies to ${share}% of reviews`;
}
