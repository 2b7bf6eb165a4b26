import { Lines, Note, Paragraph } from './mail-parts.js';
import type { MailTemplate } from './mail-template.js';

interface EndedLogin {
  name: string;
  clubName: string;
  reason: string;
}

/** Tells a club's administrator that a moderator ended their login, and why. */
export function loginEndedMail({ name, clubName, reason }: EndedLogin): MailTemplate {
  return {
    kind: 'login-ended',
    subject: `Your login for ${clubName} was ended`,
    preview: 'What our moderators say, and what you can do.',
    heading: 'Your club login was ended',
    body: (
      <>
        <Paragraph>
          Dear {name}, a moderator ended your login for the page of <strong>{clubName}</strong>. You are
          logged out everywhere, links for a new password no longer work, and we have deleted the login with
          your address. The reason:
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
