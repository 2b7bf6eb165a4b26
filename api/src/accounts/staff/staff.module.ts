import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { accountProviders } from '../account-providers.js';
import { OwnAccountController } from './account/own-account.controller.js';
import { OwnAccountService } from './account/own-account.service.js';
import { StaffInvitationsService } from './account/staff-invitations.service.js';
import { StaffSecondFactorsController } from './account/staff-second-factors.controller.js';
import { StaffLoginController } from './login/staff-login.controller.js';
import { StaffController } from './members/staff.controller.js';
import { StaffPersonalData } from './members/staff-personal-data.js';
import { StaffMembersService } from './members/staff-members.service.js';
import { SitePasswordController } from './site-password/site-password.controller.js';
import { SitePasswordService } from './site-password/site-password.service.js';
import { InviteStep, SitePasswordStep } from './staff-first-steps.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffToken } from './staff-member.entity.js';

/** The people of the site administration: who they are, how they log in, and what they may do. */
@Module({
  imports: [AuthModule],
  controllers: [
    OwnAccountController,
    SitePasswordController,
    StaffController,
    StaffLoginController,
    StaffSecondFactorsController,
  ],
  providers: [
    ...accountProviders({
      accounts: StaffAccounts,
      links: {
        entity: StaffToken,
        pages: { invitation: 'admin/invitation', reset: 'admin/set-password' },
      },
    }),
    InviteStep,
    OwnAccountService,
    SitePasswordService,
    SitePasswordStep,
    StaffInvitationsService,
    StaffMembersService,
    StaffPersonalData,
  ],
  exports: [StaffPersonalData],
})
export class StaffModule {}
