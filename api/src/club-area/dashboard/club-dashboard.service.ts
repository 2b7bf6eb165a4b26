import { Injectable } from '@nestjs/common';
import type { PictureAddresses } from '../../model/photos/profile-pictures.js';
import { ProfilePictures } from '../../model/photos/profile-pictures.js';
import type { Club } from '../../model/clubs/club.entity.js';
import { ClubEditor } from '../../model/clubs/club-editor.js';
import type { ClubPlace } from '../../model/clubs/club-listing.js';
import { UNKNOWN_LOCATION } from '../../model/clubs/club-listing.js';
import { toStoredFacts } from '../../model/clubs/simple-fact-columns.js';
import { ClubPlaceFinder } from '../../clubs/club-place-finder.js';
import type { NamedGround } from '../../clubs/grounds/ground.dto.js';
import { GroundsRepository } from '../../clubs/grounds/grounds.repository.js';
import type { Cursor, CursorPage } from '../../platform/database/newest-first.js';
import { Database } from '../../platform/database/database.js';
import { postcodeIn } from '../../clubs/postcodes/postcode-text.js';
import { InvalidInputError } from '../../platform/errors.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { ClubProfileBody } from './club-profile.dto.js';
import { UNKNOWN_GROUND } from './club-profile.dto.js';
import type { ClubReview, ClubInsights, Dashboard, OwnClub, OwnReviewsQuery } from './dashboard.dto.js';
import { FIRST_REVIEWS } from './dashboard.dto.js';
import { toInsights, toOwnClub } from './own-club.mapper.js';
import type { OwnClubRow } from './own-club.repository.js';
import { OwnClubRepository } from './own-club.repository.js';
import { OwnReviewsRepository } from './own-reviews.repository.js';
import { summariseTeams } from './summarise-teams.js';

/** A profile without its pictures. */
type ProfileEntry = Omit<ClubProfileBody, 'clubLogo' | 'photos'>;

/** What a club's administrators see and edit; only of clubs that they manage. */
@Injectable()
export class ClubDashboardService {
  constructor(
    private readonly database: Database,
    private readonly clubs: OwnClubRepository,
    private readonly reviews: OwnReviewsRepository,
    private readonly places: ClubPlaceFinder,
    private readonly grounds: GroundsRepository,
    private readonly editor: ClubEditor,
    private readonly pictures: ProfilePictures,
    private readonly protection: EmailProtection,
  ) {}

  /** The club, its numbers, and its newest approved reviews; `next` is where the next ones start. */
  async dashboard(
    subject: string,
    clubId: number | undefined,
  ): Promise<{ dashboard: Dashboard; next: Cursor | undefined }> {
    const row = await this.clubs.getClub(subject, clubId);
    const [club, numbers, { items, next }] = await Promise.all([
      this.toOwnClub(row),
      this.clubs.countReviews(row.id),
      this.reviews.find(row.id, { limit: FIRST_REVIEWS }),
    ]);
    const { averageRating, totalReviews: totalFamilies } = club;
    const stats = {
      averageRating,
      totalReviews: numbers.approved,
      totalFamilies,
      responsesSent: numbers.answered,
    };
    const awaiting = Math.max(0, totalFamilies - numbers.approved);
    const awaitingModeration = await this.clubs.describeAwaiting(row.id, awaiting);
    return { dashboard: { club, stats, awaitingModeration, reviews: items }, next };
  }

  /** A page of the club's approved reviews. */
  async listReviews(subject: string, query: OwnReviewsQuery): Promise<CursorPage<ClubReview>> {
    return this.reviews.find((await this.clubs.getClub(subject, query.clubId)).id, query);
  }

  /** What the dashboard's charts show. */
  async insights(subject: string, clubId: number | undefined): Promise<ClubInsights> {
    return toInsights(await this.clubs.months((await this.clubs.getClub(subject, clubId)).id));
  }

  /**
   * Changes the fields that were sent. The postcode of its ground says where a club is, unless the directory knew
   * better from the start. Throws ForbiddenError when the person doesn't manage the club.
   */
  async updateClub(subject: string, clubId: number | undefined, profile: ClubProfileBody): Promise<OwnClub> {
    const club = await this.clubs.getClub(subject, clubId);
    const { clubLogo, photos, ...entry } = profile;
    const contactEmail = this.getContactEmail(club);
    const before = toOwnClub(club, contactEmail, { clubLogo: null, photos: [] });
    const changes = this.changesBy({ ...entry, ...summariseTeams(before, entry) }, contactEmail);
    const ground = await this.getGround(club, entry.groundId);
    const move = await this.moveBy(club, entry, ground);
    const pictures: Partial<PictureAddresses> = {
      ...(clubLogo !== undefined && { clubLogo }),
      ...(photos && { photos }),
    };
    if (Object.keys({ ...changes, ...pictures }).length > 0 || move) {
      await this.database.transactions.runInTransaction(async (manager) => {
        const locked = await this.editor.lock(manager, club.id);
        if (!locked) return;
        const at = new Date();
        const by = { actor: 'club-admin', at } as const;
        await this.editor.change(manager, locked, { ...changes, ...move }, by, { action: 'profile-edited' });
        await this.pictures.setAddresses(manager, club.id, pictures, { by: Number(subject), at });
      });
    }
    return this.toOwnClub(await this.clubs.getClub(subject, club.id));
  }

  private changesBy(
    { contactEmail, description, teamDetails, ...others }: ProfileEntry,
    knownEmail: string | null,
  ): Partial<Club> {
    const changes = {
      ...others,
      // Every club has a description, even if it's empty.
      description: description === null ? '' : description,
      // Encrypted again, the same address would look like a different one.
      contactEmail:
        contactEmail === knownEmail ? undefined : contactEmail && this.protection.encrypt(contactEmail),
      teamDetails: teamDetails?.length === 0 ? null : teamDetails,
      ...toStoredFacts(others),
    };
    return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  }

  /** The ground that the club has from now on. */
  private async getGround(
    club: OwnClubRow,
    groundId: number | null | undefined = club.groundId,
  ): Promise<NamedGround | null> {
    if (groundId === null) return null;
    const ground = await this.grounds.find(groundId);
    if (!ground || (!ground.isListed && groundId !== club.groundId))
      throw InvalidInputError.inFields({ groundId: UNKNOWN_GROUND });
    return ground;
  }

  /** Where the club is according to its new profile; undefined if nothing changed, or the directory knows better. */
  private async moveBy(
    club: OwnClubRow,
    { trainingGroundAddress = club.trainingGroundAddress, homeGround = club.homeGround }: ProfileEntry,
    ground: NamedGround | null,
  ): Promise<Partial<ClubPlace> | undefined> {
    const isNowhere = club.location === UNKNOWN_LOCATION;
    const isFromProfile = [club.trainingGroundAddress, club.homeGround, club.groundPostcode].some(
      (address) => address !== null && postcodeIn(address)?.postcode === club.postcode,
    );
    if (!isNowhere && !isFromProfile && club.latitude !== null) return undefined;
    const place = await this.places.find([trainingGroundAddress, homeGround, ground?.postcode]);
    if (!place || (!isNowhere && place.postcode === club.postcode)) return undefined;
    // A name that people know better than the nearest town can stay.
    const { location, ...rest } = place;
    return isNowhere || isFromProfile ? { location, ...rest } : rest;
  }

  private async toOwnClub(row: OwnClubRow): Promise<OwnClub> {
    return toOwnClub(row, this.getContactEmail(row), await this.pictures.addresses(row.id));
  }

  private getContactEmail({ storedContactEmail: stored }: OwnClubRow): string | null {
    return stored === null ? null : this.protection.tryDecryptOrRead(stored);
  }
}
