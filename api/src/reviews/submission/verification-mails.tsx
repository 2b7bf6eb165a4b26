import { randomUUID } from 'node:crypto';
import { REVIEW_LINK_DAYS } from '@club-reviews/domain/review-form';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PromiseCache } from '../../platform/async/promise-cache.js';
import { Settings } from '../../platform/config/settings.js';
import type { MailSlot } from '../../platform/mailed-links/mailbox-budget.js';
import { fillIn, MailRenderer } from '../../platform/mail/mail-renderer.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { RequestedMails } from '../../platform/mailed-links/requested-mails.js';
import { ReviewToken } from '../../model/reviews/review.entity.js';
import type { NewToken } from '../../platform/mailed-links/link-token.js';
import { newLinkToken, secretLink } from '../../platform/mailed-links/link-token.js';
import { Action, MailLink, Note, Paragraph } from '../../platform/mail/templates/mail-parts.js';
import type { AuthorStatus } from './author-status-lookup.js';

const LINK_LIFETIME_MS = REVIEW_LINK_DAYS * 24 * 3_600_000;

const MAX_DRAFTS = 500;
const DRAFT_LIFETIME_MS = 3_600_000;
/** Placeholders for the token and the second link in a draft; no club has such a name. */
const TOKEN_PLACEHOLDER = randomUUID();
const MANAGE_PLACEHOLDER = randomUUID();

/** A link and the mail with it, ready to be stored. */
export interface PreparedVerification {
  token: NewToken;
  mail: OutgoingMail;
}

/** The mails whose links confirm reviews. */
@Injectable()
export class VerificationMails {
  // Rendering is the most expensive part of a submission, and mails about one club only differ in the links.
  private readonly drafts = new PromiseCache<OutgoingMail>(MAX_DRAFTS, DRAFT_LIFETIME_MS);

  constructor(
    private readonly settings: Settings,
    private readonly renderer: MailRenderer,
    private readonly requested: RequestedMails,
  ) {}

  /** Makes a link and its mail: before the transaction, which must wait for nothing but the database. */
  async prepare(
    to: string,
    clubName: string,
    { kind, manageLink }: Pick<AuthorStatus, 'kind' | 'manageLink'>,
    now: Date,
  ): Promise<PreparedVerification> {
    const token = newLinkToken(now, LINK_LIFETIME_MS);
    const draft = await this.drafts.get(`${kind} ${String(manageLink !== undefined)} ${clubName}`, () =>
      this.draft(clubName, kind, manageLink !== undefined),
    );
    const links = { [TOKEN_PLACEHOLDER]: token.token, [MANAGE_PLACEHOLDER]: manageLink ?? '' };
    return { token, mail: { ...fillIn(draft, links), to } };
  }

  /** Stores both with the review they are for. */
  async store(
    manager: EntityManager,
    reviewId: number,
    { token, mail }: PreparedVerification,
    slot: MailSlot,
  ): Promise<void> {
    const { tokenHash, expiresAt } = token;
    await manager.insert(ReviewToken, { tokenHash, reviewId, expiresAt, usedAt: null });
    await this.requested.store(manager, mail, slot);
  }

  /** Leaves the same traces as a mail, for a review that no longer exists. */
  async pretend(manager: EntityManager, { mail }: PreparedVerification): Promise<void> {
    await this.requested.store(manager, mail, 'never');
  }

  private draft(clubName: string, kind: AuthorStatus['kind'], hasManageLink: boolean): Promise<OutgoingMail> {
    const link = secretLink(this.settings, 'verify-review', TOKEN_PLACEHOLDER);
    const manageLink = hasManageLink ? MANAGE_PLACEHOLDER : undefined;
    return this.renderer.render('', verificationMail({ clubName, kind, link, manageLink }));
  }
}

interface VerificationLetter {
  clubName: string;
  kind: AuthorStatus['kind'];
  /** Where the review is read and published. */
  link: string;
  /** Where the earlier review for the club and season is managed. */
  manageLink: string | undefined;
}

/**
 * Asks the author of a review to confirm it, and says what is known about the address. What was written isn't in the
 * mail: the address may be someone else's.
 */
export function verificationMail({ clubName, kind, link, manageLink }: VerificationLetter): MailTemplate {
  if (kind === 'taken') return placeTakenMail(clubName, manageLink);
  if (kind === 'reviewed') return replacementMail(clubName, link, manageLink ?? link);
  return {
    kind: 'review-verification',
    subject: `Confirm your review of ${clubName}`,
    preview: 'Read it once more and publish it.',
    heading: 'Confirm your review',
    because: `someone sent us a review of ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          Thank you for reviewing <strong>{clubName}</strong>. Open the link to read your review once more and
          publish it. It stays anonymous: we never show your email address.
        </Paragraph>
        <Action href={link}>Read and publish my review</Action>
        {kind === 'another-waits' && (
          <Paragraph>
            More than one review of this club is waiting under your address. Only the one you publish will
            count. The others will be dropped.
          </Paragraph>
        )}
        <Note>
          The link works for {REVIEW_LINK_DAYS} days. If you didn’t write a review, you can say so on the same
          page, or ignore this email: a review that no one confirms is never published.
        </Note>
      </>
    ),
  };
}

function replacementMail(clubName: string, link: string, manageLink: string): MailTemplate {
  return {
    kind: 'review-verification',
    subject: `You’ve already reviewed ${clubName} this season`,
    preview: 'Publish the new review instead, or keep the one you have.',
    heading: 'One review each season',
    because: `someone sent us a review of ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          Someone has just sent a new review of <strong>{clubName}</strong> with your address. You’ve already
          reviewed this club this season. If the new one is yours, you can publish it in place of the old one.
        </Paragraph>
        <Action href={link}>Read the new review</Action>
        <Paragraph>
          You can also <MailLink href={manageLink}>edit or withdraw the review you have</MailLink>.
        </Paragraph>
        <Note>
          If you do nothing, everything stays as it is. The first link works for {REVIEW_LINK_DAYS} days.
        </Note>
      </>
    ),
  };
}

function placeTakenMail(clubName: string, manageLink: string | undefined): MailTemplate {
  return {
    kind: 'review-verification',
    subject: `Your review of ${clubName} can’t be published`,
    preview: 'Each parent can post one review of a club each season.',
    heading: 'One review each season',
    because: `someone sent us a review of ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          Someone has just sent a review of <strong>{clubName}</strong> with your address. Your earlier review
          this season was taken down, and another one can’t take its place before 1 August.
        </Paragraph>
        {manageLink === undefined ? (
          <Paragraph>If the review wasn’t yours, there’s nothing you need to do.</Paragraph>
        ) : (
          <Action href={manageLink}>See your earlier review</Action>
        )}
      </>
    ),
  };
}
