import { Lines, Note, Paragraph } from '../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template.js';

interface EndedLogin {
  name: string;
  /** The club or clubs that the person manages no longer. */
  clubNames: readonly string[];
  /** Whether the login stays, because the person manages other clubs with it. */
  isKept: boolean;
  reason: string;
}

const LIST = new Intl.ListFormat('en-GB');

/** Tells a club's administrator that a moderator ended their login, and why. */
export function loginEndedMail({ name, clubNames, isKept, reason }: EndedLogin): MailTemplate {
  const clubs = LIST.format(clubNames);
  return {
    kind: 'login-ended',
    subject: `Your access to ${clubNames.length > 1 ? 'your clubs' : clubs} has been removed`,
    preview: 'What our moderators say, and what you can do.',
    heading: 'Your access to the club has been removed',
    body: (
      <>
        <Paragraph>
          Dear {name}, a moderator ended your login for the {clubNames.length > 1 ? 'pages' : 'page'} of{' '}
          <strong>{clubs}</strong>.{' '}
          {isKept
            ? 'You can still log in and manage your other clubs.'
            : 'You are logged out everywhere, links for a new password no longer work, and we have deleted the login with your address.'}{' '}
          The reason:
        </Paragraph>
        <Paragraph>
          <Lines>{reason}</Lines>
        </Paragraph>
        <Note>
          Do you object? Write to us at the address below. You are welcome to claim the club again once this
          is settled.
        </Note>
      </>
    ),
  };
}
