import { Lines, Note, Paragraph } from '../../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../../platform/mail/templates/mail-template.js';

interface RejectedClaim {
  name: string;
  clubName: string;
  reason: string;
}

/** Tells a claimant why the claim was rejected. */
export function claimRejectedMail({ name, clubName, reason }: RejectedClaim): MailTemplate {
  return {
    kind: 'claim-rejected',
    subject: `Your claim of ${clubName} was not approved`,
    preview: 'What our moderators say, and what you can do.',
    heading: 'Your claim was not approved',
    body: (
      <>
        <Paragraph>
          Dear {name}, we have looked at your claim of <strong>{clubName}</strong> and could not approve it.
          The reason:
        </Paragraph>
        <Paragraph>
          <Lines>{reason}</Lines>
        </Paragraph>
        <Note>You are welcome to claim the club again once this is settled.</Note>
      </>
    ),
  };
}
