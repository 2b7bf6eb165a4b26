import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { forgetNotes } from '../../model/queue/queue-note.js';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import type { ClaimStatus } from './claim.entity.js';
import { Claim } from './claim.entity.js';
import { ClaimNotFoundError } from './claim.errors.js';

/**
 * Everything that the claimant wrote, since free texts can name people; but not the club, or the kind of proof offered.
 */
const ERASED = {
  contactEncrypted: null,
  contactName: '',
  contactEmailEncrypted: '',
  contactEmailHash: null,
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

/** Why a waiting claim was closed. */
const CLOSED = 'Closed because the claimant’s details were erased';

/** Erases who claimed a club: when they request it, and when the claim was decided long ago. */
@Injectable()
export class ClaimErasureService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Erases the personal data of a decided claim and logs that, without the data. Throws ClaimNotFoundError,
   * and ConflictError for one that's pending or already erased.
   */
  async erase(id: number, { actor, at }: { actor: AuditActor; at: Date }): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const status = await this.lockErasable(manager, id);
      await manager.update(Claim, id, { ...ERASED, contactErasedAt: at });
      await forgetNotes(manager, 'claim', id);
      await this.note(manager, { id, status }, { actor, at }, status);
    });
  }

  /**
   * The same for a claim in any state, for a person who is to be erased completely: a pending claim is closed too,
   * since nobody is left to decide about. One that is already erased or gone is left alone.
   */
  async eraseForGood(id: number, at: Date): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const claim = await this.database.transactions.lock(manager, Claim, { id });
      if (!claim || claim.contactErasedAt !== null) return;
      const isPending = claim.status === 'pending';
      const closed = {
        status: 'rejected',
        rejectionReason: CLOSED,
        pendingKey: null,
        decidedAt: at,
      } as const;
      await manager.update(Claim, id, { ...ERASED, contactErasedAt: at, ...(isPending ? closed : {}) });
      await forgetNotes(manager, 'claim', id);
      await this.note(manager, claim, { actor: 'site-admin', at }, isPending ? 'rejected' : claim.status);
    });
  }

  /** Keeps others from changing the claim; returns its status, which isn't erased. */
  private async lockErasable(manager: EntityManager, id: number): Promise<ClaimStatus> {
    const claim = await this.database.transactions.lock(manager, Claim, { id });
    if (!claim) throw new ClaimNotFoundError();
    if (claim.status === 'pending') throw new ConflictError('Please approve or reject this claim first');
    if (claim.contactErasedAt !== null)
      throw new ConflictError('This claim’s contact details have already been erased');
    return claim.status;
  }

  private note(
    manager: EntityManager,
    { id, status }: Pick<Claim, 'id' | 'status'>,
    { actor, at }: { actor: AuditActor; at: Date },
    toStatus: ClaimStatus,
  ): Promise<void> {
    return this.audit.record(manager, {
      ...{ subjectType: 'claim', subjectId: id, actor, action: 'contact-erased', fromStatus: status },
      ...{ toStatus, createdAt: at },
    });
  }
}
