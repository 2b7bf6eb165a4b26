import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecentAnswers } from '../../../platform/async/recent-answers.js';
import type { Settings } from '../../../platform/config/settings.js';
import { SETTINGS } from '../../../platform/config/settings.module.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { hasMailbox, MAILBOX_PATH } from '../../../platform/mail/mailbox-rule.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import type { OutgoingMail, MailTemplate } from '../../../platform/mail/mail-renderer.js';
import { ReviewToken } from '../../../model/reviews/review.entity.js';
import type { NewToken } from '../../../platform/security/link-token.js';
import { newLinkToken } from '../../../platform/security/link-token.js';
import { Action, Note, Paragraph } from '../../../platform/mail/templates/mail-parts.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';

const DAY_MS = 24 * 3_600_000;
const LINK_LIFETIME_MS = 7 * DAY_MS;

/** Further links for one review: nobody's inbox is flooded. */
export const LINKS_BY_REVIEW: RateLimit = { purpose: 'links-by-review', times: 3, windowMs: DAY_MS };

const MAX_DRAFTS = 500;
const DRAFT_LIFETIME_MS = 3_600_000;
/** Stands for the token in a draft; no club has such a name. */
const TOKEN_PLACEHOLDER = randomUUID();

/** A link and the mail that carries it, ready to be stored. */
export interface PreparedVerification {
  token: NewToken;
  mail: OutgoingMail;
}

/** The mails whose links confirm reviews. */
@Injectable()
export class VerificationMails {
  // Rendering is the dearest part of a submission, and mails about one club differ in nothing but the token.
  private readonly drafts = new RecentAnswers<OutgoingMail>(MAX_DRAFTS, DRAFT_LIFETIME_MS);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** Makes a link and its mail: before the transaction, which must wait for nothing but the database. */
  async prepare(to: string, clubName: string, now: Date): Promise<PreparedVerification> {
    const token = newLinkToken(now, LINK_LIFETIME_MS);
    const draft = await this.drafts.get(clubName, () => this.draft(clubName));
    const withToken = (text: string): string => text.replaceAll(TOKEN_PLACEHOLDER, token.token);
    return { token, mail: { ...draft, to, html: withToken(draft.html), text: withToken(draft.text) } };
  }

  /** Stores both with the review they are for. */
  async store(
    manager: EntityManager,
    reviewId: number,
    { token, mail }: PreparedVerification,
  ): Promise<void> {
    const { tokenHash, expiresAt } = token;
    await manager.insert(ReviewToken, { tokenHash, reviewId, expiresAt, usedAt: null });
    await this.outbox.enqueue(manager, mail);
  }

  private draft(clubName: string): Promise<OutgoingMail> {
    const link = `${this.settings.publicUrl}/verify-review?token=${TOKEN_PLACEHOLDER}`;
    return this.renderer.render('', reviewVerificationMail({ clubName, link }));
  }

  /** Where the mail can be read when none is sent. */
  get mailbox(): { mailbox?: string } {
    return hasMailbox(this.settings) ? { mailbox: MAILBOX_PATH } : {};
  }
}

/** Asks the author of a review to confirm it. What was written is not in it: the address may be somebody else's. */
export function reviewVerificationMail({ clubName, link }: { clubName: string; link: string }): MailTemplate {
  return {
    kind: 'review-verification',
    subject: `Confirm your review of ${clubName}`,
    preview: 'One press of a button, and your review counts.',
    heading: 'Confirm your review',
    body: (
      <>
        <Paragraph>
          Thank you for reviewing <strong>{clubName}</strong>. Please confirm that the review is yours. It
          stays anonymous: your email address is never shown.
        </Paragraph>
        <Action href={link}>Confirm my review</Action>
        <Note>
          The link works for 7 days. If you did not write a review, ignore this email: without a confirmation
          it is never published.
        </Note>
      </>
    ),
  };
}
