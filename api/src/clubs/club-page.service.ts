import { overallAverage } from '@club-reviews/domain/ratings';
import { getSeason } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import type { ClubPageFacts, ClubSeason } from './club-page.dto.js';
import { ClubPageRepository } from './club-page.repository.js';
import { ClubSearchService } from './club-search.service.js';
import type { ClubDetail } from './clubs.dto.js';

/** How many seasons the page covers. */
const SEASONS = 6;

/** How many nearby clubs it names. */
const NEIGHBOURS = 4;

/** The rest of a club's page besides the club's own facts: one response instead of four. */
@Injectable()
export class ClubPageService {
  constructor(
    private readonly pages: ClubPageRepository,
    private readonly search: ClubSearchService,
  ) {}

  /**
   * Data for one club's page.
   * @param now the season of this moment is the last one
   */
  async getFacts(club: ClubDetail, now: Date): Promise<ClubPageFacts> {
    const [{ isClaimed, reviews, answered }, seasons, nearby] = await Promise.all([
      this.pages.standing(club.id),
      this.seasons(club, now),
      this.search.neighbours(club, NEIGHBOURS),
    ]);
    return { isClaimed: Number(isClaimed) === 1, replies: { reviews, answered }, seasons, nearby };
  }

  private async seasons({ id, reviewCount }: ClubDetail, now: Date): Promise<ClubSeason[]> {
    if (reviewCount === 0) return [];
    const last = getSeason(now);
    const rows = await this.pages.seasons(id, last - SEASONS + 1, last);
    return rows.map(({ season, reviewCount: count, ratingSum }) => ({
      season,
      reviewCount: count,
      overallRating: overallAverage(ratingSum, count),
    }));
  }
}
