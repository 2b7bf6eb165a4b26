import { deadlineInWords } from '@club-reviews/domain/deadline-labels';
import type { NoticeStep } from '@club-reviews/domain/defamation-notices';
import { NOTICE_REQUIREMENTS } from '@club-reviews/domain/defamation-notices';
import type { ReactNode } from 'react';
import type { AuthorDetails } from '../../model/notices/notice-records.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';

/** What every letter to a complainant is about. */
export interface ComplainantLetter {
  reference: string;
  clubName: string;
  /** Where the complainant follows the notice. */
  link: string;
}

/** Asks the complainant to confirm their address. What was written isn't in it: the address may be someone else's. */
export function noticeConfirmationMail({ clubName, link }: ComplainantLetter): MailTemplate {
  return {
    kind: 'notice-confirmation',
    subject: `Send your notice about a review of ${clubName}`,
    preview: 'Read it once more and send it.',
    heading: 'Read your notice and send it',
    because: `someone gave this address for a notice of complaint about a review of ${clubName}`,
    body: (
      <>
        <Paragraph>
          Someone gave this email address for a notice of complaint about a review of{' '}
          <strong>{clubName}</strong>. Open the link to read the notice once more and send it. Nothing happens
          until you do.
        </Paragraph>
        <Action href={link}>Read and send my notice</Action>
        <Note>
          The link works for 7 days. If you don’t know anything about this, you don’t need to do anything:
          we’ll delete the notice after that.
        </Note>
      </>
    ),
  };
}

/** Acknowledges a notice. */
export function noticeReceivedMail(letter: ComplainantLetter, dueAt: Date | null): MailTemplate {
  return follow(letter, {
    kind: 'notice-received',
    subject: `We have your notice (${letter.reference})`,
    preview: 'What happens next, and by when.',
    heading: 'We have your notice',
    body: (
      <Paragraph>
        We’ve received your notice of complaint about a review of <strong>{letter.clubName}</strong>. A
        moderator will read it{dueAt && <> by {deadlineInWords(dueAt)}</>}. We’ll then tell you that we’ve
        passed it on to the author of the review, that we’ve removed the review, or that something is missing
        from the notice.
      </Paragraph>
    ),
  });
}

/** Explains what a notice has to contain (regulation 4). */
export function noticeDefectiveMail(letter: ComplainantLetter, note: string | null): MailTemplate {
  return follow(letter, {
    kind: 'notice-defective',
    subject: `Something is missing from your notice (${letter.reference})`,
    preview: 'What a notice has to say.',
    heading: 'Your notice is missing something the law asks for',
    body: (
      <>
        <Paragraph>
          Your notice about a review of <strong>{letter.clubName}</strong> doesn’t meet the requirements of
          the Defamation Act 2013 and the Defamation (Operators of Websites) Regulations 2013, so we can’t act
          on it. You can send another one at any time.
        </Paragraph>
        {note !== null && <Quoted>{note}</Quoted>}
        <Paragraph>A notice has to say:</Paragraph>
        {NOTICE_REQUIREMENTS.map((requirement) => (
          <Paragraph key={requirement}>– {requirement}</Paragraph>
        ))}
      </>
    ),
  });
}

/** Says that the author has been contacted (paragraph 4). */
export function noticeForwardedMail(letter: ComplainantLetter, dueAt: Date | null): MailTemplate {
  return follow(letter, {
    kind: 'notice-forwarded',
    subject: `We passed your notice on (${letter.reference})`,
    preview: 'The author of the review has five days to answer.',
    heading: 'We passed your notice on',
    body: (
      <Paragraph>
        We’ve sent your notice to the author of the review of <strong>{letter.clubName}</strong>, who can
        answer until {dueAt && deadlineInWords(dueAt)}. Without an answer, the review will be removed, or a
        moderator will decide first. You’ll hear from us either way.
      </Paragraph>
    ),
  });
}

const WHY_REMOVED: Partial<Record<NoticeStep, string>> = {
  'removed-agreed': 'Its author agreed to this.',
  'removed-silence': 'Its author didn’t answer in time.',
  'removed-unanswered': 'Its author didn’t answer in time.',
  'removed-details': 'Its author didn’t give us the details that the law asks for.',
  'removed-unreachable': 'We can’t contact its author.',
  'removed-repeat': 'The same statement was removed before.',
};

/** Says that the review was removed (paragraphs 3, 5, 6, 7 and 9). */
export function noticeRemovedMail(letter: ComplainantLetter, step: NoticeStep): MailTemplate {
  return follow(letter, {
    kind: 'notice-removed',
    subject: `The review was removed (${letter.reference})`,
    preview: 'The outcome of your notice.',
    heading: 'The review was removed',
    body: (
      <Paragraph>
        We’ve received your notice, and removed the review of <strong>{letter.clubName}</strong> that it’s
        about. {WHY_REMOVED[step]} That closes the case.
      </Paragraph>
    ),
  });
}

/** Says that the author wants the review to stay, and who that is if they allow it (paragraph 8). */
export function noticeStandsMail(letter: ComplainantLetter, details: AuthorDetails | null): MailTemplate {
  return follow(letter, {
    kind: 'notice-stands',
    subject: `The author wants the review to stay (${letter.reference})`,
    preview: 'The outcome of your notice.',
    heading: 'The review hasn’t been removed',
    body: (
      <>
        <Paragraph>
          The author of the review of <strong>{letter.clubName}</strong> answered your notice and doesn’t want
          the review to be removed. It stays on our site.
        </Paragraph>
        {details?.mayShare ? (
          <>
            <Paragraph>The author agreed to us giving you their name and postal address:</Paragraph>
            <Quoted>{`${details.fullName}\n${details.postalAddress}`}</Quoted>
          </>
        ) : (
          <Paragraph>
            The author gave us their name and postal address and didn’t agree to us passing them on to you.
            You can ask a court to order us to.
          </Paragraph>
        )}
        <Note>We can’t advise you on what to do next. A solicitor can.</Note>
      </>
    ),
  });
}

/** Says that the review stays although its author hasn't answered. */
export function noticeStaysMail(letter: ComplainantLetter): MailTemplate {
  return follow(letter, {
    kind: 'notice-stays',
    subject: `The review stays (${letter.reference})`,
    preview: 'The outcome of your notice.',
    heading: 'The review hasn’t been removed',
    body: (
      <>
        <Paragraph>
          The author of the review of <strong>{letter.clubName}</strong> didn’t answer your notice. A
          moderator has read your notice and the review, and decided that the review stays on our site. That
          closes the case.
        </Paragraph>
        <Note>We can’t advise you on what to do next. A solicitor can.</Note>
      </>
    ),
  });
}

/** Says that the review was gone before the case was over. */
export function noticeReviewGoneMail(letter: ComplainantLetter): MailTemplate {
  return follow(letter, {
    kind: 'notice-review-gone',
    subject: `The review is no longer on our site (${letter.reference})`,
    preview: 'The outcome of your notice.',
    heading: 'The review is no longer on our site',
    body: (
      <Paragraph>
        The review of <strong>{letter.clubName}</strong> that your notice is about has been taken down, and
        its author can’t put it back. That closes the case.
      </Paragraph>
    ),
  });
}

function follow(
  { link, reference }: ComplainantLetter,
  { body, ...template }: Omit<MailTemplate, 'body' | 'because'> & { body: ReactNode },
): MailTemplate {
  return {
    ...template,
    because: `you sent us the notice ${reference}`,
    body: (
      <>
        {body}
        <Action href={link}>Check on your notice</Action>
        <Note>Please quote the number {reference} if you write to us about it.</Note>
      </>
    ),
  };
}
