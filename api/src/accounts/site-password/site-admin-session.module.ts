import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { SiteAdminLoginService } from './site-admin-login.service.js';
import { SiteAdminSessionController } from './site-admin-session.controller.js';

/** How the site administrator logs in. */
@Module({
  imports: [AuthModule],
  controllers: [SiteAdminSessionController],
  providers: [SiteAdminLoginService],
})
export class SiteAdminSessionModule {}
