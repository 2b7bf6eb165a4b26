import { Inject, Injectable } from '@nestjs/common';
import type { PasswordLink } from '../club-admins/accounts/password-links.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import type { OutgoingMail, MailTemplate } from '../../platform/mail/mail-renderer.js';
import type { AdminClaim } from './admin-claims.dto.js';
import { Action, Note, Paragraph, Lines } from '../../platform/mail/templates/mail-parts.js';

type Claimed = Pick<AdminClaim, 'contactName' | 'clubName'>;

/** The mails of an approval: which of them goes out is known once the account is. */
export interface ApprovalMails {
  invitation: OutgoingMail;
  notice: OutgoingMail;
}

/** What claimants are told of decisions. */
@Injectable()
export class ClaimMails {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
    private readonly renderer: MailRenderer,
  ) {}

  /** The invitation, for who has no password yet, and the notice for who has one. */
  async approval(to: string, claim: Claimed, link: PasswordLink): Promise<ApprovalMails> {
    const { contactName: name, clubName } = claim;
    const login = `${this.settings.publicUrl}/club-admin`;
    const [invitation, notice] = await Promise.all([
      this.renderer.render(to, clubInvitationMail({ name, clubName, link: link.url })),
      this.renderer.render(to, claimApprovedMail({ name, clubName, link: login })),
    ]);
    return { invitation, notice };
  }

  /** Why a claim was rejected. */
  rejection(to: string, { contactName: name, clubName }: Claimed, reason: string): Promise<OutgoingMail> {
    return this.renderer.render(to, claimRejectedMail({ name, clubName, reason }));
  }
}

interface ApprovedClaim {
  name: string;
  clubName: string;
  link: string;
}

/** Tells somebody who has a login already that a further claim of theirs was approved. */
function claimApprovedMail({ name, clubName, link }: ApprovedClaim): MailTemplate {
  return {
    kind: 'claim-approved',
    subject: `Your claim of ${clubName} was approved`,
    preview: 'Log in with the password that you have.',
    heading: 'Your claim was approved',
    body: (
      <>
        <Paragraph>
          Dear {name}, we have approved your claim of <strong>{clubName}</strong>. You can manage its page
          with the login that you have already: this email address and your password. If you manage several
          clubs, choose this one at the top of the club area.
        </Paragraph>
        <Action href={link}>Go to the club login</Action>
        <Note>Password forgotten? The login page sends you a link for a new one.</Note>
      </>
    ),
  };
}

interface RejectedClaim {
  name: string;
  clubName: string;
  reason: string;
}

/** Tells a claimant why the claim was rejected. */
function claimRejectedMail({ name, clubName, reason }: RejectedClaim): MailTemplate {
  return {
    kind: 'claim-rejected',
    subject: `Your claim of ${clubName} was not approved`,
    preview: 'What our moderators say, and what you can do.',
    heading: 'Your claim was not approved',
    body: (
      <>
        <Paragraph>
          Dear {name}, we have looked at your claim of <strong>{clubName}</strong> and could not approve it.
          The reason:
        </Paragraph>
        <Paragraph>
          <Lines>{reason}</Lines>
        </Paragraph>
        <Note>You are welcome to claim the club again once this is settled.</Note>
      </>
    ),
  };
}

interface ClubInvitation {
  name: string;
  clubName: string;
  link: string;
}

/** Tells a claimant that the claim was approved, and how to choose a password. */
function clubInvitationMail({ name, clubName, link }: ClubInvitation): MailTemplate {
  return {
    kind: 'club-invitation',
    subject: `Your claim of ${clubName} was approved`,
    preview: 'Choose a password, and the page is yours to keep.',
    heading: 'Welcome to your club’s page',
    body: (
      <>
        <Paragraph>
          Dear {name}, we have approved your claim: you can now manage the page of <strong>{clubName}</strong>
          , keep its profile up to date and reply to parents’ reviews.
        </Paragraph>
        <Action href={link}>Choose a password</Action>
        <Note>
          The link works once, for 14 days. After that, ask for a new one with “Forgot your password?” on the
          club login page. If you did not claim this club, please ignore this email.
        </Note>
      </>
    ),
  };
}
