import { randomUUID } from 'node:crypto';
import type { InvitationWay } from '@club-reviews/domain/review-invitations';
import {
  DEFAULT_INVITATION_DAYS,
  INVITATION_KEPT_DAYS,
  INVITATION_LIMITS,
  INVITATION_MESSAGES,
  INVITATION_PAUSE_DAYS,
  MIN_TOLD_REVIEWS,
} from '@club-reviews/domain/review-invitations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, MoreThan } from 'typeorm';
import { ManagedClubs } from '../../accounts/club-admins/managed-clubs.js';
import { getInvitedComparison } from '../../clubs/invited-reviews.js';
import { Club } from '../../model/clubs/club.entity.js';
import { keepClubOpen } from '../../model/clubs/open-club.js';
import { InvitationRefusal, ReviewInvitation } from '../../model/reviews/review-invitation.entity.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { fillIn, MailRenderer } from '../../platform/mail/mail-renderer.js';
import { hashToken } from '../../platform/mailed-links/link-token.js';
import type { MailSlot } from '../../platform/mailed-links/mailbox-budget.js';
import { RequestedMails } from '../../platform/mailed-links/requested-mails.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { newReadableCode } from '../../platform/security/readable-code.js';
import { InvitationLinks } from './invitation-links.js';
import { reviewInvitationMail } from './invitation-mails.js';
import type { CardsBody, InvitationCards, InvitationFigures, MailedInvitations } from './invitations.dto.js';

const DAY_MS = 24 * 3_600_000;
/** 79 bits: nobody guesses one, and a stolen database doesn't tell them. */
const CODE_GROUPS = 4;
/** Placeholders for the code and the token in a draft; no club has such a name. */
const CODE_PLACEHOLDER = randomUUID();
const TOKEN_PLACEHOLDER = randomUUID();

/** A mailbox that a club invites, with the slot for its mail. */
interface Invited {
  address: string;
  emailHash: string;
  slot: MailSlot;
}

/** A club's invitations to review it; of clubs that the person manages, otherwise ForbiddenError. */
@Injectable()
export class OwnInvitationsService {
  constructor(
    private readonly database: Database,
    private readonly clubs: ManagedClubs,
    private readonly links: InvitationLinks,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly requested: RequestedMails,
  ) {}

  /** What came of a club's invitations. */
  async getFigures(subject: string, chosen: number | undefined): Promise<InvitationFigures> {
    const clubId = await this.clubs.choose(subject, chosen);
    const createdAt = MoreThan(ago(INVITATION_KEPT_DAYS));
    const { reader } = this.database;
    const [mailed, printed, used, invitedReviews] = await Promise.all([
      reader.countBy(ReviewInvitation, { clubId, way: 'mail', createdAt }),
      reader.countBy(ReviewInvitation, { clubId, way: 'print', createdAt }),
      reader.countBy(ReviewInvitation, { clubId, way: In(['mail', 'print']), createdAt, isUsed: true }),
      getInvitedComparison(this.database, clubId),
    ]);
    return { mailed, printed, reviews: used < MIN_TOLD_REVIEWS ? null : used, invitedReviews };
  }

  /**
   * Mails one-time links. Whether an address has refused, was invited lately or gets too much mail, the work and the
   * response are the same: only its owner may notice. Throws ConflictError, and what {@link keepClubOpen} throws.
   */
  async mail(
    subject: string,
    chosen: number | undefined,
    addresses: readonly string[],
  ): Promise<MailedInvitations> {
    const clubId = await this.clubs.choose(subject, chosen);
    const byMailbox = new Map(addresses.map((address) => [this.protection.authorHash(address), address]));
    const count = byMailbox.size;
    // Slots are only taken for what may be sent.
    await this.database.transactions.runInTransaction((manager) => this.open(manager, clubId, 'mail', count));
    const invited = await this.takeSlots(clubId, byMailbox);
    const draft = await this.draft(clubId);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      await this.open(manager, clubId, 'mail', count);
      const unwanted = await findUnwanted(manager, clubId, invited);
      for (const one of invited) {
        const slot = unwanted.has(one.emailHash) ? 'never' : one.slot;
        await this.invite(manager, { clubId, ...one, slot }, draft, at);
      }
    });
    return { count };
  }

  /** Makes codes to print. Throws ConflictError, and what {@link keepClubOpen} throws. */
  async print(
    subject: string,
    chosen: number | undefined,
    { count, days }: CardsBody,
  ): Promise<InvitationCards> {
    const clubId = await this.clubs.choose(subject, chosen);
    const createdAt = new Date();
    const lastDay = new Date(createdAt.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    // To the end of the last day, in London too.
    const expiresAt = new Date(Date.parse(lastDay) + DAY_MS);
    const codes = Array.from({ length: count }, () => newReadableCode(CODE_GROUPS));
    await this.database.transactions.runInTransaction(async (manager) => {
      await this.open(manager, clubId, 'print', count);
      await manager.insert(
        ReviewInvitation,
        codes.map((code) => ({
          ...{ clubId, codeHash: hashToken(code), way: 'print' as const, emailHash: null },
          ...{ createdAt, expiresAt },
        })),
      );
    });
    return { codes, lastDay };
  }

  /** Locks the club, so that two managers are counted together, and makes sure that it may invite that many. */
  private async open(
    manager: EntityManager,
    clubId: number,
    way: InvitationWay,
    count: number,
  ): Promise<void> {
    await keepClubOpen(manager, clubId, { field: 'clubId', lock: this.database.dialect.rowLock });
    const today = { clubId, way, createdAt: MoreThan(ago(1)) };
    if ((await manager.countBy(ReviewInvitation, today)) + count > INVITATION_LIMITS.daily)
      throw new ConflictError(INVITATION_MESSAGES.daily);
  }

  private async takeSlots(clubId: number, byMailbox: ReadonlyMap<string, string>): Promise<Invited[]> {
    const invited: Invited[] = [];
    for (const [emailHash, address] of byMailbox)
      invited.push({ address, emailHash, slot: await this.requested.slotFor(address, `club-${clubId}`) });
    return invited;
  }

  /** Rendering is the dearest part, and one club's mails only differ in their links. */
  private async draft(clubId: number): Promise<OutgoingMail> {
    const { name, slug } = await this.database.reader.findOneByOrFail(Club, { id: clubId });
    const template = reviewInvitationMail({
      clubName: name,
      link: this.links.formPage(slug, CODE_PLACEHOLDER),
      refusalLink: this.links.endPage(TOKEN_PLACEHOLDER),
    });
    return this.renderer.render('', template);
  }

  private async invite(
    manager: EntityManager,
    { clubId, address, emailHash, slot }: Invited & { clubId: number },
    draft: OutgoingMail,
    createdAt: Date,
  ): Promise<void> {
    const code = newReadableCode(CODE_GROUPS);
    const expiresAt = new Date(createdAt.getTime() + DEFAULT_INVITATION_DAYS * DAY_MS);
    const { id } = await manager.save(ReviewInvitation, {
      ...{ clubId, codeHash: hashToken(code), way: 'mail' as const, createdAt, expiresAt },
      // One that isn't sent doesn't put off the next.
      emailHash: slot === 'never' ? null : emailHash,
    });
    const token = this.links.make(id, emailHash, createdAt);
    const mail = fillIn(draft, { [CODE_PLACEHOLDER]: code, [TOKEN_PLACEHOLDER]: token });
    const unsubscribeUrl = this.links.unsubscribeUrl(token);
    await this.requested.store(manager, { ...mail, to: address, unsubscribeUrl }, slot);
  }
}

/** The mailboxes that want no invitations, or were invited lately. The caller has locked the club. */
async function findUnwanted(
  manager: EntityManager,
  clubId: number,
  invited: readonly Invited[],
): Promise<Set<string | null>> {
  const emailHash = In(invited.map((one) => one.emailHash));
  const refused = await manager.findBy(InvitationRefusal, { emailHash });
  const createdAt = MoreThan(ago(INVITATION_PAUSE_DAYS));
  const recent = await manager.findBy(ReviewInvitation, { clubId, emailHash, createdAt });
  return new Set([...refused, ...recent].map((row) => row.emailHash));
}

function ago(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
