import { Module } from '@nestjs/common';
import { AuthModule } from '../../../platform/auth/auth.module.js';
import { MailModule } from '../../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../../platform/rate-limits/rate-limits.module.js';
import { ClubAccountController } from './club-account.controller.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';
import { ClubAdminLoginService } from './club-admin-login.service.js';
import { ClubAdminPasswordsService } from './club-admin-passwords.service.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { ManagedClubs } from './managed-clubs.js';
import { PasswordLinks } from './password-links.js';

/** Accounts of clubs' administrators: logging in, and passwords. */
@Module({
  imports: [AuthModule, MailModule, RateLimitsModule],
  controllers: [ClubAccountController],
  providers: [
    ClubAdminAccounts,
    ClubAdminLoginService,
    ClubAdminPasswordsService,
    ForgottenPasswordsService,
    ManagedClubs,
    PasswordLinks,
  ],
  exports: [ClubAdminAccounts, ManagedClubs, PasswordLinks],
})
export class ClubAccountsModule {}
