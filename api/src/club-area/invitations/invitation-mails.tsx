import { DEFAULT_INVITATION_DAYS } from '@club-reviews/domain/review-invitations';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, MailLink, Note, Paragraph } from '../../platform/mail/templates/mail-parts.js';

interface ReviewInvitationLetter {
  clubName: string;
  /** Opens the review form. */
  link: string;
  /** Ends invitations from all clubs. */
  refusalLink: string;
}

/** Invites a family to review a club. Nothing that the club has typed is in it. */
export function reviewInvitationMail({ clubName, link, refusalLink }: ReviewInvitationLetter): MailTemplate {
  return {
    kind: 'review-invitation',
    subject: `What’s it like at ${clubName}?`,
    preview: 'The club would like to know what families think, good or bad.',
    heading: `What’s it like at ${clubName}?`,
    because: `${clubName} asked us to invite this address to write a review`,
    body: (
      <>
        <Paragraph>
          <strong>{clubName}</strong> asks its families for reviews. Say what you think, good or bad: it’s
          anonymous, and takes about three minutes.
        </Paragraph>
        <Action href={link}>Write a review</Action>
        <Note>
          The link works once, for {DEFAULT_INVITATION_DAYS} days. Your review will say that the club invited
          it. The club isn’t told whether you got this email, or who wrote a review. No one may offer you
          anything for a review.
        </Note>
        <Note>
          Would you rather not be asked?{' '}
          <MailLink href={refusalLink}>No more invitations from clubs</MailLink>.
        </Note>
      </>
    ),
  };
}
