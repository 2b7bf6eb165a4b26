import { ENOUGH_REVIEWS } from '@club-reviews/shared-ui';
import type { ClubSeason } from '../../api/types';

/** A season in the plot; without a rating if it has no reviews. */
export interface PlottedSeason {
  season: number;
  reviewCount: number;
  rating: number | null;
}

/** A season the way parents write it: "2025/26". */
export function seasonName(season: number): string {
  return `${season}/${String((season + 1) % 100).padStart(2, '0')}`;
}

/**
 * The seasons to plot, from the first with reviews to the last, including those in between without. Empty if there are
 * fewer than five reviews, or all are from one season.
 */
export function seasonsToPlot(seasons: readonly ClubSeason[]): PlottedSeason[] {
  const [first] = seasons;
  const last = seasons.at(-1);
  const reviews = seasons.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  if (first === undefined || last === undefined || first === last || reviews < ENOUGH_REVIEWS) return [];
  return Array.from({ length: last.season - first.season + 1 }, (_, index) => {
    const season = first.season + index;
    const known = seasons.find((entry) => entry.season === season);
    return { season, reviewCount: known?.reviewCount ?? 0, rating: known?.overallRating ?? null };
  });
}
