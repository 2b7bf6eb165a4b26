import { STAFF_ROLE_LABELS } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { Action, Note, Paragraph } from '../../platform/mail/templates/mail-parts.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import type { LoginChange } from '../accounts.js';
import { INVITATION_DAYS, RESET_LINK_MS } from '../../platform/mailed-links/password-links.js';

/** Invites a person to the site administration. */
export function staffInvitationMail(invited: { by: string; role: StaffRole; link: string }): MailTemplate {
  const { label, meaning } = STAFF_ROLE_LABELS[invited.role];
  return {
    kind: 'staff-invitation',
    subject: 'You’ve been invited to the site administration',
    preview: `The link works for ${INVITATION_DAYS} days.`,
    heading: 'Join the site administration',
    because: `${invited.by} gave us this address`,
    body: (
      <>
        <Paragraph>
          {invited.by} has invited you to help run this site as <strong>{label.toLowerCase()}</strong>.{' '}
          {meaning}
        </Paragraph>
        <Paragraph>Choose a name and a password, and you’re in.</Paragraph>
        <Note>
          The link works once, for {INVITATION_DAYS} days. If you don’t know what this is about, you can
          ignore this email.
        </Note>
        <Action href={invited.link}>Accept the invitation</Action>
      </>
    ),
  };
}

/** Sends the link for a new password. */
export function staffPasswordResetMail({ name, link }: { name: string; link: string }): MailTemplate {
  return {
    kind: 'staff-password-reset',
    subject: 'Choose a new password for the site administration',
    preview: 'The link works for one hour.',
    heading: 'Choose a new password',
    because: 'someone asked for a new password for the login with this address',
    usefulForMs: RESET_LINK_MS,
    body: (
      <>
        <Paragraph>
          Dear {name}, someone, hopefully you, has asked for a new password for your login to the site
          administration.
        </Paragraph>
        <Note>
          The link works once, for one hour. If you didn’t ask for it, ignore this email: your password stays
          as it is.
        </Note>
        <Action href={link}>Choose a new password</Action>
      </>
    ),
  };
}

const LOGIN_CHANGES: Record<LoginChange, string> = {
  password: 'Your password was changed. You’re logged out everywhere else.',
  'factor-added': 'A second factor was added to your login.',
  'factor-removed': 'A second factor was removed from your login.',
  'factors-reset':
    'An owner has removed your login’s second factors, and you’re logged out everywhere. Your password stays as it is.',
};

/** Tells a member of staff that their login was changed. */
export function staffLoginChangedMail({ name, change }: { name: string; change: LoginChange }): MailTemplate {
  return {
    kind: 'staff-login-changed',
    subject: 'Your login to the site administration was changed',
    preview: LOGIN_CHANGES[change],
    heading: 'Your login was changed',
    because: 'you work in the site administration',
    body: (
      <>
        <Paragraph>
          Dear {name}, {LOGIN_CHANGES[change]}
        </Paragraph>
        <Note>If this wasn’t you, tell an owner straight away.</Note>
      </>
    ),
  };
}

/** Tells a person that their access has ended. */
export function staffEndedMail({ name }: { name: string }): MailTemplate {
  return {
    kind: 'staff-ended',
    subject: 'Your access to the site administration has ended',
    preview: 'An owner ended it just now.',
    heading: 'Your access has ended',
    because: 'you worked in the site administration',
    body: (
      <>
        <Paragraph>
          Dear {name}, an owner has ended your access to the site administration. You’re logged out
          everywhere.
        </Paragraph>
        <Note>
          We’ve deleted your email address, password and second factors. Your name stays in the record of what
          you decided.
        </Note>
      </>
    ),
  };
}
