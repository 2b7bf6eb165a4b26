import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { JwtStrategy } from './jwt.strategy.js';
import { SessionTokens } from './session-tokens.js';
import { SessionVersions } from './session-versions.js';
import { SiteAdminLoginService } from './site-admin-login.service.js';
import { SiteAdminSessionController } from './site-admin-session.controller.js';

/** Logging in, and who may call what; other modules need ForRole and, to log their own people in, SessionTokens. */
@Module({
  imports: [PassportModule, JwtModule.register({}), RateLimitsModule],
  controllers: [SiteAdminSessionController],
  providers: [JwtStrategy, SessionTokens, SessionVersions, SiteAdminLoginService],
  exports: [SessionTokens, SessionVersions],
})
export class AuthModule {}
