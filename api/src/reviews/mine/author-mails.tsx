import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { MailLink, Note, Paragraph } from '../../platform/mail/templates/mail-parts.js';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** A review in a list of links. */
export interface LinkedReview {
  clubName: string;
  createdAt: Date;
  /** Where its author manages it. */
  link: string;
}

/** The links to an author's reviews, or the message that there are none. */
export function authorLinksMail(reviews: readonly LinkedReview[], publicUrl: string): MailTemplate {
  return {
    kind: 'author-links',
    subject: 'Your reviews',
    preview: reviews.length > 0 ? 'Read, edit or withdraw them.' : 'There are none from this address.',
    heading: 'Your reviews',
    because: `someone asked at ${publicUrl}/my-reviews for links to the reviews from this address`,
    body: (
      <>
        {reviews.length === 0 && (
          <Paragraph>
            Someone, probably you, asked for links to the reviews from this address. There are none. If you
            used another address, please ask again with that one.
          </Paragraph>
        )}
        {reviews.length > 0 && (
          <Paragraph>Here you can read, edit, withdraw or erase what you’ve written:</Paragraph>
        )}
        {reviews.map(({ clubName, createdAt, link }) => (
          <Paragraph key={link}>
            {DATE.format(createdAt)}: <MailLink href={link}>{clubName}</MailLink>
          </Paragraph>
        ))}
        <Note>
          {reviews.length > 0 &&
            'The links work for 90 days. Anyone who has this email can use them, so please keep it to yourself. '}
          If this wasn’t you, you don’t need to do anything.
        </Note>
      </>
    ),
  };
}
