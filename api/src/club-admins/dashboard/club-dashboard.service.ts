import { Inject, Injectable } from '@nestjs/common';
import { UnauthenticatedError } from '../../auth/auth.errors.js';
import type { Run } from '../../common/cursors.js';
import type { Database } from '../../database/database.js';
import { DATABASE } from '../../database/database.module.js';
import { toStoredMoment } from '../../database/moments.js';
import type { ClubProfileBody } from './club-profile-body.js';
import type { ClubReview } from './club-review.dto.js';
import type { ClubInsights, Dashboard, OwnClub } from './dashboard.dto.js';
import { toInsights, toOwnClub } from './own-club.mapper.js';
import type { OwnClubRow } from './own-club.repository.js';
import { OwnClubRepository } from './own-club.repository.js';
import type { OwnReviewsQuery } from './own-reviews-query.js';
import { OwnReviewsRepository } from './own-reviews.repository.js';

const FIRST_REVIEWS = 20;

/** Columns of the fields that are edited. */
const COLUMNS: Record<keyof ClubProfileBody, string> = {
  description: 'description',
  website: 'website',
  homeGround: 'home_ground',
  aboutUs: 'about_us',
  teams: 'teams',
  trainingSchedule: 'training_schedule',
  trainingGroundAddress: 'training_ground_address',
  membershipFees: 'membership_fees',
  instagram: 'instagram',
  facebook: 'facebook',
  xTwitter: 'x_twitter',
  contactEmail: 'contact_email',
  clubLogo: 'club_logo',
  photos: 'photos',
};

/** What a club's administrators see and edit; always of the one club that their account is of. */
@Injectable()
export class ClubDashboardService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'transactions'>,
    private readonly clubs: OwnClubRepository,
    private readonly reviews: OwnReviewsRepository,
  ) {}

  /** The club, its numbers, and its newest approved reviews. */
  async dashboard(subject: string): Promise<Dashboard> {
    const row = await this.ownClub(subject);
    const [numbers, { items }] = await Promise.all([
      this.clubs.countReviews(row.id),
      this.reviews.find(row.id, { limit: FIRST_REVIEWS }),
    ]);
    const club = toOwnClub(row);
    const { averageRating, totalReviews: totalFamilies } = club;
    const stats = {
      averageRating,
      totalReviews: numbers.approved,
      totalFamilies,
      responsesSent: numbers.answered,
    };
    return { club, stats, reviews: items };
  }

  /** A run of the club's approved reviews. */
  async listReviews(subject: string, query: OwnReviewsQuery): Promise<Run<ClubReview>> {
    return this.reviews.find((await this.ownClub(subject)).id, query);
  }

  /** What the dashboard's charts show. */
  async insights(subject: string): Promise<ClubInsights> {
    return toInsights(await this.clubs.months((await this.ownClub(subject)).id));
  }

  /** Changes the fields that were sent. */
  async updateClub(subject: string, profile: ClubProfileBody): Promise<OwnClub> {
    const { id } = await this.ownClub(subject);
    const changes = Object.entries(profile).filter(([, value]) => value !== undefined);
    if (changes.length > 0) {
      const columns = changes.map(([field]) => COLUMNS[field as keyof ClubProfileBody]);
      const values = changes.map(([field, value]) => stored(field, value));
      const assignments = [...columns, 'updated_at'].map((column) => `${column} = ?`).join(', ');
      await this.database.transactions.runInTransaction((manager) =>
        manager.query(`UPDATE clubs SET ${assignments} WHERE id = ?`, [
          ...values,
          toStoredMoment(new Date()),
          id,
        ]),
      );
    }
    return toOwnClub(await this.ownClub(subject));
  }

  private async ownClub(subject: string): Promise<OwnClubRow> {
    const row = await this.clubs.findClub(Number(subject));
    if (!row) throw new UnauthenticatedError();
    return row;
  }
}

function stored(field: string, value: string | string[] | null): string | null {
  if (Array.isArray(value)) return JSON.stringify(value);
  // Every club has a description, if an empty one.
  return field === 'description' ? (value ?? '') : value;
}
