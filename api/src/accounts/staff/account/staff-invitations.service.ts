import { Injectable } from '@nestjs/common';
import { UnknownLinkError } from '../../../platform/mailed-links/link-errors.js';
import type { Account } from '../../account.entity.js';
import { PasswordsService } from '../../passwords/passwords.service.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffMember } from '../staff-member.entity.js';
import type { AcceptedInvitation, InvitationPreview } from '../staff.dto.js';

/** Lets people in who were invited to the staff. */
@Injectable()
export class StaffInvitationsService {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly passwords: PasswordsService,
  ) {}

  /** What an invitation is for. Throws UnknownLinkError, ExpiredLinkError or TooManyRequestsError. */
  async preview(token: string, client: string): Promise<InvitationPreview> {
    const invited = toInvited(await this.passwords.findByLink(token, client));
    return { email: this.accounts.getEmail(invited), role: invited.role };
  }

  /** Accepts an invitation with a name and a password. Throws the same as `preview`. */
  async accept({ token, name, password }: AcceptedInvitation, client: string): Promise<StaffMember> {
    const invited = toInvited(await this.passwords.findByLink(token, client));
    const passwordHash = await this.passwords.hash(invited, 'password', password);
    return this.passwords.spend(token, invited.id, async (manager, locked) => {
      const member = toInvited(locked);
      const accepted = { name, passwordHash, state: 'active', invitedUntil: null } as const;
      await manager.update(StaffMember, member.id, accepted);
      await this.accounts.note(manager, { ...member, name }, 'invitation-accepted');
      return { ...member, ...accepted };
    });
  }
}

function toInvited(account: Account): StaffMember {
  if (!(account instanceof StaffMember) || account.state !== 'invited') throw new UnknownLinkError();
  return account;
}
