import type { MailTemplate } from '../platform/mail/mail-template.js';
import { Action, Note, Paragraph } from '../platform/mail/templates/mail-parts.js';

/** What the author of a superseded review is told. */
export interface SupersededReview {
  /** The club that the review was for. */
  clubName: string;
  /** The club that stays. */
  intoName: string;
  /** Where they manage the review that stays. */
  link: string;
  removedReviewDays: number;
}

/** Says that one of two reviews by the same person counts, now that their clubs have been merged. */
export function reviewSupersededMail({
  clubName,
  intoName,
  link,
  removedReviewDays,
}: SupersededReview): MailTemplate {
  return {
    kind: 'review-superseded',
    subject: `Your two reviews of ${intoName}`,
    preview: 'The club was listed twice, so one of them counts.',
    heading: 'One of your two reviews counts',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          <strong>{clubName}</strong> and <strong>{intoName}</strong> turned out to be the same club, so we’ve
          put their two pages together. You reviewed both in the same season, and a parent can only have one
          review of a club each season.
        </Paragraph>
        <Paragraph>
          The newer one counts. The older one isn’t public any more, and we’ll erase it after{' '}
          {removedReviewDays} days.
        </Paragraph>
        <Action href={link}>See the review that counts</Action>
        <Note>You can edit or withdraw it there, as before.</Note>
      </>
    ),
  };
}
