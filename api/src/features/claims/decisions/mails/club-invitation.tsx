import { Action, Note, Paragraph } from '../../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../../platform/mail/templates/mail-template.js';

interface ClubInvitation {
  name: string;
  clubName: string;
  link: string;
}

/** Tells a claimant that the claim was approved, and how to choose a password. */
export function clubInvitationMail({ name, clubName, link }: ClubInvitation): MailTemplate {
  return {
    kind: 'club-invitation',
    subject: `Your claim of ${clubName} was approved`,
    preview: 'Choose a password, and the page is yours to keep.',
    heading: 'Welcome to your club’s page',
    body: (
      <>
        <Paragraph>
          Dear {name}, we have approved your claim: you can now manage the page of <strong>{clubName}</strong>
          , keep its profile up to date and reply to parents’ reviews.
        </Paragraph>
        <Action href={link}>Choose a password</Action>
        <Note>
          The link works once, for 14 days. After that, ask for a new one with “Forgot your password?” on the
          club login page. If you did not claim this club, please ignore this email.
        </Note>
      </>
    ),
  };
}
