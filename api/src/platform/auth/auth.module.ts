import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { JwtStrategy } from './jwt.strategy.js';
import { SessionTokens } from './session-tokens.js';
import { SessionVersions } from './session-versions.js';

/** Sessions and roles: ForRole guards a call, SessionTokens issues a token. */
@Module({
  imports: [PassportModule, JwtModule.register({})],
  providers: [JwtStrategy, SessionTokens, SessionVersions],
  exports: [SessionTokens, SessionVersions],
})
export class AuthModule {}
