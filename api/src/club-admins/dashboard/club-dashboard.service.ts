import { Inject, Injectable } from '@nestjs/common';
import { UnauthenticatedError } from '../../auth/auth.errors.js';
import { UNKNOWN_LOCATION } from '../../clubs/listing/unknown-location.js';
import type { Run } from '../../common/cursors.js';
import type { Database } from '../../database/database.js';
import { DATABASE } from '../../database/database.module.js';
import { toStoredMoment } from '../../database/moments.js';
import { EmailProtection } from '../../security/email-protection.js';
import { ClubPlaceFinder } from './club-place-finder.js';
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
    private readonly places: ClubPlaceFinder,
    private readonly protection: EmailProtection,
  ) {}

  /** The club, its numbers, and its newest approved reviews. */
  async dashboard(subject: string): Promise<Dashboard> {
    const row = await this.ownClub(subject);
    const [numbers, { items }] = await Promise.all([
      this.clubs.countReviews(row.id),
      this.reviews.find(row.id, { limit: FIRST_REVIEWS }),
    ]);
    const club = this.toOwnClub(row);
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

  /**
   * Changes the fields that were sent. A club of which the site does not know where it is, is found around the
   * postcode of its ground from then on.
   */
  async updateClub(subject: string, profile: ClubProfileBody): Promise<OwnClub> {
    const { id, location } = await this.ownClub(subject);
    const changes: Record<string, string | number | null> = Object.fromEntries(
      Object.entries(profile)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => [COLUMNS[field as keyof ClubProfileBody], this.stored(field, value)]),
    );
    if (location === UNKNOWN_LOCATION) {
      Object.assign(changes, await this.places.find([profile.trainingGroundAddress, profile.homeGround]));
    }
    if (Object.keys(changes).length > 0) await this.write(id, changes);
    return this.toOwnClub(await this.ownClub(subject));
  }

  private async write(id: number, changes: Record<string, string | number | null>): Promise<void> {
    const row = { ...changes, updated_at: toStoredMoment(new Date()) };
    const assignments = Object.keys(row).map((column) => `${column} = ?`);
    await this.database.transactions.runInTransaction((manager) =>
      manager.query(`UPDATE clubs SET ${assignments.join(', ')} WHERE id = ?`, [...Object.values(row), id]),
    );
  }

  private async ownClub(subject: string): Promise<OwnClubRow> {
    const row = await this.clubs.findClub(Number(subject));
    if (!row) throw new UnauthenticatedError();
    return row;
  }

  private toOwnClub(row: OwnClubRow): OwnClub {
    const { storedContactEmail: stored } = row;
    return toOwnClub(row, stored === null ? null : this.protection.tryDecryptOrRead(stored));
  }

  private stored(field: string, value: string | string[] | null): string | null {
    if (Array.isArray(value)) return JSON.stringify(value);
    // Every club has a description, if an empty one.
    if (field === 'description') return value ?? '';
    return field === 'contactEmail' && value !== null ? this.protection.encrypt(value) : value;
  }
}
