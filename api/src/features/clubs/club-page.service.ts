import { overallAverage } from '@club-reviews/domain/ratings';
import { seasonOf } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import type { ClubPageFacts, ClubSeason } from './club-page.dto.js';
import { ClubPageRepository } from './club-page.repository.js';
import { toClubSearchResult } from './club-rows.js';
import { ClubSearchRepository } from './club-search.repository.js';
import type { ClubDetail, ClubSearchResult } from './clubs.dto.js';

/** How many seasons the page covers. */
const SEASONS = 6;

/** How many nearby clubs it names. */
const NEIGHBOURS = 4;

/** Miles to look around, until there are enough: where clubs are dense, a wide circle would hold thousands. */
const CIRCLES = [1, 4, 15];

/** The rest of a club's page besides the club's own facts: one response instead of four. */
@Injectable()
export class ClubPageService {
  constructor(
    private readonly pages: ClubPageRepository,
    private readonly search: ClubSearchRepository,
  ) {}

  /**
   * Data for one club's page.
   * @param now the season of this moment is the last one
   */
  async factsOf(club: ClubDetail, now: Date): Promise<ClubPageFacts> {
    const [{ isClaimed, reviews, answered }, seasons, nearby] = await Promise.all([
      this.pages.standing(club.id),
      this.seasons(club, now),
      this.nearby(club),
    ]);
    return { isClaimed: Number(isClaimed) === 1, replies: { reviews, answered }, seasons, nearby };
  }

  private async seasons({ id, reviewCount }: ClubDetail, now: Date): Promise<ClubSeason[]> {
    if (reviewCount === 0) return [];
    const last = seasonOf(now);
    const rows = await this.pages.seasons(id, last - SEASONS + 1, last);
    return rows.map(({ season, reviewCount: count, ratingSum }) => ({
      season,
      reviewCount: count,
      overallRating: overallAverage(ratingSum, count),
    }));
  }

  private async nearby({ id, latitude, longitude }: ClubDetail): Promise<ClubSearchResult[]> {
    if (latitude === null || longitude === null) return [];
    let found: ClubSearchResult[] = [];
    for (const miles of CIRCLES) {
      // One more, as the nearest is the club itself.
      const { items } = await this.search.findInRadius(
        { centre: { latitude, longitude }, miles, match: {} },
        { limit: NEIGHBOURS + 1, page: 1 },
      );
      found = items.filter((item) => item.id !== id).map((item) => toClubSearchResult(item, item.distance));
      if (found.length >= NEIGHBOURS) break;
    }
    return found.slice(0, NEIGHBOURS);
  }
}
