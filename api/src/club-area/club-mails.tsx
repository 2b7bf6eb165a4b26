import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { ManagedClub } from '../accounts/club-admins/club-admin.entity.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { MailRenderer } from '../platform/mail/mail-renderer.js';
import type { OutgoingMail } from '../platform/mail/mail-renderer.js';
import type { MailTemplate } from '../platform/mail/mail-template.js';
import { overallRatingText } from '@club-reviews/domain/ratings';
import { EmailProtection } from '../platform/security/email-protection.js';
import { Action, Note, Paragraph, Quoted } from '../platform/mail/templates/mail-parts.js';

const MAX_ADMINS = 50;
const MAX_EXCERPT_LENGTH = 300;

/** What these mails say about a review. */
interface MailedReview {
  clubId: number;
  clubName: string;
  ratingTotal: number;
  reviewText: string;
}

/**
 * Tells those who manage a club about moderators' decisions. Mails are written before the transaction, which must wait
 * for nothing but the database.
 */
@Injectable()
export class ClubMails {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly emails: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** The mails about an approved review of the club, one for each manager. */
  ofApproval(review: MailedReview): Promise<OutgoingMail[]> {
    const template = reviewApprovedMail({
      clubName: review.clubName,
      overallRating: overallRatingText(review.ratingTotal),
      reviewText: getExcerpt(review.reviewText),
      link: this.getDashboard(review.clubId),
    });
    return this.write(review.clubId, template);
  }

  /** The mails about the removal of the club's reply to a review. */
  ofRemovedReply(review: MailedReview, reason: string): Promise<OutgoingMail[]> {
    const template = replyRemovedMail({
      clubName: review.clubName,
      reviewText: getExcerpt(review.reviewText),
      reason,
      link: this.getDashboard(review.clubId),
    });
    return this.write(review.clubId, template);
  }

  /** Stores mails with the decision they're about. */
  async store(manager: EntityManager, mails: readonly OutgoingMail[]): Promise<void> {
    for (const mail of mails) await this.outbox.enqueue(manager, mail);
  }

  /** The club's area. */
  getDashboard(clubId: number): string {
    return `${this.settings.publicUrl}/club-admin?club=${clubId}`;
  }

  /** A mail for each of a club's managers. */
  async write(clubId: number, template: MailTemplate): Promise<OutgoingMail[]> {
    const managed = await this.database.reader.find(ManagedClub, {
      where: { clubId },
      relations: { admin: true },
      order: { adminId: 'ASC' },
      take: MAX_ADMINS,
    });
    const addresses = managed.flatMap(({ admin }) =>
      admin ? (this.emails.tryDecrypt(admin.emailEncrypted) ?? []) : [],
    );
    return Promise.all(addresses.map((address) => this.renderer.render(address, template)));
  }
}

/** Cut between characters as people see them. */
function getExcerpt(text: string): string {
  const characters = [...new Intl.Segmenter('en-GB').segment(text)];
  if (characters.length <= MAX_EXCERPT_LENGTH) return text;
  return `${text.slice(0, characters[MAX_EXCERPT_LENGTH]?.index).trimEnd()}…`;
}

/** What the mail says about the reply. */
export interface RemovedReply {
  clubName: string;
  /** The review's first words, by which the club recognises it. */
  reviewText: string;
  reason: string;
  /** Where the club can write another reply. */
  link: string;
}

/** Tells a club's administrator that a moderator removed the club's reply to a review, and why. */
export function replyRemovedMail({ clubName, reviewText, reason, link }: RemovedReply): MailTemplate {
  return {
    kind: 'reply-removed',
    subject: `A reply by ${clubName} was removed`,
    preview: 'What our moderators say, and what you can do.',
    heading: 'Your reply was removed',
    because: `you manage ${clubName} here`,
    body: (
      <>
        <Paragraph>
          A moderator removed <strong>{clubName}</strong>’s public reply to this review:
        </Paragraph>
        <Paragraph>“{reviewText}”</Paragraph>
        <Paragraph>The reason:</Paragraph>
        <Quoted>{reason}</Quoted>
        <Paragraph>
          The review stays on your club’s page, and you’re welcome to write another reply.
        </Paragraph>
        <Action href={link}>Open your dashboard</Action>
        <Note>If you disagree, write to us.</Note>
      </>
    ),
  };
}

/** What the mail says about the review. */
export interface ApprovedReview {
  clubName: string;
  /** "4.2" */
  overallRating: string;
  reviewText: string;
  /** Where the club can reply. */
  link: string;
}

/** Tells a club's admin that a review of their club was approved. */
export function reviewApprovedMail({
  clubName,
  overallRating,
  reviewText,
  link,
}: ApprovedReview): MailTemplate {
  return {
    kind: 'review-approved',
    subject: `A new review of ${clubName}`,
    preview: `A parent gave ${clubName} ${overallRating} out of 5.`,
    heading: 'A review of your club was approved',
    because: `you manage ${clubName} here`,
    body: (
      <>
        <Paragraph>
          A parent gave <strong>{clubName}</strong> {overallRating} out of 5:
        </Paragraph>
        <Paragraph>“{reviewText}”</Paragraph>
        <Paragraph>
          A friendly public reply shows families that you listen. It appears below the review on your club’s
          page.
        </Paragraph>
        <Action href={link}>Read and reply</Action>
        <Note>Reviews are anonymous.</Note>
      </>
    ),
  };
}
