import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { ContactDetailsAudit } from './contact-details.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginDevices } from './login-devices.js';
import { RefusedCalls } from './refused-calls.js';
import { SessionCookies } from './session-cookies.js';
import { SessionDelivery } from './session-delivery.js';
import { SessionSubjects } from './session-subjects.js';
import { SessionTokens } from './session-tokens.js';
import { StaffDirectory } from './staff-directory.js';
import { Sessions } from './sessions.js';

/**
 * Sessions and roles: ForRole and ForStaff guard a call, Sessions opens and ends them, SessionDelivery passes them to
 * callers.
 */
@Global()
@Module({
  imports: [PassportModule, JwtModule.register({})],
  providers: [
    ContactDetailsAudit,
    JwtStrategy,
    LoginAttempts,
    LoginDevices,
    RefusedCalls,
    SessionCookies,
    SessionDelivery,
    SessionSubjects,
    SessionTokens,
    Sessions,
    StaffDirectory,
  ],
  exports: [
    ContactDetailsAudit,
    LoginAttempts,
    LoginDevices,
    RefusedCalls,
    SessionDelivery,
    SessionSubjects,
    Sessions,
    StaffDirectory,
  ],
})
export class AuthModule {}
