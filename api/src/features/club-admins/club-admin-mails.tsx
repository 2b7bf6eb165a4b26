import { Action, Note, Paragraph, Lines, MailLink } from '../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../platform/mail/mail-renderer.js';
import { RESET_LINK_MS } from '../../platform/security/password-links.js';

interface ClubReply {
  clubName: string;
  /** The club's page. */
  link: string;
  /** Where the author manages the review. */
  manageLink: string;
}

/** Tells the author of a review that the club has replied; what either has written stays on the page. */
export function clubReplyMail({ clubName, link, manageLink }: ClubReply): MailTemplate {
  return {
    kind: 'club-reply',
    subject: `${clubName} has replied to your review`,
    preview: 'Read the reply on the club’s page.',
    heading: 'The club has replied',
    because: `you reviewed ${clubName} with this address`,
    body: (
      <>
        <Paragraph>
          <strong>{clubName}</strong> has replied to the review that you wrote. The club does not know who you
          are: your email address is never shown.
        </Paragraph>
        <Action href={link}>Read the reply</Action>
        <Paragraph>
          You can <MailLink href={manageLink}>edit or withdraw your review</MailLink> at any time.
        </Paragraph>
        <Note>We write once for a reply, however often it is edited.</Note>
      </>
    ),
  };
}

interface EndedLogin {
  name: string;
  /** The club or clubs that the person manages no longer. */
  clubNames: readonly string[];
  /** Whether the login stays, because the person manages other clubs with it. */
  isKept: boolean;
  reason: string;
}

const LIST = new Intl.ListFormat('en-GB');

/** Tells a club's administrator that a moderator ended their login, and why. */
export function loginEndedMail({ name, clubNames, isKept, reason }: EndedLogin): MailTemplate {
  const clubs = LIST.format(clubNames);
  return {
    kind: 'login-ended',
    subject: `Your access to ${clubNames.length > 1 ? 'your clubs' : clubs} has been removed`,
    preview: 'What our moderators say, and what you can do.',
    heading: 'Your access to the club has been removed',
    because: `you managed ${clubs} here`,
    body: (
      <>
        <Paragraph>
          Dear {name}, a moderator ended your login for the {clubNames.length > 1 ? 'pages' : 'page'} of{' '}
          <strong>{clubs}</strong>.{' '}
          {isKept
            ? 'You can still log in and manage your other clubs.'
            : 'You are logged out everywhere, links for a new password no longer work, and we have deleted the login with your address.'}{' '}
          The reason:
        </Paragraph>
        <Paragraph>
          <Lines>{reason}</Lines>
        </Paragraph>
        <Note>
          Do you object? Write to us at the address below. You are welcome to claim the club again once this
          is settled.
        </Note>
      </>
    ),
  };
}

/** Tells a club's administrator that the password is another one now. */
export function passwordChangedMail({ name }: { name: string }): MailTemplate {
  return {
    kind: 'password-changed',
    subject: 'Your password was changed',
    preview: 'You are logged out everywhere else.',
    heading: 'Your password was changed',
    because: 'you have a club login here',
    body: (
      <>
        <Paragraph>
          Dear {name}, the password of your club login was changed just now. Wherever else you were logged in,
          you have to log in again.
        </Paragraph>
        <Note>
          It was not you? Press “Forgot your password?” on the club login page at once, and write to us at the
          address below.
        </Note>
      </>
    ),
  };
}

/** Brings the link for a new password. */
export function passwordResetMail({ name, link }: { name: string; link: string }): MailTemplate {
  return {
    kind: 'password-reset',
    subject: 'Choose a new password',
    preview: 'The link works for one hour.',
    heading: 'Choose a new password',
    because: 'somebody asked for a new password for the club login with this address',
    usefulForMs: RESET_LINK_MS,
    body: (
      <>
        <Paragraph>
          Dear {name}, somebody, hopefully you, has asked for a new password for your club login.
        </Paragraph>
        <Action href={link}>Choose a new password</Action>
        <Note>
          The link works once, for one hour. If you did not ask for it, ignore this email: your password stays
          as it is.
        </Note>
      </>
    ),
  };
}
