import { randomInt, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { findOpenClub, keepClubOpen } from '../../model/clubs/open-club.js';
import type { Sender } from '../../platform/http/request-origin.js';
import { isFilled } from '../../platform/http/text-fields.js';
import { Database } from '../../platform/database/database.js';
import type { MailSlot } from '../../platform/mailed-links/mailbox-budget.js';
import { RequestedMails } from '../../platform/mailed-links/requested-mails.js';
import { takeQueuePlace } from '../../platform/rate-limits/queue-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { normaliseEmail } from '../../platform/security/canonical-email.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { ReceiptMails } from './claim-mails.js';
import { ClaimMails } from './claim-mails.js';
import { ClaimContacts } from './claim-contacts.js';
import { Claim } from './claim.entity.js';
import type { ClaimBody, SubmittedClaim } from './claim-submission.dto.js';
import type { KeyObject } from 'node:crypto';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { Keyring } from '../../platform/security/keyring.js';
import { toUrgency } from '../../platform/queue/urgency.js';

const MAX_INVENTED_ID = 100_000;

/** Accepts claims. */
@Injectable()
export class ClaimSubmissionService {
  private readonly pendingKey: KeyObject;

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
    private readonly contacts: ClaimContacts,
    private readonly mails: ClaimMails,
    private readonly requested: RequestedMails,
    private readonly operator: OperatorSettings,
    keyring: Keyring,
  ) {
    this.pendingKey = keyring.lookupKey('pending-claims');
  }

  /**
   * Stores a claim for a moderator to decide, with a mail to the claimant confirming it; a club can be claimed by
   * several people, even if it has been claimed before. Whether the address has claimed it already is only said in the
   * mail, because the response may go to someone who wants to find that out. Throws ClubNotFoundError, ClubClosedError,
   * and TooManyRequestsError.
   */
  async submit(body: ClaimBody, sender: Sender): Promise<SubmittedClaim> {
    const { replyTimeClaims } = await this.operator.current();
    const respond = (id: number): SubmittedClaim => ({
      id,
      message: `We'll review your submission and contact you within ${replyTimeClaims}.`,
    });
    if (isFilled(body.website)) return respond(randomInt(1, MAX_INVENTED_ID));
    const club = await this.getClub(body);
    await takeQueuePlace(this.limits, 'claims', sender);
    const slot = await this.requested.slotFor(body.contactEmail, sender.client);
    const mails = await this.mails.receipts(body.contactEmail, club.clubId === null ? null : club.clubName);
    const claim = this.toClaim(body, club, new Date());
    const store = () => this.store(claim, mails, slot);
    try {
      return respond(await store());
    } catch (error) {
      // The same claim arrived at the same moment, so this one is a repeat.
      if (this.database.dialect.isDuplicate(error)) return respond(await store());
      throw error;
    }
  }

  private async getClub({ clubId, clubName }: ClaimBody): Promise<Pick<Claim, 'clubId' | 'clubName'>> {
    if (!clubId) return { clubId: null, clubName: clubName ?? '' };
    const club = await findOpenClub(this.database.reader, clubId, { field: 'clubId' });
    return { clubId: club.id, clubName: club.name };
  }

  private toClaim(
    body: ClaimBody,
    club: Pick<Claim, 'clubId' | 'clubName'>,
    createdAt: Date,
  ): Omit<Claim, 'id' | 'club'> {
    return {
      ...club,
      ...this.contacts.seal({ ...body, additionalInfo: body.additionalInfo ?? null }),
      contactEmailEncrypted: this.protection.encrypt(body.contactEmail),
      contactEmailHash: this.protection.authorHash(body.contactEmail),
      position: body.position,
      clubDescription: body.clubDescription,
      facilities: body.facilities,
      ageGroups: body.ageGroups,
      trainingDays: body.trainingDays,
      websiteUrl: body.websiteUrl ?? null,
      socialMedia: body.socialMedia ?? null,
      verificationMethod: body.verificationMethod,
      status: 'pending',
      urgency: toUrgency(Object.values(body)),
      rejectionReason: null,
      decidedAt: null,
      contactErasedAt: null,
      pendingKey: this.getPendingKey(club, body.contactEmail),
      createdAt,
    };
  }

  /**
   * Tells whether two pending claims are for the same club by the same address, without keeping the address readable:
   * equal for the same listed club, or for unlisted ones of the same name.
   */
  private getPendingKey({ clubId, clubName }: Pick<Claim, 'clubId' | 'clubName'>, email: string): string {
    const club = clubId === null ? `name:${normaliseSearchText(clubName)}` : `id:${clubId}`;
    return createHmac('sha256', this.pendingKey)
      .update(`${normaliseEmail(email)}\n${club}`)
      .digest('hex');
  }

  /** Stores a claim. A repeated one leaves nothing but a mail, and uses up an id as well, so that ids don't tell. */
  private store(claim: Omit<Claim, 'id' | 'club'>, mails: ReceiptMails, slot: MailSlot): Promise<number> {
    return this.database.transactions.runInTransaction(async (manager) => {
      if (claim.clubId !== null) {
        const lock = this.database.dialect.rowLock;
        await keepClubOpen(manager, claim.clubId, { field: 'clubId', lock });
      }
      const isRepeated = await manager.existsBy(Claim, { pendingKey: claim.pendingKey ?? '' });
      const { identifiers } = await manager.insert(
        Claim,
        isRepeated ? { ...claim, pendingKey: null } : claim,
      );
      const { id } = identifiers[0] as { id: number };
      if (isRepeated) await manager.delete(Claim, id);
      else {
        await this.audit.record(manager, {
          ...{ subjectType: 'claim', subjectId: id, actor: 'club-admin', action: 'submitted' },
          ...{ toStatus: 'pending', createdAt: claim.createdAt },
        });
      }
      await this.requested.store(manager, isRepeated ? mails.repeated : mails.received, slot);
      return id;
    });
  }
}
