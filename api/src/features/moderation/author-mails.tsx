import { removalReason } from '@club-reviews/domain/removal-reasons';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { MailTemplate, OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { Action, Lines, Note, Paragraph } from '../../platform/mail/templates/mail-parts.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { AuthorLinks } from '../reviews/author-links.js';
import type { Removal } from './review-removal.service.js';
import type { AdminReviewRow } from './admin-reviews.repository.js';

/**
 * Tells authors what moderators decide about their reviews. Mails are written before the transaction, which must wait for
 * nothing but the database; there is none where the address can't be read any more.
 */
@Injectable()
export class AuthorMails {
  constructor(
    private readonly emails: EmailProtection,
    private readonly links: AuthorLinks,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** The mail about a review that was removed. */
  ofRemoval(review: AdminReviewRow, removal: Removal): Promise<OutgoingMail | undefined> {
    return this.write(review, (link) => reviewRemovedMail({ clubName: review.clubName, ...removal, link }));
  }

  /** The mail about an edit that was not published. */
  ofDroppedEdit(review: AdminReviewRow, reason: string): Promise<OutgoingMail | undefined> {
    return this.write(review, (link) => editDroppedMail({ clubName: review.clubName, reason, link }));
  }

  /** Stores a mail with the decision it tells of. */
  store(manager: EntityManager, mail: OutgoingMail): Promise<void> {
    return this.outbox.enqueue(manager, mail);
  }

  private async write(
    { id, authorEmailHash, authorEmailEncrypted }: AdminReviewRow,
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

function reviewRemovedMail({
  clubName,
  reasonCode,
  reason,
  actor = 'site-admin',
  link,
}: Decision & Removal): MailTemplate {
  const listed = removalReason(reasonCode ?? null);
  return {
    kind: 'review-removed',
    subject: `Your review of ${clubName} was removed`,
    preview: 'What our moderators say.',
    heading: 'Your review was removed',
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
          <Words intro={listed ? 'What the moderator adds:' : 'The reason:'}>{reason}</Words>
        )}
        <Action href={link}>See your review</Action>
        <Note>
          It is erased for good after 30 days. If you think this is a mistake, write to us before then: our
          address is below.
        </Note>
      </>
    ),
  };
}

function editDroppedMail({ clubName, reason, link }: Decision & { reason: string }): MailTemplate {
  return {
    kind: 'edit-dropped',
    subject: `Your edit of your review of ${clubName} was not published`,
    preview: 'Your review stays as it was.',
    heading: 'Your review stays as it was',
    body: (
      <>
        <Paragraph>
          A moderator read the new text of your review of <strong>{clubName}</strong> and did not publish it.
          The review that was public before still is.
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
      <Paragraph>
        <Lines>{children}</Lines>
      </Paragraph>
    </>
  );
}
