import type { RemovalReasonCode } from '@club-reviews/domain/removal-reasons';
import type { AuditActor } from '../platform/audit/audit-entry.entity.js';
import { removalReason } from '@club-reviews/domain/removal-reasons';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../platform/config/settings.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../platform/mail/mail-renderer.js';
import type { MailTemplate } from '../platform/mail/mail-template.js';
import { MailRenderer } from '../platform/mail/mail-renderer.js';
import { Action, Note, Paragraph, Quoted } from '../platform/mail/templates/mail-parts.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { AuthorLinks } from '../reviews/author-links.js';

import type { AdminReviewRow } from './admin-reviews.repository.js';

/** Why a review is removed, and who removes it. */
export interface Removal {
  /** One of the public list; recorded as giving none when it's left out. */
  reasonCode?: RemovalReasonCode;
  /** Words about this review, which its author reads. */
  reason?: string;
  /** A moderator, unless someone else is named. */
  actor?: AuditActor;
}

/** What a mail to an author needs to know about the review. */
type MailedReview = Pick<AdminReviewRow, 'id' | 'clubName' | 'authorEmailHash' | 'authorEmailEncrypted'>;

/**
 * Tells authors about moderators' decisions on their reviews. Mails are written before the transaction, which must wait
 * for nothing but the database; there is none if the address can't be read any more.
 */
@Injectable()
export class AuthorMails {
  constructor(
    private readonly emails: EmailProtection,
    private readonly links: AuthorLinks,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly settings: Settings,
  ) {}

  /** The mail about a review that was on hold, or waiting for approval, and is public now. */
  ofPublication(review: MailedReview): Promise<OutgoingMail | undefined> {
    return this.write(review, (link) => reviewPublishedMail({ clubName: review.clubName, link }));
  }

  /** The mail about a review that was removed. */
  ofRemoval(review: MailedReview, removal: Removal): Promise<OutgoingMail | undefined> {
    const { removedReviewDays } = this.settings;
    const content = { clubName: review.clubName, ...removal, removedReviewDays };
    return this.write(review, (link) => reviewRemovedMail({ ...content, link }));
  }

  /** The mail about a removed review that a moderator put back. */
  ofRestoring(
    review: MailedReview,
    { reason, isPublic }: { reason: string; isPublic: boolean },
  ): Promise<OutgoingMail | undefined> {
    const { clubName } = review;
    return this.write(review, (link) => reviewRestoredMail({ clubName, reason, isPublic, link }));
  }

  /** The mail about an appeal that was turned down. */
  ofTurnedDownAppeal(review: MailedReview, reason: string): Promise<OutgoingMail | undefined> {
    return this.write(review, (link) => appealTurnedDownMail({ clubName: review.clubName, reason, link }));
  }

  /** The mail about an edit that was waiting for a moderator and is public now. */
  ofPublishedEdit(review: MailedReview): Promise<OutgoingMail | undefined> {
    return this.write(review, (link) => editPublishedMail({ clubName: review.clubName, link }));
  }

  /** The mail about an edit that was not published. */
  ofDroppedEdit(review: MailedReview, reason: string): Promise<OutgoingMail | undefined> {
    return this.write(review, (link) => editDroppedMail({ clubName: review.clubName, reason, link }));
  }

  /** Stores a mail with the decision it's about. */
  store(manager: EntityManager, mail: OutgoingMail): Promise<void> {
    return this.outbox.enqueue(manager, mail);
  }

  private async write(
    { id, authorEmailHash, authorEmailEncrypted }: MailedReview,
    template: (link: string) => MailTemplate,
  ): Promise<OutgoingMail | undefined> {
    const to = this.emails.tryDecrypt(authorEmailEncrypted);
    if (to === null) return undefined;
    return this.renderer.render(to, template(this.links.manage({ id, authorEmailHash }, new Date())));
  }
}

interface Decision {
  clubName: string;
  /** Where the author manages the review. */
  link: string;
}

/** Tells an author that a moderator has read their waiting review, and that it's public. */
export function reviewPublishedMail({ clubName, link }: Decision): MailTemplate {
  return {
    kind: 'review-published',
    subject: `Your review of ${clubName} is published`,
    preview: 'A moderator has read it.',
    heading: 'Your review is published',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          Your review of <strong>{clubName}</strong> was waiting for a moderator. They’ve read it and
          published it. Everyone can read it now, and it counts towards the club’s ratings.
        </Paragraph>
        <Action href={link}>See your review</Action>
        <Note>You can edit or withdraw it there at any time.</Note>
      </>
    ),
  };
}

/** Tells an author that a moderator has read their review's new text, and that it's public. */
export function editPublishedMail({ clubName, link }: Decision): MailTemplate {
  return {
    kind: 'edit-published',
    subject: `Your edit of your review of ${clubName} is published`,
    preview: 'A moderator has read it.',
    heading: 'Your edit is published',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          A moderator has read the new text of your review of <strong>{clubName}</strong> and published it in
          place of the old one.
        </Paragraph>
        <Action href={link}>See your review</Action>
      </>
    ),
  };
}

export function reviewRemovedMail({
  clubName,
  reasonCode,
  reason,
  actor = 'site-admin',
  removedReviewDays,
  link,
}: Decision & Removal & { removedReviewDays: number }): MailTemplate {
  const listed = removalReason(reasonCode ?? null);
  return {
    kind: 'review-removed',
    subject: `Your review of ${clubName} was removed`,
    preview: 'What our moderators say.',
    heading: 'Your review was removed',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          {actor === 'site-admin' ? 'A moderator' : 'We'} removed your review of <strong>{clubName}</strong>.
        </Paragraph>
        {listed && (
          <Paragraph>
            The reason: <strong>{listed.label}</strong>. {listed.meaning}
          </Paragraph>
        )}
        {reason !== undefined && (
          <Words intro={listed ? 'What the moderator said:' : 'The reason:'}>{reason}</Words>
        )}
        <Paragraph>
          If you think this is a mistake, you can appeal once, using the button below. A moderator will read
          your appeal and answer it.
        </Paragraph>
        <Action href={link}>See your review or appeal</Action>
        <Note>
          We’ll erase the review for good after {removedReviewDays} days. While an appeal is open, we keep it.
        </Note>
      </>
    ),
  };
}

export function reviewRestoredMail({
  clubName,
  reason,
  isPublic,
  link,
}: Decision & { reason: string; isPublic: boolean }): MailTemplate {
  return {
    kind: 'review-restored',
    subject: `Your review of ${clubName} is back`,
    preview: 'A moderator put it back.',
    heading: 'Your review is back',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          A moderator put your review of <strong>{clubName}</strong> back as it was.{' '}
          {isPublic
            ? 'Everyone can read it again, and it counts towards the club’s ratings.'
            : 'It’s waiting for a moderator’s approval, as it was before it was removed.'}
        </Paragraph>
        <Words intro="What the moderator said:">{reason}</Words>
        <Action href={link}>See your review</Action>
      </>
    ),
  };
}

export function appealTurnedDownMail({
  clubName,
  reason,
  link,
}: Decision & { reason: string }): MailTemplate {
  return {
    kind: 'appeal-turned-down',
    subject: `Your appeal about your review of ${clubName}`,
    preview: 'Your review stays removed.',
    heading: 'Your review stays removed',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          A moderator read your appeal about your review of <strong>{clubName}</strong> and decided that the
          review stays removed. There’s no second appeal.
        </Paragraph>
        <Words intro="What the moderator said:">{reason}</Words>
        <Action href={link}>See your review</Action>
        <Note>You can see there when we’ll erase the review for good.</Note>
      </>
    ),
  };
}

export function editDroppedMail({ clubName, reason, link }: Decision & { reason: string }): MailTemplate {
  return {
    kind: 'edit-dropped',
    subject: `Your edit of your review of ${clubName} wasn’t published`,
    preview: 'Your review stays as it was.',
    heading: 'Your review stays as it was',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          A moderator read the new text of your review of <strong>{clubName}</strong> and didn’t publish it.
          Your earlier review is still public.
        </Paragraph>
        <Words intro="The reason:">{reason}</Words>
        <Action href={link}>Edit your review</Action>
      </>
    ),
  };
}

function Words({ intro, children }: { intro: string; children: string }) {
  return (
    <>
      <Paragraph>{intro}</Paragraph>
      <Quoted>{children}</Quoted>
    </>
  );
}
