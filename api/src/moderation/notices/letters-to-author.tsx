import { deadlineInWords } from '@club-reviews/domain/deadline-labels';
import type { NoticeStep } from '@club-reviews/domain/defamation-notices';
import type { ReactElement } from 'react';
import type { AuthorDetails, NoticeContent } from '../../model/notices/notice-records.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';

/** What every letter to the author of a review is about. */
export interface AuthorLetter {
  reference: string;
  clubName: string;
  /** Where the author reads the notice and answers it. */
  link: string;
}

const WITHHELD = 'not given: the complainant didn’t agree to share it';

/** The copy of a notice, with what the law says about it (paragraph 2). */
export function noticeToAuthorMail(
  { reference, clubName, link }: AuthorLetter,
  content: NoticeContent,
  dueAt: Date | null,
): MailTemplate {
  const until = dueAt ? deadlineInWords(dueAt) : '';
  return {
    kind: 'notice-to-author',
    subject: `A complaint about your review of ${clubName}: please answer`,
    preview: `If you don’t answer by ${until}, your review will be removed.`,
    heading: 'A complaint about your review',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          Someone has sent us a notice of complaint under section 5 of the Defamation Act 2013: they say that
          your review of <strong>{clubName}</strong> defames them. The law asks us to send you a copy, which
          is below. They don’t know who you are.
        </Paragraph>
        <Paragraph>
          <strong>Your review will be removed unless you answer by {until}.</strong> You can agree to its
          removal. If you want it to stay, the law asks for your full name and postal address, and whether we
          may pass them on. Without these, the review will be removed.
        </Paragraph>
        <Action href={link}>Read the notice and answer</Action>
        <Paragraph>
          We won’t give your name, your address or anything else that identifies you to the complainant unless
          you agree, or a court orders us to.
        </Paragraph>
        <Part title="Complainant’s name">{content.shareName ? content.name : WITHHELD}</Part>
        <Part title="Complainant’s email address">{content.shareEmail ? content.email : WITHHELD}</Part>
        <Part title="The statement complained of">{content.statement}</Part>
        <Part title="Why the complainant says it is defamatory">{content.defamatory}</Part>
        <Part title="The meaning that the complainant attributes to it">{content.meaning}</Part>
        <Part title="What the complainant says is inaccurate, or opinion not supported by fact">
          {content.inaccuracies}
        </Part>
        <Note>
          The notice number is {reference}. We can’t advise you on what to answer. A solicitor or Citizens
          Advice can.
        </Note>
      </>
    ),
  };
}

/** Confirms that an author wants a review to stay. */
export function noticeAnsweredMail({ reference, clubName, link }: AuthorLetter): MailTemplate {
  return {
    kind: 'notice-answered',
    subject: `We have your answer about your review of ${clubName}`,
    preview: 'Your review stays on the site for now.',
    heading: 'We have your answer',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          You want your review of <strong>{clubName}</strong> to stay. It’s on the site for now. A moderator
          will read your answer, and you’ll hear from us once the complainant has.
        </Paragraph>
        <Action href={link}>Check on the notice</Action>
        <Note>The notice number is {reference}.</Note>
      </>
    ),
  };
}

const WHY_REMOVED: Partial<Record<NoticeStep, string>> = {
  'removed-agreed': 'You agreed to this.',
  'removed-silence': 'You didn’t answer in time.',
  'removed-unanswered': 'You didn’t answer in time.',
  'removed-details':
    'The law asks for a full name and a postal address, and the ones you gave can’t be right.',
  'removed-repeat':
    'The complainant has had the same statement of yours removed before. In that case, the law asks us to remove it again without asking you.',
};

/** Tells an author that the review was removed. */
export function noticeRemovedToAuthorMail(
  { reference, clubName, link }: AuthorLetter,
  step: NoticeStep,
): MailTemplate {
  return {
    kind: 'notice-removed-to-author',
    subject: `Your review of ${clubName} was removed after a complaint`,
    preview: 'Why, and what that means.',
    heading: 'Your review was removed',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          After a notice of complaint under section 5 of the Defamation Act 2013 we removed your review of{' '}
          <strong>{clubName}</strong>. {WHY_REMOVED[step]} We won’t tell the complainant who you are.
        </Paragraph>
        <Action href={link}>See the notice</Action>
        <Note>The notice number is {reference}.</Note>
      </>
    ),
  };
}

/** Tells an author that the review stays, and whether the complainant has their details. */
export function noticeStandsToAuthorMail(
  { reference, clubName, link }: AuthorLetter,
  details: AuthorDetails | null,
): MailTemplate {
  return {
    kind: 'notice-stands-to-author',
    subject: `Your review of ${clubName} stays`,
    preview: 'What we told the complainant.',
    heading: 'Your review stays',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          We told the complainant that you want your review of <strong>{clubName}</strong> to stay.{' '}
          {details?.mayShare
            ? 'As you agreed, we gave them your name and postal address.'
            : 'We didn’t give them your name and address, and won’t unless a court orders us to.'}
        </Paragraph>
        <Action href={link}>See the notice</Action>
        <Note>The notice number is {reference}.</Note>
      </>
    ),
  };
}

/** Tells an author that the review stays although they haven't answered. */
export function noticeStaysToAuthorMail({ reference, clubName, link }: AuthorLetter): MailTemplate {
  return {
    kind: 'notice-stays-to-author',
    subject: `Your review of ${clubName} stays`,
    preview: 'A moderator has decided on the complaint.',
    heading: 'Your review stays',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          You didn’t answer the complaint about your review of <strong>{clubName}</strong>. A moderator has
          read it and decided that your review stays. We haven’t told the complainant who you are.
        </Paragraph>
        <Action href={link}>See the notice</Action>
        <Note>The notice number is {reference}.</Note>
      </>
    ),
  };
}

function Part({ title, children }: { title: string; children: string }): ReactElement {
  return (
    <>
      <Note>
        <strong>{title}</strong>
      </Note>
      <Quoted>{children}</Quoted>
    </>
  );
}
