import { Action, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { RESET_LINK_MS } from '../../platform/mailed-links/password-links.js';
import type { LoginChange } from '../accounts.js';

interface EndedLogin {
  name: string;
  /** The club or clubs that the person no longer manages. */
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
          Dear {name}, a moderator has ended your access to the {clubNames.length > 1 ? 'pages' : 'page'} of{' '}
          <strong>{clubs}</strong>.{' '}
          {isKept
            ? 'You can still log in and manage your other clubs.'
            : 'You’re logged out everywhere, links for a new password no longer work, and we’ve deleted the login with your address.'}{' '}
          The reason:
        </Paragraph>
        <Quoted>{reason}</Quoted>
        <Note>
          If you disagree, write to us at the address below. You’re welcome to claim the club again once this
          is settled.
        </Note>
      </>
    ),
  };
}

/** Tells a club's administrator that the password has changed. */
export function passwordChangedMail({ name }: { name: string }): MailTemplate {
  return {
    kind: 'password-changed',
    subject: 'Your password was changed',
    preview: 'You’re logged out everywhere else.',
    heading: 'Your password was changed',
    because: 'you have a club login here',
    body: (
      <>
        <Paragraph>
          Dear {name}, your club login’s password has just been changed. You’ll have to log in again anywhere
          else you were logged in.
        </Paragraph>
        <Note>
          If this wasn’t you, select “Forgot your password?” on the club login page straight away, and write
          to us at the address below.
        </Note>
      </>
    ),
  };
}

const FACTOR_CHANGES: Record<Exclude<LoginChange, 'password'>, string> = {
  'factor-added':
    'a second factor was added to your club login. From now on we ask for it as well as your password.',
  'factor-removed': 'a second factor was removed from your club login.',
  'factors-reset':
    'a moderator has removed your club login’s second factors, and you’re logged out everywhere. Your password stays as it is.',
};

/** Tells a club's administrator that the second factors of their login have changed. */
export function clubLoginChangedMail(changed: {
  name: string;
  change: Exclude<LoginChange, 'password'>;
}): MailTemplate {
  return {
    kind: 'club-login-changed',
    subject: 'Your club login was changed',
    preview: 'Its second factors have changed.',
    heading: 'Your login was changed',
    because: 'you have a club login here',
    body: (
      <>
        <Paragraph>
          Dear {changed.name}, {FACTOR_CHANGES[changed.change]}
        </Paragraph>
        <Note>
          If this wasn’t you, select “Forgot your password?” on the club login page straight away, and write
          to us at the address below.
        </Note>
      </>
    ),
  };
}

/** Sends the link for a new password. */
export function passwordResetMail({ name, link }: { name: string; link: string }): MailTemplate {
  return {
    kind: 'password-reset',
    subject: 'Choose a new password',
    preview: 'The link works for one hour.',
    heading: 'Choose a new password',
    because: 'someone asked for a new password for the club login with this address',
    usefulForMs: RESET_LINK_MS,
    body: (
      <>
        <Paragraph>
          Dear {name}, someone, hopefully you, has asked for a new password for your club login.
        </Paragraph>
        <Action href={link}>Choose a new password</Action>
        <Note>
          The link works once, for one hour. If you didn’t ask for it, ignore this email: your password stays
          as it is.
        </Note>
      </>
    ),
  };
}
