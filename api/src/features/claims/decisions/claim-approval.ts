import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PasswordLink } from '../../club-admins/accounts/password-links.js';
import { ManagedClubs } from '../../club-admins/accounts/managed-clubs.js';
import { PasswordLinks } from '../../club-admins/accounts/password-links.js';
import { ClubAdmin } from '../../club-admins/club-admin.entity.js';
import { ClubListing } from '../../../model/clubs/club-listing.js';
import type { ClubPlace } from '../../../model/clubs/club-listing.js';
import { UNKNOWN_LOCATION } from '../../../model/clubs/club-listing.js';
import { ClubPlaceFinder } from '../../clubs/club-place-finder.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { ClaimNotApprovableError } from '../claim.errors.js';
import type { AdminClaim } from '../dto/admin-claim.dto.js';
import type { ClaimDecision } from './claim-decision-body.js';
import type { ApprovalMails } from './claim-mails.js';
import { ClaimMails } from './claim-mails.js';
import { profileOfClaim } from './claim-profile.js';

/** A claim whose address can be read. */
export type ApprovableClaim = AdminClaim & { contactEmail: string };

/** Everything that is made before the transaction, which must wait for nothing but the database. */
export interface PreparedApproval {
  claim: ApprovableClaim;
  choice: ClaimDecision['club'];
  /** Where a club that has to be listed is, if the claim tells. */
  place: ClubPlace | undefined;
  link: PasswordLink;
  mails: ApprovalMails;
  now: Date;
}

/** What is known of a claimant's account. */
interface Account {
  id: number;
  hasPassword: 0 | 1;
}

const SPORT = 'Football';

const ACCOUNT = `
  SELECT id, CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS hasPassword
  FROM club_admins WHERE email_hash = ?`;

/** What approving a claim brings about: the club, its administrator, and the mail to them. */
@Injectable()
export class ClaimApproval {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'dialect'>,
    private readonly listing: ClubListing,
    private readonly places: ClubPlaceFinder,
    private readonly managedClubs: ManagedClubs,
    private readonly links: PasswordLinks,
    private readonly protection: EmailProtection,
    private readonly mails: ClaimMails,
    private readonly outbox: MailOutbox,
  ) {}

  /** Makes what an approval may need; `choice` says what a club of the same name means. */
  async prepare(claim: ApprovableClaim, choice: ClaimDecision['club'], now: Date): Promise<PreparedApproval> {
    const link = this.links.make('invitation', now);
    const [mails, place] = await Promise.all([
      this.mails.approval(claim.contactEmail, claim, link),
      claim.clubId === null ? this.places.find([claim.facilities, claim.clubDescription]) : undefined,
    ]);
    return { claim, choice, place, link, now, mails };
  }

  /**
   * Lists the club unless it is listed, makes the claimant one of its administrators and writes to them. Throws
   * ClaimNotApprovableError.
   * @returns the id of the club
   */
  async execute(
    manager: EntityManager,
    { claim, choice, place, link, mails, now }: PreparedApproval,
  ): Promise<number> {
    const clubId =
      claim.clubId ??
      (await this.listedClub(manager, claim.clubName, choice)) ??
      (await this.list(manager, claim, place, now));
    const emailHash = this.protection.hash(claim.contactEmail);
    const [account] = await manager.query<Account[]>(`${ACCOUNT} ${this.database.dialect.lockRows}`, [
      emailHash,
    ]);
    const adminId = account?.id ?? (await this.addAdmin(manager, claim, clubId, emailHash, now));
    await this.managedClubs.add(manager, { adminId, clubId, since: now });
    if (account?.hasPassword) {
      await this.outbox.enqueue(manager, mails.notice);
      return clubId;
    }
    await this.links.store(manager, adminId, link);
    await this.outbox.enqueue(manager, mails.invitation);
    return clubId;
  }

  /** The listed club of this name, unless the moderator says that the claim is for a new one; undefined: a new one. */
  private async listedClub(
    manager: EntityManager,
    name: string,
    choice: ClaimDecision['club'],
  ): Promise<number | undefined> {
    if (choice === 'new') return undefined;
    const namesakes = await this.listing.findByName(manager, name);
    const spelt = namesakes.filter((club) => club.name === name);
    const [club, ...others] = spelt.length > 0 ? spelt : namesakes;
    if (others.length > 0) {
      throw new ClaimNotApprovableError(
        'Several clubs of this name are listed. Please reject the claim and ask for one that chooses the club from the directory.',
      );
    }
    return club?.id;
  }

  private async list(
    manager: EntityManager,
    claim: ApprovableClaim,
    place: ClubPlace | undefined,
    now: Date,
  ): Promise<number> {
    const club = {
      name: claim.clubName,
      location: UNKNOWN_LOCATION,
      sport: SPORT,
      ...profileOfClaim(claim),
      ...place,
    };
    return (await this.listing.add(manager, club, now)).id;
  }

  private async addAdmin(
    manager: EntityManager,
    { contactEmail, contactName }: ApprovableClaim,
    clubId: number,
    emailHash: string,
    createdAt: Date,
  ): Promise<number> {
    const { identifiers } = await manager.insert(ClubAdmin, {
      clubId,
      emailHash,
      emailEncrypted: this.protection.encrypt(contactEmail),
      name: contactName,
      passwordHash: null,
      createdAt,
    });
    return (identifiers[0] as { id: number }).id;
  }
}
