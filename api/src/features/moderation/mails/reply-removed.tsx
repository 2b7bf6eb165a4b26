import { Action, Lines, Note, Paragraph } from '../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template.js';

/** What the mail tells of the reply. */
export interface RemovedReply {
  clubName: string;
  /** The review's first words: by them the club knows which one it is. */
  reviewText: string;
  reason: string;
  /** Where the club can write another reply. */
  link: string;
}

/** Tells a club's administrator that a moderator removed the club's reply to a review, and why. */
export function replyRemovedMail({ clubName, reviewText, reason, link }: RemovedReply): MailTemplate {
  return {
    kind: 'reply-removed',
    subject: `A reply of ${clubName} was removed`,
    preview: 'What our moderators say, and what you can do.',
    heading: 'Your reply was removed',
    body: (
      <>
        <Paragraph>
          A moderator removed the public reply of <strong>{clubName}</strong> to this review:
        </Paragraph>
        <Paragraph>“{reviewText}”</Paragraph>
        <Paragraph>The reason:</Paragraph>
        <Paragraph>
          <Lines>{reason}</Lines>
        </Paragraph>
        <Paragraph>
          The review stays on your club’s page, and you are welcome to write another reply.
        </Paragraph>
        <Action href={link}>Open your dashboard</Action>
        <Note>You get this email because you manage {clubName} here. Do you object? Write to us.</Note>
      </>
    ),
  };
}
