import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Settings } from '../../config/settings.js';
import { SETTINGS } from '../../config/settings.module.js';
import { MailOutbox } from '../../mail/mail-outbox.js';
import { hasMailbox, MAILBOX_PATH } from '../../mail/mailbox/mailbox-rule.js';
import { MailRenderer } from '../../mail/mail-renderer.js';
import type { OutgoingMail } from '../../mail/outgoing-mail.js';
import { reviewVerificationMail } from '../../mail/templates/review-verification.js';
import { ReviewToken } from '../review-token.entity.js';
import type { NewToken } from '../../security/link-token.js';
import { newReviewToken } from './review-token.js';

/** A link and the mail that carries it, ready to be stored. */
export interface PreparedVerification {
  token: NewToken;
  mail: OutgoingMail;
}

/** The mails whose links confirm reviews. */
@Injectable()
export class VerificationMails {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** Makes a link and its mail: before the transaction, which must wait for nothing but the database. */
  async prepare(to: string, clubName: string, now: Date): Promise<PreparedVerification> {
    const token = newReviewToken(now);
    const link = `${this.settings.publicUrl}/verify-review?token=${token.token}`;
    return { token, mail: await this.renderer.render(to, reviewVerificationMail({ clubName, link })) };
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

  /** Where the mail can be read when none is sent. */
  get mailbox(): { mailbox?: string } {
    return hasMailbox(this.settings) ? { mailbox: MAILBOX_PATH } : {};
  }
}
