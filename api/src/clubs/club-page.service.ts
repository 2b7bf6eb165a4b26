import { overallAverage } from '@club-reviews/domain/ratings';
import { londonClock } from '@club-reviews/domain/london-clock';
import { getSeason } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import type { ClubPageFacts, ClubSeason } from './club-page.dto.js';
import { ClubPageRepository } from './club-page.repository.js';
import { ClubSearchService } from './club-search.service.js';
import { findWarnings, toPublicWarning } from './warnings/public-warning.js';
import type { ClubDetail } from './clubs.dto.js';
import { Database } from '../platform/database/database.js';
import { getInvitedComparison } from './invited-reviews.js';
import { ClubSessionsRepository, toSessionToTry } from './sessions/club-sessions.repository.js';

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
    private readonly sessions: ClubSessionsRepository,
    private readonly database: Database,
  ) {}

  /**
   * Data for one club's page.
   * @param now the season of this moment is the last one, and sessions that are over by then are left out
   */
  async getFacts(club: ClubDetail, now: Date): Promise<ClubPageFacts> {
    const clock = londonClock(now);
    const [standing, seasons, nearby, sessions, [warning], invitedReviews] = await Promise.all([
      this.pages.standing(club.id),
      this.seasons(club, now),
      this.search.neighbours(club, NEIGHBOURS),
      this.sessions.findUpcoming(club.closed === null ? [club.id] : [], clock),
      findWarnings(this.database.reader, club.id, now),
      getInvitedComparison(this.database, club.id),
    ]);
    return {
      isClaimed: Number(standing.isClaimed) === 1,
      replies: { reviews: standing.reviews, answered: standing.answered },
      ...{ seasons, nearby },
      sessions: sessions.map((session) => toSessionToTry(session, clock)),
      warning: warning ? toPublicWarning(warning) : null,
      invitedReviews,
    };
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
