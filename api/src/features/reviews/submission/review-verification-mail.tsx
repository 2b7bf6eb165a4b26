import { Action, Note, Paragraph } from '../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template.js';

/** Asks the author of a review to confirm it. What was written is not in it: the address may be somebody else's. */
export function reviewVerificationMail({ clubName, link }: { clubName: string; link: string }): MailTemplate {
  return {
    kind: 'review-verification',
    subject: `Confirm your review of ${clubName}`,
    preview: 'One press of a button, and your review counts.',
    heading: 'Confirm your review',
    body: (
      <>
        <Paragraph>
          Thank you for reviewing <strong>{clubName}</strong>. Please confirm that the review is yours. It
          stays anonymous: your email address is never shown.
        </Paragraph>
        <Action href={link}>Confirm my review</Action>
        <Note>
          The link works for 7 days. If you did not write a review, ignore this email: without a confirmation
          it is never published.
        </Note>
      </>
    ),
  };
}
