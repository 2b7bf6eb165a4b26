import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { ClubNotFoundError } from '../../../model/clubs/clubs.errors.js';
import { isFilled } from '../../../platform/http/honeypot.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { EmailProtection, normaliseEmail } from '../../../platform/security/email-protection.js';
import { Claim } from '../claim.entity.js';
import { AlreadyClaimedError } from '../claim.errors.js';
import { PendingKeys } from '../pending-key.js';
import type { ClaimBody } from './claim-body.js';
import { CLAIMS_BY_CLIENT, CLAIMS_BY_EMAIL } from './claim-limits.js';
import type { SubmittedClaim } from './claim-submission.dto.js';

const CLUB_NAME = 'SELECT name FROM clubs WHERE id = ?';
const MESSAGE = "We'll review your submission and contact you within 2-3 business days.";
const LARGEST_INVENTED_ID = 100_000;

/** Takes claims in. */
@Injectable()
export class ClaimSubmissionService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
    private readonly pendingKeys: PendingKeys,
  ) {}

  /**
   * Stores a claim for a moderator to decide; a club can be claimed by several people, also when it has been claimed
   * before. Throws ClubNotFoundError, TooManyRequestsError, or AlreadyClaimedError.
   */
  async submit(body: ClaimBody, client: string): Promise<SubmittedClaim> {
    if (isFilled(body.website)) return answer(randomInt(1, LARGEST_INVENTED_ID));
    const club = await this.clubOf(body);
    await this.limits.take(CLAIMS_BY_CLIENT, client);
    await this.limits.take(CLAIMS_BY_EMAIL, normaliseEmail(body.contactEmail));
    const claim = this.toClaim(body, club, new Date());
    try {
      return answer(await this.store(claim));
    } catch (error) {
      if (this.database.dialect.isDuplicate(error)) throw new AlreadyClaimedError();
      throw error;
    }
  }

  private async clubOf({ clubId, clubName }: ClaimBody): Promise<Pick<Claim, 'clubId' | 'clubName'>> {
    if (!clubId) return { clubId: null, clubName: clubName ?? '' };
    const [club] = await this.database.reads.all<{ name: string }>(CLUB_NAME, [clubId]);
    if (!club) throw new ClubNotFoundError('clubId');
    return { clubId, clubName: club.name };
  }

  private toClaim(
    body: ClaimBody,
    club: Pick<Claim, 'clubId' | 'clubName'>,
    createdAt: Date,
  ): Omit<Claim, 'id' | 'club'> {
    return {
      ...club,
      contactName: body.contactName,
      contactEmailEncrypted: this.protection.encrypt(body.contactEmail),
      contactPhone: body.contactPhone,
      position: body.position,
      clubDescription: body.clubDescription,
      facilities: body.facilities,
      ageGroups: body.ageGroups,
      trainingDays: body.trainingDays,
      websiteUrl: body.websiteUrl ?? null,
      socialMedia: body.socialMedia ?? null,
      verificationMethod: body.verificationMethod,
      additionalInfo: body.additionalInfo ?? null,
      status: 'pending',
      rejectionReason: null,
      contactErasedAt: null,
      pendingKey: this.pendingKeys.of(club, body.contactEmail),
      createdAt,
    };
  }

  private store(claim: Omit<Claim, 'id' | 'club'>): Promise<number> {
    return this.database.transactions.runInTransaction(async (manager) => {
      const { identifiers } = await manager.insert(Claim, claim);
      const { id } = identifiers[0] as { id: number };
      await this.audit.record(manager, {
        subjectType: 'claim',
        subjectId: id,
        actor: 'club-admin',
        action: 'submitted',
        fromStatus: null,
        toStatus: 'pending',
        reason: null,
        createdAt: claim.createdAt,
      });
      return id;
    });
  }
}

function answer(id: number): SubmittedClaim {
  return { id, message: MESSAGE };
}
