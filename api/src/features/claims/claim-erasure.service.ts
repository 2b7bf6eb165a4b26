import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import type { ClaimStatus } from './claim.entity.js';
import { Claim } from './claim.entity.js';
import { ClaimNotFoundError, ContactErasedError, UndecidedClaimError } from './claim.errors.js';

/** Everything that the claimant wrote, since free texts can name people; not which club, and how it was to be proven. */
const ERASED = {
  contactName: '',
  contactEmailEncrypted: '',
  contactPhone: '',
  position: '',
  clubDescription: '',
  facilities: '',
  ageGroups: '',
  trainingDays: '',
  websiteUrl: null,
  socialMedia: null,
  additionalInfo: null,
} satisfies Partial<Claim>;

/** Forgets who claimed a club: when they ask for it, and when the claim was decided long ago. */
@Injectable()
export class ClaimErasureService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'dialect' | 'transactions'>,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Erases the personal data of a decided claim and notes that, without them. Throws ClaimNotFoundError,
   * UndecidedClaimError for one that waits, and ContactErasedError.
   */
  async erase(id: number, { actor, at }: { actor: AuditActor; at: Date }): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const status = await this.lockErasable(manager, id);
      await manager.update(Claim, id, { ...ERASED, contactErasedAt: at });
      await this.audit.record(manager, {
        subjectType: 'claim',
        subjectId: id,
        actor,
        action: 'contact-erased',
        fromStatus: status,
        toStatus: status,
        reason: null,
        createdAt: at,
      });
    });
  }

  /** Keeps others from changing the claim; its status, which stays. */
  private async lockErasable(manager: EntityManager, id: number): Promise<ClaimStatus> {
    const claim = await manager.findOne(Claim, { where: { id }, ...this.database.dialect.rowLock });
    if (!claim) throw new ClaimNotFoundError();
    if (claim.status === 'pending') throw new UndecidedClaimError();
    if (claim.contactErasedAt !== null) throw new ContactErasedError();
    return claim.status;
  }
}
