import { Action, Note, Paragraph } from '../../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../../platform/mail/templates/mail-template.js';

interface ApprovedClaim {
  name: string;
  clubName: string;
  link: string;
}

/** Tells somebody who has a login already that a further claim of theirs was approved. */
export function claimApprovedMail({ name, clubName, link }: ApprovedClaim): MailTemplate {
  return {
    kind: 'claim-approved',
    subject: `Your claim of ${clubName} was approved`,
    preview: 'Log in with the password that you have.',
    heading: 'Your claim was approved',
    body: (
      <>
        <Paragraph>
          Dear {name}, we have approved your claim of <strong>{clubName}</strong>. You can manage its page
          with the login that you have already: this email address and your password. If you manage several
          clubs, choose this one at the top of the club area.
        </Paragraph>
        <Action href={link}>Go to the club login</Action>
        <Note>Password forgotten? The login page sends you a link for a new one.</Note>
      </>
    ),
  };
}
