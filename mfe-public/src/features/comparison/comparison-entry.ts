import type { ClubDetail, ClubSummary } from '../../api/types';
import type { ComparisonEntry } from './comparison';

/** What the comparison stores about a club. */
export function comparisonEntry(club: ClubSummary | ClubDetail): ComparisonEntry {
  const { id, name, slug, overallRating, reviewCount, location, imageUrl } = club;
  return { id, name, slug, overallRating, totalReviews: reviewCount, location, imageUrl };
}
