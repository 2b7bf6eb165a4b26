import { Action, Note, Paragraph } from '../../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template.js';

/** What the mail tells of the review. */
export interface ApprovedReview {
  clubName: string;
  /** "4.2" */
  overallRating: string;
  reviewText: string;
  /** Where the club can answer. */
  link: string;
}

/** Tells a club's admin that a review of the club was approved. */
export function reviewApprovedMail({
  clubName,
  overallRating,
  reviewText,
  link,
}: ApprovedReview): MailTemplate {
  return {
    kind: 'review-approved',
    subject: `A new review of ${clubName}`,
    preview: `A parent gives ${clubName} ${overallRating} of 5.`,
    heading: 'A review of your club was approved',
    body: (
      <>
        <Paragraph>
          A parent rates <strong>{clubName}</strong> {overallRating} out of 5:
        </Paragraph>
        <Paragraph>“{reviewText}”</Paragraph>
        <Paragraph>
          A friendly public answer shows families that you listen. It appears below the review on your club’s
          page.
        </Paragraph>
        <Action href={link}>Read and answer</Action>
        <Note>You get this email because you manage {clubName} here. Reviews are anonymous.</Note>
      </>
    ),
  };
}
