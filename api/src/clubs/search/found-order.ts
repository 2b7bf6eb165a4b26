import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import type { PageRequest } from '../../platform/http/pages.js';
import { pageSlice } from '../../platform/http/pages.js';
import type { Findings, Found } from './club-finder.js';
import type { FindOrder } from './find-queries.js';
import type { ClubSummary } from '../clubs.dto.js';
import type { ClubIndex } from '../directory/club-index.js';

/** One page of the clubs found, in an order; they're only sorted as far as that. */
export function sortedPage(
  index: ClubIndex,
  { slots, near }: Findings,
  order: FindOrder,
  asked: PageRequest,
): Found[] {
  const found = (club: Found['club']) => ({ club, nearness: near === null ? null : near(club.slot) });
  const count = asked.page * asked.limit;
  if (order === 'relevance') return index.inSlots(pageSlice(slots, asked)).map(found);
  if (order === 'distance' && near !== null) return pageSlice(index.nearest(slots, near, count), asked);
  return pageSlice(index.sorted(slots, order === 'distance' ? 'name' : order, count), asked).map(found);
}

/** A club's average in the category that an order ranks by; null for other orders, and without reviews. */
export function getCategoryRating(club: ClubSummary, order: FindOrder): number | null {
  return isCategory(order) && club.reviewCount > 0 ? club[`${order}Rating`] : null;
}

function isCategory(order: FindOrder): order is RatingCategory {
  return RATING_CATEGORIES.some((category) => category === order);
}
