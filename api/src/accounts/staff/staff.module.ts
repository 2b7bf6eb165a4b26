import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit-log.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { MailedLinksModule } from '../../platform/mailed-links/mailed-links.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.js';
import { PasswordLinks } from '../../platform/mailed-links/password-links.js';
import { OwnAccountController } from './account/own-account.controller.js';
import { OwnAccountService } from './account/own-account.service.js';
import { StaffPasswordsService } from './account/staff-passwords.service.js';
import { StaffLoginController } from './login/staff-login.controller.js';
import { StaffLoginService } from './login/staff-login.service.js';
import { StaffController } from './members/staff.controller.js';
import { StaffPersonalData } from './members/staff-personal-data.js';
import { StaffMembersService } from './members/staff-members.service.js';
import { EnrolmentController } from './second-factor/enrolment.controller.js';
import { EnrolmentService } from './second-factor/enrolment.service.js';
import { PasskeysService } from './second-factor/passkeys.service.js';
import { ProofsService } from './second-factor/proofs.service.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { StaffChallenges } from './second-factor/staff-challenges.js';
import { SitePasswordController } from './site-password/site-password.controller.js';
import { SitePasswordService } from './site-password/site-password.service.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffToken } from './staff-member.entity.js';

/** The people of the site administration: who they are, how they log in, and what they may do. */
@Module({
  imports: [AuditModule, AuthModule, MailedLinksModule, RateLimitsModule],
  controllers: [
    EnrolmentController,
    OwnAccountController,
    SitePasswordController,
    StaffController,
    StaffLoginController,
  ],
  providers: [
    EnrolmentService,
    OwnAccountService,
    PasskeysService,
    ProofsService,
    RecoveryCodes,
    SecondFactors,
    StaffChallenges,
    SitePasswordService,
    StaffAccounts,
    StaffLoginService,
    StaffMembersService,
    StaffPasswordsService,
    StaffPersonalData,
    {
      provide: PasswordLinks,
      inject: [Database, Settings],
      useFactory: (database: Database, settings: Settings) =>
        new PasswordLinks(database, settings, StaffToken, {
          invitation: 'admin/invitation',
          reset: 'admin/set-password',
        }),
    },
  ],
  exports: [StaffPersonalData],
})
export class StaffModule {}
