import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { averageRating, categoryScore } from '@club-reviews/domain/ratings';
import type { Found } from './club-finder.js';
import type { FindOrder } from './find-queries.js';
import type { ClubIndex } from '../clubs/index/club-index.js';
import { byNearness } from '../clubs/index/club-index.js';
import type { IndexedClub } from '../clubs/index/indexed-club.js';

/** Sorts search results. They arrive with the best match first. */
export function inOrder(index: ClubIndex, found: Found[], order: FindOrder): Found[] {
  if (order === 'relevance') return found;
  if (order === 'distance') return found.sort(byNearness);
  const clubs = found.map(({ club }) => club);
  const sorted = isCategory(order)
    ? byCategory(index, clubs, order)
    : index.sorted(clubs, order === 'cost' ? 'name' : order);
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

// Where two averages are the same, the club with more reviews comes first.
function byCategory(index: ClubIndex, clubs: IndexedClub[], category: RatingCategory): IndexedClub[] {
  const place = RATING_CATEGORIES.indexOf(category);
  const scoreOf = ({ sums, reviewCount }: IndexedClub) => categoryScore(sums[place] ?? 0, reviewCount);
  const scored = index.sorted(clubs, 'reviews').map((club) => ({ club, score: scoreOf(club) }));
  return scored.sort((one, other) => other.score - one.score).map(({ club }) => club);
}
