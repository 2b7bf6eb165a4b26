import { Module } from '@nestjs/common';
import { ClubEntriesModule } from '../../model/clubs/club-editor.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { PasswordLinks } from '../../platform/mailed-links/password-links.js';
import { accountProviders } from '../account-providers.js';
import { ClubLoginsController } from '../club-logins/club-logins.controller.js';
import { ClubLoginPersonalData } from '../club-logins/club-login-personal-data.js';
import { ClubLogins } from '../club-logins/club-logins.js';
import { EndedLoginsService } from '../club-logins/ended-logins.service.js';
import { ClubAccountController } from './club-account.controller.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';
import { ClubAdminToken } from './club-admin.entity.js';
import { ClubSecondFactorsController } from './club-second-factors.controller.js';
import { ClubSessionsController } from './club-sessions.controller.js';
import { ManagedClubs } from './managed-clubs.js';

const PAGE = 'club-admin/set-password';

/** Clubs' administrators: their logins and passwords, and the site administrator's decisions about their logins. */
@Module({
  imports: [AuthModule, ClubEntriesModule],
  controllers: [
    ClubAccountController,
    ClubLoginsController,
    ClubSecondFactorsController,
    ClubSessionsController,
  ],
  providers: [
    ...accountProviders({
      accounts: ClubAdminAccounts,
      links: { entity: ClubAdminToken, pages: { invitation: PAGE, reset: PAGE } },
    }),
    ClubLoginPersonalData,
    ClubLogins,
    EndedLoginsService,
    ManagedClubs,
  ],
  exports: [ClubLoginPersonalData, ClubLogins, ManagedClubs, PasswordLinks],
})
export class ClubAdminsModule {}
