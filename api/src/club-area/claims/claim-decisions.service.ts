import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { ConflictError, InvalidInputError } from '../../platform/errors.js';
import { Database } from '../../platform/database/database.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { ManagedClubs } from '../../accounts/club-admins/managed-clubs.js';
import { PasswordLinks } from '../../platform/mailed-links/password-links.js';
import type { AdminClaim, ClaimDecision } from './admin-claims.dto.js';
import { AdminClaimsService } from './admin-claims.service.js';
import { ClaimMails } from './claim-mails.js';
import type { ClaimStatus } from './claim.entity.js';
import { Claim } from './claim.entity.js';
import { ClaimNotFoundError, DecidedClaimError } from './claim.errors.js';
import { ClaimedClubs } from './claimed-club.js';

/** What a decision stores on the claim. */
interface Outcome {
  status: Exclude<ClaimStatus, 'pending'>;
  clubId: number | null;
  rejectionReason: string | null;
}

/** Moderators' decisions on claims; each decision is one transaction, with everything that follows from it. */
@Injectable()
export class ClaimDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly claims: AdminClaimsService,
    private readonly clubs: ClaimedClubs,
    private readonly managedClubs: ManagedClubs,
    private readonly links: PasswordLinks,
    private readonly mails: ClaimMails,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Approves or rejects a pending claim. Throws ClaimNotFoundError, DecidedClaimError for one that is already decided,
   * InvalidInputError for a club that it can't be for, UnclearClubError when nobody has said which club it's for, and
   * ConflictError when its address rules it out.
   */
  async decide(id: number, decision: ClaimDecision): Promise<AdminClaim> {
    const claim = await this.claims.find(id);
    if (!claim) throw new ClaimNotFoundError();
    if (claim.status !== 'pending') throw new DecidedClaimError(claim.status);
    if (decision.status === 'approved') await this.approve(claim, decision);
    else await this.reject(claim, decision.rejectionReason ?? '');
    return (await this.claims.find(id)) ?? claim;
  }

  /**
   * Adds the club to the directory unless it's there, makes the claimant one of its administrators, and writes to them
   * and to the existing managers.
   */
  private async approve(claim: AdminClaim, decision: ClaimDecision): Promise<void> {
    const { contactName: name, contactEmail: email } = claim;
    const named = { contactName: name, clubName: nameOfChosen(claim, decision) };
    if (email === null) {
      throw new ConflictError("The claimant's email address can’t be read any more");
    }
    // Prepared beforehand: a transaction must wait for nothing but the database.
    const now = new Date();
    const link = this.links.make('invitation', now);
    const [mails, joined, place] = await Promise.all([
      this.mails.approval(email, named, link),
      this.mails.managerJoined(named),
      this.clubs.findPlace(claim),
    ]);
    await this.database.transactions.runInTransaction(async (manager) => {
      const stored = await this.lockPending(manager, claim.id);
      const { id: clubId, name: clubName } = await this.clubs.findOrList(
        manager,
        { ...claim, clubId: stored.clubId },
        decision,
        place,
        now,
      );
      const { account, isNew } = await this.managedClubs.grant(manager, { clubId, name, email, since: now });
      if (account.passwordHash === null) await this.links.store(manager, account.id, link);
      await this.outbox.enqueue(manager, account.passwordHash === null ? mails.invitation : mails.notice);
      if (isNew) await this.tellOthers(manager, { id: account.id, clubId }, joined);
      await this.recordDecision(
        manager,
        stored,
        { status: 'approved', clubId, rejectionReason: null },
        { at: now, reason: `Club ${clubId}: ${clubName}` },
      );
    });
  }

  /** If two join at the same moment, one comes second: the club is locked. */
  private async tellOthers(
    manager: EntityManager,
    joined: { id: number; clubId: number },
    mail: OutgoingMail,
  ): Promise<void> {
    for (const to of await this.managedClubs.addressesBeside(manager, joined))
      await this.outbox.enqueue(manager, { ...mail, to });
  }

  private async reject(claim: AdminClaim, rejectionReason: string): Promise<void> {
    const { id, clubId, contactEmail: email } = claim;
    const mail = email === null ? undefined : await this.mails.rejection(email, claim, rejectionReason);
    await this.database.transactions.runInTransaction(async (manager) => {
      const stored = await this.lockPending(manager, id);
      await this.recordDecision(
        manager,
        stored,
        { status: 'rejected', clubId, rejectionReason },
        { at: new Date(), reason: rejectionReason },
      );
      if (mail) await this.outbox.enqueue(manager, mail);
    });
  }

  /** Another moderator may be deciding: the first one wins. */
  private async lockPending(manager: EntityManager, id: number): Promise<Claim> {
    const claim = await this.database.transactions.lock(manager, Claim, { id });
    if (!claim) throw new ClaimNotFoundError();
    if (claim.status !== 'pending') throw new DecidedClaimError(claim.status);
    return claim;
  }

  private async recordDecision(
    manager: EntityManager,
    claim: Claim,
    outcome: Outcome,
    { at, reason }: { at: Date; reason: string },
  ): Promise<void> {
    await manager.update(Claim, claim.id, { ...outcome, pendingKey: null, decidedAt: at });
    await this.audit.record(manager, {
      ...{ subjectType: 'claim', subjectId: claim.id, actor: 'site-admin', action: outcome.status },
      ...{ fromStatus: 'pending', toStatus: outcome.status, reason, createdAt: at },
    });
  }
}

/** The name of the club that the claim will be for. Throws InvalidInputError if it can't be for the chosen one. */
function nameOfChosen(
  { clubId, clubName, candidates }: AdminClaim,
  { clubId: chosen }: ClaimDecision,
): string {
  if (typeof chosen !== 'number' || chosen === clubId) return clubName;
  const candidate = clubId === null ? candidates.find(({ id }) => id === chosen) : undefined;
  if (candidate === undefined)
    throw InvalidInputError.inFields({
      clubId: 'clubId must be one of the clubs that this claim can be for',
    });
  return candidate.name;
}
