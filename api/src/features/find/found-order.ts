import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { averageRating, categoryScore } from '@club-reviews/domain/ratings';
import type { Found } from './club-finder.js';
import { MAX_FOUND } from './find-queries.js';
import type { FindOrder } from './find-queries.js';
import type { ClubIndex, FixedOrder } from '../clubs/index/club-index.js';
import { byNearness, COMPARE } from '../clubs/index/club-index.js';
import type { IndexedClub } from '../clubs/index/indexed-club.js';

/** As many as can be paged, and one more to show that there are more. */
const LIMIT = MAX_FOUND + 1;

/** Sorts search results, the first MAX_FOUND + 1 of them. They arrive with the best match first. */
export function inOrder(index: ClubIndex, found: Found[], order: FindOrder): Found[] {
  if (order === 'relevance') return found.slice(0, LIMIT);
  if (order === 'distance') return nearestOf(found).sort(byNearness).slice(0, LIMIT);
  const clubs = found.map(({ club }) => club);
  const sorted = isCategory(order) ? byCategory(index, clubs, order) : index.sorted(clubs, order, LIMIT);
  if (found[0]?.nearness === null) return sorted.map((club) => ({ club, nearness: null }));
  const nearness = new Map(found.map((each) => [each.club, each.nearness]));
  return sorted.map((club) => ({ club, nearness: nearness.get(club) ?? null }));
}

/** A club's average in the category that an order ranks by; null for other orders, and without reviews. */
export function categoryRatingOf({ sums, reviewCount }: IndexedClub, order: FindOrder): number | null {
  if (!isCategory(order) || reviewCount === 0) return null;
  return averageRating(sums[RATING_CATEGORIES.indexOf(order)] ?? 0, reviewCount);
}

function isCategory(order: FindOrder): order is RatingCategory {
  return RATING_CATEGORIES.some((category) => category === order);
}

// Sorting numbers alone is quick: only those that can be paged are sorted with their clubs.
function nearestOf(found: Found[]): Found[] {
  if (found.length <= LIMIT) return found;
  const sorted = Float64Array.from(found, ({ nearness }) => nearness ?? 0).sort();
  const farthest = sorted[MAX_FOUND] ?? 0;
  return found.filter(({ nearness }) => (nearness ?? 0) <= farthest);
}

/** Where two averages are the same, the club with more reviews comes first. */
const TIES: FixedOrder = 'reviews';

// No list is kept in this order: the scores are sorted on their own, and then the clubs that can be paged. Many clubs
// can share the last score, such as all without reviews; they're in an order that is kept.
function byCategory(index: ClubIndex, clubs: IndexedClub[], category: RatingCategory): IndexedClub[] {
  const place = RATING_CATEGORIES.indexOf(category);
  const scoreOf = ({ sums, reviewCount }: IndexedClub) => categoryScore(sums[place] ?? 0, reviewCount);
  const scores = Float64Array.from(clubs, scoreOf).sort();
  const last = scores[Math.max(scores.length - LIMIT, 0)] ?? 0;
  const first = clubs
    .filter((club) => scoreOf(club) > last)
    .sort((one, other) => scoreOf(other) - scoreOf(one) || COMPARE[TIES](one, other));
  const ties = clubs.filter((club) => scoreOf(club) === last);
  return [...first, ...index.sorted(ties, TIES, LIMIT - first.length)];
}
