import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, Lines, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';

interface AboutClub {
  clubName: string;
  link: string;
}

/** Asks a parent to confirm a question. What they wrote isn't in it: the address may be someone else's. */
export function confirmEnquiryMail({ clubName, link }: AboutClub): MailTemplate {
  return {
    kind: 'enquiry-confirmation',
    subject: `Send your question to ${clubName}`,
    preview: 'Read it once more and send it to the club.',
    heading: 'Send your question',
    because: `someone wrote a question to ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          Someone wrote a question to <strong>{clubName}</strong> with your email address. If that was you,
          open the link to read it once more and send it.
        </Paragraph>
        <Action href={link}>Read and send my question</Action>
        <Note>
          The link works for 7 days. The club doesn’t see your address. Its answer will come to you by email,
          and you decide whether to write back. If this wasn’t you, ignore this email: we won’t send anything
          unless you confirm.
        </Note>
      </>
    ),
  };
}

interface AskedQuestion {
  ageGroup: string | null;
  message: string;
}

/** Sends a question to someone who manages the club. */
export function enquiryReceivedMail({
  clubName,
  ageGroup,
  message,
  link,
}: AboutClub & AskedQuestion): MailTemplate {
  return {
    kind: 'enquiry-received',
    subject: `A parent has asked ${clubName}${ageGroup === null ? '' : ` about ${ageGroup}`}`,
    preview: 'Answer it in your club’s area.',
    heading: 'A parent has a question',
    because: `you manage ${clubName} here`,
    body: (
      <>
        <Paragraph>
          A parent has asked <strong>{clubName}</strong> a question
          {ageGroup === null ? '' : ` about ${ageGroup}`}:
        </Paragraph>
        <Quoted>{message}</Quoted>
        <Action href={link}>Answer in your area</Action>
        <Note>
          Please don’t reply to this email: it doesn’t reach the parent. They’ve confirmed their email
          address, which we keep to ourselves. Once you answer, they’ll see yours and can write back.
        </Note>
      </>
    ),
  };
}

/** Sends the club's answer to the parent. */
export function enquiryAnsweredMail({
  clubName,
  message,
  answer,
  managerName,
  link,
}: AboutClub & { message: string; answer: string; managerName: string }): MailTemplate {
  return {
    kind: 'enquiry-answered',
    subject: `${clubName} has answered your question`,
    preview: `${managerName} has written back.`,
    heading: 'The club has answered',
    because: `you asked ${clubName} a question with this address`,
    body: (
      <>
        <Paragraph>
          {managerName} from <strong>{clubName}</strong> has answered your question:
        </Paragraph>
        <Quoted>{answer}</Quoted>
        <Paragraph>
          To write back, reply to this email. It goes straight to {managerName}, who will then see your
          address. Until then the club doesn’t have it.
        </Paragraph>
        <Note>You asked:</Note>
        <Note>
          <Lines>{message}</Lines>
        </Note>
        <Action href={link}>See the club’s page</Action>
      </>
    ),
  };
}

/** Tells a parent that a moderator has taken their question away, and why. */
export function enquiryRemovedMail({
  clubName,
  reason,
  wasSent,
  isBlocked,
}: {
  clubName: string;
  reason: string;
  /** Whether the club had received it. */
  wasSent: boolean;
  /** Whether the address can no longer be used to ask questions. */
  isBlocked: boolean;
}): MailTemplate {
  return {
    kind: 'enquiry-removed',
    subject: `Your question to ${clubName}`,
    preview: 'What our moderators decided, and why.',
    heading: wasSent ? 'We’ve taken your question down' : 'We haven’t passed on your question',
    because: `you asked ${clubName} a question with this address`,
    body: (
      <>
        <Paragraph>
          {wasSent ? (
            <>
              A moderator has taken down your question to <strong>{clubName}</strong>. The reason:
            </>
          ) : (
            <>
              A moderator read your question to <strong>{clubName}</strong> and hasn’t passed it on. The
              reason:
            </>
          )}
        </Paragraph>
        <Quoted>{reason}</Quoted>
        {isBlocked && <Paragraph>We won’t pass on messages to clubs from this address for a year.</Paragraph>}
        <Note>You can answer this email if you think we got it wrong.</Note>
      </>
    ),
  };
}
