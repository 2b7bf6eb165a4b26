import { ENQUIRY_MESSAGES } from '@club-reviews/domain/enquiries';
import { Injectable } from '@nestjs/common';
import type { CurrentClub } from '../../../model/clubs/club-address.js';
import { ClubAddresses } from '../../../model/clubs/club-address.js';
import { ClubNotFoundError, parseClubReference } from '../../../model/clubs/club-reference.js';
import { findOpenClub } from '../../../model/clubs/open-club.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError } from '../../../platform/errors.js';
import { ManagedClubs } from '../../../accounts/club-admins/managed-clubs.js';

/** Finds the clubs that parents can ask: open ones with a manager. */
@Injectable()
export class AskableClubs {
  constructor(
    private readonly database: Database,
    private readonly addresses: ClubAddresses,
    private readonly managedClubs: ManagedClubs,
  ) {}

  /** The club with an id or slug. Throws ClubNotFoundError, and what {@link assertAskable} throws. */
  async find(idOrSlug: string): Promise<CurrentClub> {
    const reference = parseClubReference(idOrSlug);
    const club = reference && (await this.addresses.current(reference));
    if (!club) throw new ClubNotFoundError();
    await this.assertAskable(club.id);
    return club;
  }

  /** Throws ClubNotFoundError for a hidden club, ClubClosedError, and ConflictError. */
  async assertAskable(clubId: number): Promise<void> {
    await findOpenClub(this.database.reader, clubId, { field: 'club' });
    const managed = await this.managedClubs.managedAmong([clubId]);
    if (!managed.has(clubId)) throw new ConflictError(ENQUIRY_MESSAGES.unclaimed);
  }
}
