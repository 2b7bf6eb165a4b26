import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, MailLink, Note, Paragraph } from '../../platform/mail/templates/mail-parts.js';

interface ClubReply {
  clubName: string;
  /** The club's page. */
  link: string;
  /** Where the author manages the review. */
  manageLink: string;
}

/** Tells the author of a review that the club has replied; what either wrote is on the page, not in the mail. */
export function clubReplyMail({ clubName, link, manageLink }: ClubReply): MailTemplate {
  return {
    kind: 'club-reply',
    subject: `${clubName} has replied to your review`,
    preview: 'Read the reply on the club’s page.',
    heading: 'The club has replied',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          <strong>{clubName}</strong> has replied to the review you wrote. The club doesn’t know who you are:
          we never show your email address.
        </Paragraph>
        <Action href={link}>Read the reply</Action>
        <Paragraph>
          You can <MailLink href={manageLink}>edit or withdraw your review</MailLink> at any time.
        </Paragraph>
        <Note>We only email you once about a reply, even if it’s edited later.</Note>
      </>
    ),
  };
}
