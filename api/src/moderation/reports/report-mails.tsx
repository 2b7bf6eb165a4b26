import type { ReportOutcome } from '@club-reviews/domain/report-reasons';
import { REPORT_OUTCOME_TEXTS } from '@club-reviews/domain/report-reasons';
import { removalReason } from '@club-reviews/domain/removal-reasons';
import type { ReactElement } from 'react';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';

/** Asks the reporter of a review to confirm it. What they wrote isn't in it: the address may be someone else's. */
export function confirmReportMail({ clubName, link }: { clubName: string; link: string }): MailTemplate {
  return {
    kind: 'report-confirmation',
    subject: `Confirm your report about a review of ${clubName}`,
    preview: 'Read it once more and send it to our moderators.',
    heading: 'Confirm your report',
    because: `someone reported a review of ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          Someone reported a review of <strong>{clubName}</strong> with your email address. If that was you,
          open the link to read your report once more and send it to our moderators.
        </Paragraph>
        <Action href={link}>Read and confirm my report</Action>
        <Note>
          The link works for 30 days. Neither the club nor the author of the review will find out who reported
          it. If this wasn’t you, ignore this email: nothing happens unless you confirm.
        </Note>
      </>
    ),
  };
}

/** The outcome of a report. */
export interface DecidedReport {
  number: string;
  clubName: string;
  outcome: ReportOutcome;
  removalReason: string | null;
  /** The moderator's message. */
  words: string | null;
  link: string;
}

/** Tells a reporter the outcome of their report. */
export function reportOutcomeMail(report: DecidedReport): MailTemplate {
  return {
    kind: 'report-outcome',
    subject: `Your report ${report.number}: ${lowerFirst(REPORT_OUTCOME_TEXTS[report.outcome])}`,
    preview: `The outcome of your report about a review of ${report.clubName}.`,
    heading: REPORT_OUTCOME_TEXTS[report.outcome],
    because: `you reported a review of ${report.clubName} with this address`,
    body: (
      <>
        <Outcome {...report} />
        <Action href={report.link}>See your report</Action>
        <Note>Thank you for taking the time. You can answer this email if you think we got it wrong.</Note>
      </>
    ),
  };
}

/** Tells a club's managers the outcome of the club's report. */
export function clubReportOutcomeMail(report: DecidedReport): MailTemplate {
  return {
    kind: 'club-report-outcome',
    subject: `Your club’s report ${report.number}: ${lowerFirst(REPORT_OUTCOME_TEXTS[report.outcome])}`,
    preview: `The outcome of the report about a review of ${report.clubName}.`,
    heading: REPORT_OUTCOME_TEXTS[report.outcome],
    because: `you manage ${report.clubName} here`,
    body: (
      <>
        <Outcome {...report} />
        <Action href={report.link}>Open your dashboard</Action>
      </>
    ),
  };
}

const OUTCOMES: Record<ReportOutcome, (clubName: ReactElement) => ReactElement> = {
  removed: (club) => <>Thank you for your report. We agree and have removed the review of {club}.</>,
  stands: (club) => (
    <>Thank you for your report. We’ve read the review of {club} again and decided to keep it.</>
  ),
  gone: (club) => (
    <>The review of {club} was taken down before we’d made a decision, so there’s nothing left to decide.</>
  ),
};

function Outcome({ number, clubName, outcome, removalReason: code, words }: DecidedReport) {
  const listed = removalReason(code);
  return (
    <>
      <Paragraph>
        {OUTCOMES[outcome](<strong>{clubName}</strong>)} The report number is {number}.
      </Paragraph>
      {listed && (
        <Paragraph>
          The reason: <strong>{listed.label}</strong>. {listed.meaning}
        </Paragraph>
      )}
      {words !== null && (
        <>
          <Paragraph>What our moderator said:</Paragraph>
          <Quoted>{words}</Quoted>
        </>
      )}
    </>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
