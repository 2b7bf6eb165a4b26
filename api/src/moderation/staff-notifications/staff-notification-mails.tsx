import type { SafetyAlertKind } from '../../model/queue/alerts.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, Note, Paragraph } from '../../platform/mail/templates/mail-parts.js';
import type { EntryName } from '../../platform/queue/queue-source.js';

/** Who a mail about safety goes to: someone on the staff, or the support address if nobody there gets any. */
export type SafetyReader = 'staff' | 'support';

interface ToStaff {
  /** The queue. */
  link: string;
}

interface AboutSafety extends ToStaff {
  reader: SafetyReader;
}

const WHY: Record<SafetyReader, string> = {
  staff: 'emails about child safety are switched on in your staff account',
  support: 'no one on the staff gets emails about child safety',
};

/** What came in; nothing that was typed. */
const ALERTS: Record<SafetyAlertKind, { heading: string; text: (clubName: string) => string }> = {
  held: {
    heading: 'A review is on hold',
    text: (clubName) =>
      `A new review of ${clubName} is on hold: its wording may be about a child at risk. Only you and your colleagues can read it.`,
  },
  edit: {
    heading: 'An edited review is on hold',
    text: (clubName) =>
      `The author of a review of ${clubName} has changed it. The new text is on hold: its wording may be about a child at risk.`,
  },
  enquiry: {
    heading: 'A question to a club',
    text: (clubName) =>
      `A question to ${clubName} may be about a child at risk: the club has reported it, or it’s on hold because of its wording.`,
  },
  report: {
    heading: 'A review was reported',
    text: (clubName) => `A review of ${clubName} was reported because a child may be at risk.`,
  },
};

/** Tells the staff at once about something in the queue that concerns a child's safety. */
export function safetyAlertMail({
  kind,
  clubName,
  reader,
  link,
}: AboutSafety & { kind: SafetyAlertKind; clubName: string }): MailTemplate {
  const { heading, text } = ALERTS[kind];
  return {
    kind: 'safety-alert',
    subject: `Child safety: ${heading.charAt(0).toLowerCase()}${heading.slice(1)} (${clubName})`,
    preview: 'Please look at it now.',
    heading,
    because: WHY[reader],
    body: (
      <>
        <Paragraph>{text(clubName)}</Paragraph>
        <Paragraph>Please look at it now.</Paragraph>
        <SwitchOff reader={reader} />
        <Action href={link}>Open the queue</Action>
      </>
    ),
  };
}

/** Combines several of them, when so many come in that a mail for each would be too much. */
export function safetyDigestMail({ count, reader, link }: AboutSafety & { count: number }): MailTemplate {
  const entries = count === 1 ? 'One more entry' : `${count} more entries`;
  return {
    kind: 'safety-digest',
    subject: `Child safety: ${entries.toLowerCase()} in the queue`,
    preview: 'Too many came in to email you about each one.',
    heading: `${entries} about child safety`,
    because: WHY[reader],
    body: (
      <>
        <Paragraph>
          {entries} about child safety {count === 1 ? 'has' : 'have'} reached the queue. There’s so much
          coming in that we’re summing it up instead of emailing you about each one.
        </Paragraph>
        <Paragraph>Please look at them now.</Paragraph>
        <SwitchOff reader={reader} />
        <Action href={link}>Open the queue</Action>
      </>
    ),
  };
}

function SwitchOff({ reader }: { reader: SafetyReader }) {
  return (
    <Note>
      {reader === 'staff'
        ? 'You can switch these emails off in the site administration, under Account.'
        : 'They’ll go to staff instead as soon as an owner or a moderator switches them on, under Account.'}
    </Note>
  );
}

/** How much of one kind is waiting. */
export interface WaitingLine {
  name: EntryName;
  count: number;
  /** Counting stopped here: there may be more. */
  isCapped: boolean;
  /** How long the oldest has waited. */
  oldestMs: number;
}

const HOUR_MS = 3_600_000;
const NUMBER = new Intl.NumberFormat('en-GB');

/** Sums up once a day what is waiting: how much of each kind, and for how long. Nothing that was typed. */
export function dailySummaryMail({ waiting, link }: ToStaff & { waiting: WaitingLine[] }): MailTemplate {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const more = waiting.some(({ isCapped }) => isCapped) ? 'At least ' : '';
  const waits = `${more}${NUMBER.format(total)} ${total === 1 ? 'entry waiting' : 'entries waiting'}`;
  return {
    kind: 'daily-summary',
    subject: `In the queue today: ${waits.charAt(0).toLowerCase()}${waits.slice(1)}`,
    preview: 'What’s waiting, and for how long.',
    heading: `${waits} in the queue`,
    because: 'the daily summary is switched on in your staff account',
    body: (
      <>
        {waiting.map((line) => (
          <Paragraph key={line.name.one}>{inWords(line)}</Paragraph>
        ))}
        <Note>
          We don’t send this on days when nothing’s waiting. You can switch the summary off in the site
          administration, under Account.
        </Note>
        <Action href={link}>Open the queue</Action>
      </>
    ),
  };
}

function inWords({ name: { one, many }, count, isCapped, oldestMs }: WaitingLine): string {
  const number = `${isCapped ? 'At least ' : ''}${NUMBER.format(count)}`;
  return count === 1
    ? `1 ${one}, waiting for ${ageInWords(oldestMs)}`
    : `${number} ${many}, the oldest waiting for ${ageInWords(oldestMs)}`;
}

function ageInWords(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${NUMBER.format(Math.floor(hours / 24))} days`;
}
