import { Module } from '@nestjs/common';
import { AuditModule } from '../../../platform/audit/audit.module.js';
import { MailModule } from '../../../platform/mail/mail.module.js';
import { ClubLoginsController } from './club-logins.controller.js';
import { ClubLogins } from './club-logins.js';
import { EndedLoginsService } from './ended-logins.service.js';

/** What the site's administrator sees and decides of clubs' logins. */
@Module({
  imports: [AuditModule, MailModule],
  controllers: [ClubLoginsController],
  providers: [ClubLogins, EndedLoginsService],
  exports: [ClubLogins],
})
export class ClubLoginsModule {}
