import { deadlineInWords } from '@club-reviews/domain/deadline-words';
import type { MailTemplate } from '../../platform/mail/mail-renderer.js';
import { Action, Paragraph } from '../../platform/mail/templates/mail-parts.js';

/** What moderators are told about a notice that is waiting for them. */
export interface ModeratorLetter {
  reference: string;
  clubName: string;
  /** Where a moderator takes the next step. */
  link: string;
  dueAt: Date | null;
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
