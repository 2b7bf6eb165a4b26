import { Action, Note, Paragraph } from '../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template.js';

/** Brings the link for a new password. */
export function passwordResetMail({ name, link }: { name: string; link: string }): MailTemplate {
  return {
    kind: 'password-reset',
    subject: 'Choose a new password',
    preview: 'The link works for one hour.',
    heading: 'Choose a new password',
    body: (
      <>
        <Paragraph>
          Dear {name}, somebody, hopefully you, has asked for a new password for your club login.
        </Paragraph>
        <Action href={link}>Choose a new password</Action>
        <Note>
          The link works once, for one hour. If you did not ask for it, ignore this email: your password stays
          as it is.
        </Note>
      </>
    ),
  };
}
