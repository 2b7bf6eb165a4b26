import { Inject, Injectable } from '@nestjs/common';
import type { PasswordLink } from '../../club-admins/accounts/password-links.js';
import type { Settings } from '../../../platform/config/settings.js';
import { SETTINGS } from '../../../platform/config/settings.module.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail.js';
import { claimApprovedMail } from './mails/claim-approved.js';
import { claimRejectedMail } from './mails/claim-rejected.js';
import { clubInvitationMail } from './mails/club-invitation.js';
import type { AdminClaim } from '../dto/admin-claim.dto.js';

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
