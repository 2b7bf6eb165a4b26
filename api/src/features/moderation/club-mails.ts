import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { READS } from '../../platform/database/database.module.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail.js';
import type { MailTemplate } from '../../platform/mail/templates/mail-template.js';
import { replyRemovedMail } from './mails/reply-removed.js';
import { reviewApprovedMail } from './mails/review-approved.js';
import { overallRatingText } from '@club-reviews/domain/ratings';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { AdminReviewRow } from './admin-reviews.repository.js';

const MAX_ADMINS = 50;
const MAX_EXCERPT_LENGTH = 300;
const ADMINS = `
  SELECT a.email_encrypted AS email FROM managed_clubs m JOIN club_admins a ON a.id = m.admin_id
  WHERE m.club_id = ? ORDER BY a.id LIMIT ${MAX_ADMINS}`;

/**
 * Tells those who manage a club what moderators decide. Mails are written before the transaction, which must wait for
 * nothing but the database.
 */
@Injectable()
export class ClubMails {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(READS) private readonly reads: PreparedReads,
    private readonly emails: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** The mails about a review of the club that was approved, one for each of them. */
  ofApproval(review: AdminReviewRow): Promise<OutgoingMail[]> {
    const template = reviewApprovedMail({
      clubName: review.clubName,
      overallRating: overallRatingText(review.ratingTotal),
      reviewText: excerptOf(review.reviewText),
      link: this.dashboardOf(review.clubId),
    });
    return this.writeToAdmins(review.clubId, template);
  }

  /** The mails about the club's reply to a review, which was removed. */
  ofRemovedReply(review: AdminReviewRow, reason: string): Promise<OutgoingMail[]> {
    const template = replyRemovedMail({
      clubName: review.clubName,
      reviewText: excerptOf(review.reviewText),
      reason,
      link: this.dashboardOf(review.clubId),
    });
    return this.writeToAdmins(review.clubId, template);
  }

  /** Stores mails with the decision they tell of. */
  async store(manager: EntityManager, mails: readonly OutgoingMail[]): Promise<void> {
    for (const mail of mails) await this.outbox.enqueue(manager, mail);
  }

  private dashboardOf(clubId: number): string {
    return `${this.settings.publicUrl}/club-admin?club=${clubId}`;
  }

  private async writeToAdmins(clubId: number, template: MailTemplate): Promise<OutgoingMail[]> {
    const admins = await this.reads.all<{ email: string }>(ADMINS, [clubId]);
    const addresses = admins.flatMap(({ email }) => this.emails.tryDecrypt(email) ?? []);
    return Promise.all(addresses.map((address) => this.renderer.render(address, template)));
  }
}

/** Cut between characters as people see them. */
function excerptOf(text: string): string {
  const characters = [...new Intl.Segmenter('en-GB').segment(text)];
  if (characters.length <= MAX_EXCERPT_LENGTH) return text;
  return `${text.slice(0, characters[MAX_EXCERPT_LENGTH]?.index).trimEnd()}…`;
}
