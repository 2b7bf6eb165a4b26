import { deadlineInWords } from '@club-reviews/domain/deadline-labels';
import type { ReactNode } from 'react';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, MailLink, Note, Paragraph } from '../../platform/mail/templates/mail-parts.js';

/** A notice that's waiting for a moderator. */
export interface ModeratorLetter {
  reference: string;
  clubName: string;
  /** Where a moderator takes the next step. */
  link: string;
  dueAt: Date | null;
}

/** A safety report, as the support address is told about it. The text of the report stays in the queue. */
export interface SafetyReport {
  number: string;
  clubName: string;
  isByClub: boolean;
  isHidden: boolean;
  link: string;
}

/** Says that someone fears for a child. */
export function safetyReportMail(report: SafetyReport): MailTemplate {
  return {
    kind: 'safety-report',
    subject: `A child may be at risk: report ${report.number}`,
    preview: `A safety report about a review of ${report.clubName} is waiting.`,
    heading: 'A child may be at risk',
    because: 'this is the site’s support address',
    body: (
      <>
        <Paragraph>
          {report.isByClub ? 'The club' : 'Someone'} reported a review of <strong>{report.clubName}</strong>{' '}
          because a child may be at risk. This is report {report.number}.
        </Paragraph>
        <Paragraph>
          {report.isHidden
            ? 'The review is hidden until you decide.'
            : 'The review hasn’t been hidden. Please look at it now.'}
        </Paragraph>
        <Action href={report.link}>Open the report</Action>
      </>
    ),
  };
}

/** Tells the moderators that a notice is waiting for their decision. */
export function noticeToDoMail(letter: ModeratorLetter): MailTemplate {
  const by = byWhen(letter);
  return {
    kind: 'notice-to-do',
    subject: `Notice ${letter.reference} needs a decision ${by}`,
    preview: 'The law sets this deadline.',
    heading: 'A notice needs a decision',
    because: 'this is the site’s support address',
    body: <NextStep {...letter} />,
  };
}

/** Reminds the moderators half-way through the time that the law gives them. */
export function noticeReminderMail(letter: ModeratorLetter): MailTemplate {
  const by = byWhen(letter);
  return {
    kind: 'notice-reminder',
    subject: `Still open: notice ${letter.reference} needs a decision ${by}`,
    preview: 'The law sets this deadline.',
    heading: 'A notice still needs a decision',
    because: 'this is the site’s support address',
    body: <NextStep {...letter} />,
  };
}

/** Combines several safety reports in one mail, each with its link. */
export function safetyReportsMail(reports: readonly SafetyReport[]): MailTemplate {
  return {
    kind: 'safety-report-digest',
    subject: `A child may be at risk: ${reports.length} more reports`,
    preview: 'So many came in that we’re combining them.',
    heading: `${reports.length} more safety reports`,
    because: 'this is the site’s support address',
    body: (
      <>
        <Paragraph>
          So many reports that a child may be at risk are coming in that we’re combining them. Please look at
          them now.
        </Paragraph>
        {reports.map(({ number, clubName, isByClub, isHidden, link }) => (
          <Entry key={number} link={link}>
            {number}, a review of {clubName}, {isByClub && 'reported by the club, '}
            {isHidden ? 'hidden until you decide' : 'not hidden'}
          </Entry>
        ))}
      </>
    ),
  };
}

/** Combines several notices that are waiting for a decision, each with its link. */
export function noticesToDoMail(letters: readonly ModeratorLetter[]): MailTemplate {
  return {
    kind: 'notice-digest',
    subject: `${letters.length} notices need a decision`,
    preview: 'The law sets their deadlines.',
    heading: `${letters.length} notices need a decision`,
    because: 'this is the site’s support address',
    body: (
      <>
        <Paragraph>
          So many defamation notices are waiting that we’re combining them. A moderator has to take the next
          step on each by its deadline. After that the site may lose its defence under section 5 of the
          Defamation Act 2013.
        </Paragraph>
        {letters.map(({ reference, clubName, link, ...letter }) => (
          <Entry key={reference} link={link}>
            Notice {reference}, a review of {clubName}, {byWhen(letter)}
          </Entry>
        ))}
      </>
    ),
  };
}

function Entry({ link, children }: { link: string; children: ReactNode }) {
  return (
    <Note>
      {children}: <MailLink href={link}>{link}</MailLink>
    </Note>
  );
}

function NextStep({ clubName, link, ...letter }: ModeratorLetter) {
  const by = byWhen(letter);
  return (
    <>
      <Paragraph>
        A moderator has to take the next step on the defamation notice about a review of{' '}
        <strong>{clubName}</strong> {by}. After that the site may lose its defence under section 5 of the
        Defamation Act 2013.
      </Paragraph>
      <Action href={link}>Open the notice</Action>
    </>
  );
}

function byWhen({ dueAt }: Pick<ModeratorLetter, 'dueAt'>): string {
  return dueAt ? `by ${deadlineInWords(dueAt)}` : 'soon';
}
