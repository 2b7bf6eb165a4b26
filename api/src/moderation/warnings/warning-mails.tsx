import { CLUB_WARNING_REASONS } from '@club-reviews/domain/club-warnings';
import { dayText } from '@club-reviews/domain/club-sessions';
import type { PublicWarning } from '../../clubs/warnings/public-warning.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';

/** What these mails say about a warning. */
interface MailedWarning {
  clubName: string;
  /** Opens the club's area. */
  link: string;
}

/** Tells a club's managers that its page has a warning, and how to appeal. */
export function warningSetMail({
  clubName,
  link,
  reason,
  text,
  endsOn,
}: MailedWarning & Pick<PublicWarning, 'reason' | 'text' | 'endsOn'>): MailTemplate {
  const end = `${dayText(endsOn)} ${endsOn.slice(0, 4)}`;
  return {
    kind: 'warning-set',
    subject: `A warning on the page of ${clubName}`,
    preview: 'What it says, until when, and how to appeal.',
    heading: 'Your club’s page has a warning',
    because: `you manage ${clubName} here`,
    body: (
      <>
        <Paragraph>
          We’ve put a public warning above the reviews of <strong>{clubName}</strong>, until {end}. It says:
        </Paragraph>
        <Quoted>{toWords({ reason, text })}</Quoted>
        <Paragraph>
          If it’s wrong, you can appeal once, in your club’s area. We’ll read your appeal and reply by email.
        </Paragraph>
        <Action href={link}>See the warning or appeal</Action>
        <Note>Your club keeps its reviews and its place in lists.</Note>
      </>
    ),
  };
}

/** Tells them that the warning is gone before its time, and why. */
export function warningEndedMail({
  clubName,
  link,
  reason,
}: MailedWarning & { reason: string }): MailTemplate {
  return {
    kind: 'warning-ended',
    subject: `We’ve taken the warning off the page of ${clubName}`,
    preview: 'The reason is in this email.',
    heading: 'The warning is gone',
    because: `you manage ${clubName} here`,
    body: (
      <>
        <Paragraph>
          We’ve taken the warning off the page of <strong>{clubName}</strong>. The reason:
        </Paragraph>
        <Quoted>{reason}</Quoted>
        <Action href={link}>Open your dashboard</Action>
      </>
    ),
  };
}

const OUTCOMES = {
  granted: { heading: 'This warning is gone', sentence: 'We’ve taken it off.' },
  refused: { heading: 'This warning stays', sentence: 'It stays until its last day.' },
  over: { heading: 'This warning is over', sentence: 'It came off on its last day.' },
};

/** Tells them what became of a warning that they've appealed against, and why; there may be another. */
export function appealAnsweredMail({
  clubName,
  link,
  warning,
  outcome,
  reason,
}: MailedWarning & {
  warning: Pick<PublicWarning, 'reason' | 'text'>;
  outcome: keyof typeof OUTCOMES;
  reason: string;
}): MailTemplate {
  const { heading, sentence } = OUTCOMES[outcome];
  return {
    kind: 'warning-appeal-answered',
    subject: `Your appeal about a warning on the page of ${clubName}`,
    preview: sentence,
    heading,
    because: `you manage ${clubName} here`,
    body: (
      <>
        <Paragraph>
          We’ve read your appeal against this warning on the page of <strong>{clubName}</strong>:
        </Paragraph>
        <Quoted>{toWords(warning)}</Quoted>
        <Paragraph>{sentence} The reason:</Paragraph>
        <Quoted>{reason}</Quoted>
        <Action href={link}>Open your dashboard</Action>
      </>
    ),
  };
}

function toWords({ reason, text }: Pick<PublicWarning, 'reason' | 'text'>): string {
  return `${CLUB_WARNING_REASONS[reason]} ${text}`;
}
