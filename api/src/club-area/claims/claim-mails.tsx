import { Injectable } from '@nestjs/common';
import type { PasswordLink } from '../../platform/mailed-links/password-links.js';
import { Settings } from '../../platform/config/settings.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import type { AdminClaim } from './admin-claims.dto.js';
import { Action, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';

type Claimed = Pick<AdminClaim, 'contactName' | 'clubName'>;

/** The mails of an approval: which one goes out is only known once the account is. */
export interface ApprovalMails {
  invitation: OutgoingMail;
  notice: OutgoingMail;
}

/** The mails for a claim that has arrived: the second one if the same address has claimed the same club already. */
export interface ReceiptMails {
  received: OutgoingMail;
  repeated: OutgoingMail;
}

/** What claimants are told about their claims, and a club's managers about new managers. */
@Injectable()
export class ClaimMails {
  constructor(
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
    private readonly renderer: MailRenderer,
  ) {}

  /** Say that a claim has arrived. What the claimant wrote isn't in them: the address may be someone else's. */
  async receipts(to: string, listedClub: string | null): Promise<ReceiptMails> {
    const { replyTimeClaims: replyTime } = await this.operator.current();
    const [received, repeated] = await Promise.all([
      this.renderer.render(to, claimReceivedMail({ listedClub, replyTime })),
      this.renderer.render(to, claimRepeatedMail({ listedClub })),
    ]);
    return { received, repeated };
  }

  /** Tells a club's managers that someone is joining them; the recipient is filled in for each. */
  managerJoined({ contactName: name, clubName }: Claimed): Promise<OutgoingMail> {
    return this.renderer.render('', managerJoinedMail({ name, clubName }));
  }

  /** The invitation for those without a password yet, and the notice for those with one. */
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

/** Says that a claim has arrived, and what happens next. */
export function claimReceivedMail({
  listedClub,
  replyTime,
}: {
  listedClub: string | null;
  replyTime: string;
}): MailTemplate {
  const club = listedClub ?? 'your club';
  return {
    kind: 'claim-received',
    subject: `We have your claim for ${club}`,
    preview: `A moderator will look at it within ${replyTime}.`,
    heading: 'We have your claim',
    because: 'someone claimed a club here with this address',
    body: (
      <>
        <Paragraph>
          We’ve received your claim for <strong>{club}</strong>. A moderator will check it, and you’ll hear
          from us within {replyTime}. You don’t need to do anything until then.
        </Paragraph>
        <Paragraph>
          If we approve it, we’ll give your name to the people who already manage the club’s page.
        </Paragraph>
        <Note>If this wasn’t you, write to us at the address below and we’ll reject the claim.</Note>
      </>
    ),
  };
}

/** Says that a claim by someone whose first one is still waiting changes nothing. */
export function claimRepeatedMail({ listedClub }: { listedClub: string | null }): MailTemplate {
  const club = listedClub ?? 'your club';
  return {
    kind: 'claim-repeated',
    subject: `You’ve already claimed ${club}`,
    preview: 'A moderator is checking your first claim.',
    heading: 'We already have your claim',
    because: 'someone claimed a club here with this address',
    body: (
      <>
        <Paragraph>
          Someone has just sent another claim for <strong>{club}</strong> with your address. You’ve already
          claimed it, and a moderator is checking that claim, so we haven’t kept the new one.
        </Paragraph>
        <Note>
          If something in your claim has changed, or if you haven’t claimed a club, write to us at the address
          below.
        </Note>
      </>
    ),
  };
}

/** Tells a club's manager that another person manages it from now on. */
export function managerJoinedMail({ name, clubName }: { name: string; clubName: string }): MailTemplate {
  return {
    kind: 'manager-joined',
    subject: `${clubName} has another manager`,
    preview: `${name} can manage the page too.`,
    heading: 'Someone has joined you',
    because: `you manage ${clubName} here`,
    body: (
      <>
        <Paragraph>
          {name} can now manage the page of <strong>{clubName}</strong> too: we’ve checked and approved their
          claim. Your own login stays as it is.
        </Paragraph>
        <Note>If you don’t know them, write to us at the address below. We can end their access.</Note>
      </>
    ),
  };
}

interface ApprovedClaim {
  name: string;
  clubName: string;
  link: string;
}

/** Tells someone who already has a login that another claim of theirs was approved. */
export function claimApprovedMail({ name, clubName, link }: ApprovedClaim): MailTemplate {
  return {
    kind: 'claim-approved',
    subject: `Your claim for ${clubName} was approved`,
    preview: 'Log in with the password you already have.',
    heading: 'Your claim was approved',
    because: `${clubName} was claimed with this address`,
    body: (
      <>
        <Paragraph>
          Dear {name}, we’ve approved your claim for <strong>{clubName}</strong>. You can manage its page with
          your existing login: this email address and your password. If you manage several clubs, choose this
          one at the top of the club area.
        </Paragraph>
        <Action href={link}>Go to the club login</Action>
        <Note>Forgotten your password? You can get a link for a new one on the login page.</Note>
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
export function claimRejectedMail({ name, clubName, reason }: RejectedClaim): MailTemplate {
  return {
    kind: 'claim-rejected',
    subject: `Your claim for ${clubName} wasn’t approved`,
    preview: 'What our moderators say, and what you can do.',
    heading: 'Your claim wasn’t approved',
    because: `${clubName} was claimed with this address`,
    body: (
      <>
        <Paragraph>
          Dear {name}, we’ve looked at your claim for <strong>{clubName}</strong> and couldn’t approve it. The
          reason:
        </Paragraph>
        <Quoted>{reason}</Quoted>
        <Note>You’re welcome to claim the club again once this is settled.</Note>
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
export function clubInvitationMail({ name, clubName, link }: ClubInvitation): MailTemplate {
  return {
    kind: 'club-invitation',
    subject: `Your claim for ${clubName} was approved`,
    preview: 'Choose a password to start managing the page.',
    heading: 'Welcome to your club’s page',
    because: `${clubName} was claimed with this address`,
    body: (
      <>
        <Paragraph>
          Dear {name}, we’ve approved your claim: you can now manage the page of <strong>{clubName}</strong>,
          keep its profile up to date and reply to parents’ reviews.
        </Paragraph>
        <Action href={link}>Choose a password</Action>
        <Note>
          The link works once, for 14 days. After that, ask for a new one with “Forgot your password?” on the
          club login page. If you didn’t claim this club, please ignore this email.
        </Note>
      </>
    ),
  };
}
