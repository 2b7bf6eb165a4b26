import { Module } from '@nestjs/common';
import { ClubEntriesModule } from '../../model/clubs/club-editor.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailedLinksModule } from '../../platform/mailed-links/mailed-links.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.js';
import { ClubAccountController } from './club-account.controller.js';
import { ClubSessionsController } from './club-sessions.controller.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';
import { ClubAdminLoginService } from './club-admin-login.service.js';
import { ClubAdminPasswordsService } from './club-admin-passwords.service.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { ManagedClubs } from './managed-clubs.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { PasswordLinks } from '../../platform/mailed-links/password-links.js';
import { ClubAdminToken } from './club-admin.entity.js';
import { AuditModule } from '../../platform/audit/audit-log.js';
import { ClubLoginsController } from '../club-logins/club-logins.controller.js';
import { ClubLoginPersonalData } from '../club-logins/club-login-personal-data.js';
import { ClubLogins } from '../club-logins/club-logins.js';
import { EndedLoginsService } from '../club-logins/ended-logins.service.js';

/** Clubs' administrators: their logins and passwords, and the site administrator's decisions about their logins. */
@Module({
  imports: [AuditModule, AuthModule, ClubEntriesModule, MailedLinksModule, RateLimitsModule],
  controllers: [ClubAccountController, ClubLoginsController, ClubSessionsController],
  providers: [
    ClubAdminAccounts,
    ClubAdminLoginService,
    ClubAdminPasswordsService,
    ClubLoginPersonalData,
    ClubLogins,
    EndedLoginsService,
    ForgottenPasswordsService,
    ManagedClubs,
    {
      provide: PasswordLinks,
      inject: [Database, Settings],
      useFactory: (database: Database, settings: Settings) => {
        const page = 'club-admin/set-password';
        return new PasswordLinks(database, settings, ClubAdminToken, { invitation: page, reset: page });
      },
    },
  ],
  exports: [ClubLoginPersonalData, ClubLogins, ManagedClubs, PasswordLinks],
})
export class ClubAdminsModule {}
