import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';

interface TakenDownSession {
  clubName: string;
  /** The club's sessions in its area. */
  link: string;
  /** What the session is called, and when it is. */
  session: string;
  reason: string;
}

/** Tells a club's managers why one of its sessions isn't shown any more. */
export function sessionTakenDownMail({ clubName, link, session, reason }: TakenDownSession): MailTemplate {
  const heading = 'We’ve taken a session down';
  return {
    kind: 'session-taken-down',
    subject: `${heading}: ${clubName}`,
    preview: 'What our moderators say, and what you can do.',
    heading,
    because: `you manage ${clubName} here`,
    body: (
      <>
        <Paragraph>
          A moderator has looked at a session to try of <strong>{clubName}</strong> ({session}). It’s no
          longer on the club’s page or in searches. The reason:
        </Paragraph>
        <Quoted>{reason}</Quoted>
        <Action href={link}>See your sessions</Action>
        <Note>
          You can list it again once that’s fixed. If you disagree, write to us at the address below.
        </Note>
      </>
    ),
  };
}
