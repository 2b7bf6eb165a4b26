import { Action, Note, Paragraph } from '../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template.js';

/** Tells the author of a review that the club has replied; what either has written stays on the page. */
export function clubReplyMail({ clubName, link }: { clubName: string; link: string }): MailTemplate {
  return {
    kind: 'club-reply',
    subject: `${clubName} has replied to your review`,
    preview: 'Read the reply on the club’s page.',
    heading: 'The club has replied',
    body: (
      <>
        <Paragraph>
          <strong>{clubName}</strong> has replied to the review that you wrote. The club does not know who you
          are: your email address is never shown.
        </Paragraph>
        <Action href={link}>Read the reply</Action>
        <Note>You get this email once for a reply, however often it is edited.</Note>
      </>
    ),
  };
}
