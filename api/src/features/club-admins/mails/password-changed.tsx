import { Note, Paragraph } from '../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template.js';

/** Tells a club's administrator that the password is another one now. */
export function passwordChangedMail({ name }: { name: string }): MailTemplate {
  return {
    kind: 'password-changed',
    subject: 'Your password was changed',
    preview: 'You are logged out everywhere else.',
    heading: 'Your password was changed',
    body: (
      <>
        <Paragraph>
          Dear {name}, the password of your club login was changed just now. Wherever else you were logged in,
          you have to log in again.
        </Paragraph>
        <Note>
          It was not you? Press “Forgot your password?” on the club login page at once, and write to us at the
          address below.
        </Note>
      </>
    ),
  };
}
