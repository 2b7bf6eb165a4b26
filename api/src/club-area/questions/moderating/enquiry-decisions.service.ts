import type { EnquiryState } from '@club-reviews/domain/enquiries';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from '../../../model/clubs/club.entity.js';
import { actingStaff } from '../../../platform/audit/acting-staff.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError } from '../../../platform/errors.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { EnquiryNotFoundError } from '../answering/club-enquiries.service.js';
import { enquiryRemovedMail } from '../enquiry-mails.js';
import { EnquiryRelay } from '../enquiry-relay.js';
import { Enquiry, enquiryEnd } from '../enquiry.entity.js';
import type { AdminEnquiry, EnquiryDecisionBody } from './admin-enquiries.dto.js';
import { AdminEnquiriesService } from './admin-enquiries.service.js';
import { EnquiryBlocks } from './enquiry-blocks.js';

/** This question isn't waiting for a decision. */
class DecidedEnquiryError extends ConflictError {
  constructor({ decidedBy }: Pick<Enquiry, 'decidedBy'>) {
    super(`${decidedBy ?? 'Someone'} has already decided about this question`);
  }
}

/** Moderators' decisions on questions to clubs that are held or reported. */
@Injectable()
export class EnquiryDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly enquiries: AdminEnquiriesService,
    private readonly relay: EnquiryRelay,
    private readonly blocks: EnquiryBlocks,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Passes a held question on, dismisses the report of another, or removes either and tells the parent why. Throws
   * EnquiryNotFoundError and DecidedEnquiryError.
   */
  async decide(id: number, { decision, reason, blocksAddress }: EnquiryDecisionBody): Promise<AdminEnquiry> {
    const enquiry = await this.find(id);
    if (enquiry.queueUrgency === null) throw new DecidedEnquiryError(enquiry);
    const isRemoved = decision === 'remove';
    const blocks = isRemoved && blocksAddress === true;
    const passed = isRemoved || enquiry.state !== 'held' ? [] : await this.relay.prepare(enquiry);
    const mail = isRemoved ? await this.removalMail(enquiry, reason ?? '', blocks) : undefined;
    await this.database.transactions.runInTransaction(async (manager) => {
      const stored = await this.lockOpen(manager, id);
      const at = new Date();
      const to = isRemoved ? 'removed' : stateBefore(stored);
      await manager.update(Enquiry, id, {
        ...{ state: to, queueUrgency: null, decisionReason: reason ?? null, decidedAt: at },
        ...{ list: listFor(stored, to), decidedBy: actingStaff()?.name ?? null },
        ...(isRemoved ? { emailEncrypted: null } : {}),
        // Erased while it was open: nobody needs it any more.
        eraseAt: stored.emailHash === null ? at : enquiryEnd(at),
      });
      if (to === 'waiting' && stored.state === 'held') await this.relay.pass(manager, id, passed, at);
      await this.audit.record(manager, {
        ...{ subjectType: 'enquiry', subjectId: id, actor: 'site-admin', action: ACTIONS[decision] },
        ...{ fromStatus: stored.state, toStatus: to, reason, createdAt: at },
      });
      if (blocks && stored.emailHash !== null)
        await this.blocks.add(manager, { emailHash: stored.emailHash, enquiryId: id, at });
      if (mail && stored.emailHash !== null) await this.outbox.enqueue(manager, mail);
    });
    return this.enquiries.get(id);
  }

  /** Blocks the address of a question, or unblocks it. Throws EnquiryNotFoundError and ConflictError. */
  async putBlock(id: number, isBlocked: boolean): Promise<AdminEnquiry> {
    const { emailHash } = await this.find(id);
    if (emailHash === null)
      throw new ConflictError('This question’s address has been erased, so there’s nothing left to block');
    const change = { emailHash, enquiryId: id, at: new Date() };
    await this.database.transactions.runInTransaction((manager) =>
      isBlocked ? this.blocks.add(manager, change) : this.blocks.lift(manager, change),
    );
    return this.enquiries.get(id);
  }

  private async find(id: number): Promise<Enquiry> {
    const enquiry = await this.database.reader.findOneBy(Enquiry, { id, isModerated: true });
    if (!enquiry) throw new EnquiryNotFoundError();
    return enquiry;
  }

  /** Another moderator may be deciding: the first one wins. */
  private async lockOpen(manager: EntityManager, id: number): Promise<Enquiry> {
    const enquiry = await this.database.transactions.lock(manager, Enquiry, { id });
    if (!enquiry) throw new EnquiryNotFoundError();
    if (enquiry.queueUrgency === null) throw new DecidedEnquiryError(enquiry);
    return enquiry;
  }

  /** None if the address was erased, or wiped after the club answered. */
  private async removalMail(
    { clubId, state, emailEncrypted }: Enquiry,
    reason: string,
    isBlocked: boolean,
  ): Promise<OutgoingMail | undefined> {
    const to = this.protection.tryDecrypt(emailEncrypted ?? '');
    if (to === null) return undefined;
    const { name: clubName } = await this.database.reader.findOneByOrFail(Club, { id: clubId });
    const about = { clubName, reason, wasSent: state !== 'held', isBlocked };
    return this.renderer.render(to, enquiryRemovedMail(about));
  }
}

const ACTIONS: Record<EnquiryDecisionBody['decision'], string> = { keep: 'kept', remove: 'removed' };

/** Where a question was before it came to the queue, to return it there. */
function stateBefore({ answeredAt, closedAt, emailHash }: Enquiry): EnquiryState {
  if (answeredAt !== null) return 'answered';
  // Without an address there's nobody to answer.
  return closedAt !== null || emailHash === null ? 'closed' : 'waiting';
}

function listFor({ list }: Enquiry, to: EnquiryState): Enquiry['list'] {
  if (to === 'waiting') return 'waiting';
  return list === null ? null : 'done';
}
