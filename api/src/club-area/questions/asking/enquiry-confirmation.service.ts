import type { TextHoldReason } from '@club-reviews/domain/hold-reasons';
import { STATUS_OF_ENQUIRY } from '@club-reviews/domain/enquiries';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from '../../../model/clubs/club.entity.js';
import { ClubMergedError, keepClubOpen } from '../../../model/clubs/open-club.js';
import { raiseAlert, SafetyAlert } from '../../../model/queue/alerts.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError } from '../../../platform/errors.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { hashToken } from '../../../platform/mailed-links/link-token.js';
import { ExpiredLinkError, UnknownLinkError } from '../../../platform/mailed-links/link-errors.js';
import { findHoldReasons } from '../../../reviews/holds/hold-reasons.js';
import { EnquiryRelay } from '../enquiry-relay.js';
import { Enquiry, enquiryEnd } from '../enquiry.entity.js';
import { EnquiryBlocks } from '../moderating/enquiry-blocks.js';
import { AskableClubs } from './askable-club.js';
import type { EnquiryProgress } from './enquiry.dto.js';
import { toUrgency } from '../../../platform/queue/urgency.js';

const UNKNOWN = 'This link doesn’t work. Please check that it’s complete, or ask the club again.';
const EXPIRED = 'This link has expired, and nothing was sent. Please write your question again.';

/** Questions that one club gets: each takes a confirmed address, so only a campaign reaches this many. */
const TO_CLUB: RateLimit = { purpose: 'enquiries-to-club', times: 60, windowMs: 24 * 3_600_000 };

/** What holds a review but not a question, which isn't public: parents may well name their child to a club. */
const BETWEEN_THEM: readonly TextHoldReason[] = ['full-name'];

/** Confirms questions by their links, and shows their state to the parents who asked. */
@Injectable()
export class EnquiryConfirmationService {
  constructor(
    private readonly database: Database,
    private readonly clubs: AskableClubs,
    private readonly blocks: EnquiryBlocks,
    private readonly limits: RateLimits,
    private readonly relay: EnquiryRelay,
    private readonly audit: AuditLog,
  ) {}

  /** The question of a link. Throws UnknownLinkError and ExpiredLinkError. */
  async get(token: string): Promise<EnquiryProgress> {
    return this.toProgress(await this.find(token));
  }

  /**
   * Confirms the question of a link; can be repeated: it goes to the club, or to a moderator if the checks find something
   * in it. Throws UnknownLinkError, ExpiredLinkError, ConflictError, what AskableClubs throws,
   * and TooManyRequestsError if the club gets too many.
   */
  async confirm(token: string): Promise<EnquiryProgress> {
    const enquiry = await this.find(token);
    if (enquiry.state !== 'unconfirmed') return this.toProgress(enquiry);
    if (await this.blocks.has(enquiry.emailHash ?? ''))
      throw new ConflictError(
        'We don’t pass on messages from this address. Please write to us if you think that’s wrong.',
      );
    await this.clubs.assertAskable(enquiry.clubId);
    await this.limits.take(TO_CLUB, String(enquiry.clubId));
    const found = findHoldReasons(enquiry.message);
    const isHeld = found.some((reason) => !BETWEEN_THEM.includes(reason));
    const mails = isHeld ? [] : await this.relay.prepare(enquiry);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const stored = await this.lock(manager, enquiry);
      if (stored.state !== 'unconfirmed') return;
      await manager.update(Enquiry, stored.id, { confirmedAt: at });
      await (isHeld ? this.hold(manager, stored, found, at) : this.relay.pass(manager, stored.id, mails, at));
    });
    return this.get(token);
  }

  private async hold(
    manager: EntityManager,
    { id, clubId, message }: Enquiry,
    found: readonly TextHoldReason[],
    at: Date,
  ): Promise<void> {
    await manager.update(Enquiry, id, {
      ...{
        state: 'held',
        queueUrgency: toUrgency([message]),
        queueSince: at,
        isModerated: true,
        eraseAt: enquiryEnd(at),
      },
    });
    await this.audit.record(manager, {
      ...{ subjectType: 'enquiry', subjectId: id, actor: 'system', action: 'held-for-staff' },
      ...{ fromStatus: 'unconfirmed', toStatus: 'held', createdAt: at },
    });
    if (found.includes('safeguarding'))
      await raiseAlert(manager, SafetyAlert, { kind: 'enquiry', entryId: id, clubId, at });
  }

  /** The club is locked first, as in merges. */
  private async lock(manager: EntityManager, { id, clubId }: Enquiry): Promise<Enquiry> {
    await keepClubOpen(manager, clubId, { field: 'club', lock: this.database.dialect.rowLock });
    const stored = await this.database.transactions.lock(manager, Enquiry, { id });
    if (!stored) throw new UnknownLinkError(UNKNOWN);
    if (stored.clubId !== clubId) throw new ClubMergedError();
    return stored;
  }

  private async find(token: string): Promise<Enquiry> {
    const enquiry = await this.database.reader.findOneBy(Enquiry, { tokenHash: hashToken(token) });
    if (!enquiry) throw new UnknownLinkError(UNKNOWN);
    const hasExpired = enquiry.state === 'unconfirmed' && enquiry.eraseAt.getTime() <= Date.now();
    if (hasExpired) throw new ExpiredLinkError(EXPIRED);
    return enquiry;
  }

  private async toProgress({ clubId, state, ageGroup, message }: Enquiry): Promise<EnquiryProgress> {
    const club = await this.database.reader.findOneByOrFail(Club, { id: clubId });
    const status = STATUS_OF_ENQUIRY[state];
    return { status, clubName: club.name, clubSlug: club.slug, ageGroup, message };
  }
}
