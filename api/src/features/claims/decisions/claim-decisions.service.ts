import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { AdminClaimsService } from '../admin-claims.service.js';
import type { ClaimStatus } from '../claim.entity.js';
import { ClaimNotApprovableError, ClaimNotFoundError, DecidedClaimError } from '../claim.errors.js';
import type { AdminClaim } from '../dto/admin-claim.dto.js';
import type { ClaimDecision } from './claim-decision-body.js';
import { ClaimApproval } from './claim-approval.js';
import { ClaimMails } from './claim-mails.js';

/** What a decision leaves on the claim. */
interface Outcome {
  status: Exclude<ClaimStatus, 'pending'>;
  clubId: number | null;
  reason: string | null;
}

/** What moderators decide about claims; each decision is one transaction, with all that follows from it. */
@Injectable()
export class ClaimDecisionsService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'transactions' | 'dialect'>,
    private readonly claims: AdminClaimsService,
    private readonly approval: ClaimApproval,
    private readonly mails: ClaimMails,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Approves or rejects a pending claim. Throws ClaimNotFoundError, DecidedClaimError for one that is decided, and
   * ClaimNotApprovableError when its club or address stand against it.
   */
  async decide(id: number, decision: ClaimDecision): Promise<AdminClaim> {
    const claim = await this.claims.find(id);
    if (!claim) throw new ClaimNotFoundError();
    if (claim.status !== 'pending') throw new DecidedClaimError(claim.status);
    if (decision.status === 'approved') await this.approve(claim, decision.club ?? undefined);
    else await this.reject(claim, decision.rejectionReason ?? '');
    return (await this.claims.find(id)) ?? claim;
  }

  private async approve(claim: AdminClaim, choice: ClaimDecision['club']): Promise<void> {
    if (claim.contactEmail === null) {
      throw new ClaimNotApprovableError("The claimant's email address cannot be read any more");
    }
    const now = new Date();
    const approval = await this.approval.prepare({ ...claim, contactEmail: claim.contactEmail }, choice, now);
    await this.database.transactions.runInTransaction(async (manager) => {
      await this.lock(manager, claim.id);
      const clubId = await this.approval.execute(manager, approval);
      await this.recordDecision(manager, claim.id, { status: 'approved', clubId, reason: null }, now);
    });
  }

  private async reject(claim: AdminClaim, reason: string): Promise<void> {
    const mail =
      claim.contactEmail === null ? undefined : await this.mails.rejection(claim.contactEmail, claim, reason);
    await this.database.transactions.runInTransaction(async (manager) => {
      await this.lock(manager, claim.id);
      const outcome: Outcome = { status: 'rejected', clubId: claim.clubId, reason };
      await this.recordDecision(manager, claim.id, outcome, new Date());
      if (mail) await this.outbox.enqueue(manager, mail);
    });
  }

  /** Somebody else may be deciding: the first one does. */
  private async lock(manager: EntityManager, id: number): Promise<void> {
    const [row] = await manager.query<{ status: ClaimStatus }[]>(
      `SELECT status FROM claims WHERE id = ? ${this.database.dialect.lockRows}`,
      [id],
    );
    if (!row) throw new ClaimNotFoundError();
    if (row.status !== 'pending') throw new DecidedClaimError(row.status);
  }

  private async recordDecision(
    manager: EntityManager,
    id: number,
    { status, clubId, reason }: Outcome,
    at: Date,
  ): Promise<void> {
    await manager.query(
      'UPDATE claims SET status = ?, club_id = ?, rejection_reason = ?, pending_key = NULL WHERE id = ?',
      [status, clubId, reason, id],
    );
    await this.audit.record(manager, {
      subjectType: 'claim',
      subjectId: id,
      actor: 'site-admin',
      action: status,
      fromStatus: 'pending',
      toStatus: status,
      reason,
      createdAt: at,
    });
  }
}
