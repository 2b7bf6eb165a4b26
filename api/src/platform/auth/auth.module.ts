import { Inject, Injectable, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule, PassportStrategy } from '@nestjs/passport';
import { SessionTokens, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from './session-tokens.js';
import { SessionVersions } from './session-versions.js';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import { ROLES } from './session.js';
import type { Session } from './session.js';

const claims = z.object({
  role: z.enum(ROLES),
  sub: z.string(),
  version: z.string(),
  sid: z.string().optional(),
  exp: z.number(),
});

/**
 * Accepts bearer tokens of ours: right signature, issuer and audience, not expired, and either of the subject's current
 * version or of the session that survived its last change.
 */
@Injectable()
class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(SETTINGS) { secrets }: Settings,
    @Inject(SessionVersions) private readonly versions: SessionVersions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: secrets.jwtSecret,
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** The session a token with a valid signature stands for, or false when it no longer counts. */
  async validate(payload: unknown): Promise<Session | false> {
    const read = claims.safeParse(payload);
    if (!read.success) return false;
    const { role, sub: subject, version, sid: id, exp } = read.data;
    const current = await this.versions.current(role, subject);
    if (!current) return false;
    const hasSurvived = id !== undefined && id === current.survivingSession;
    if (version !== current.version && !hasSurvived) return false;
    return { role, subject, id, expiresAt: new Date(exp * 1000) };
  }
}

/** Sessions and roles: ForRole guards a call, SessionTokens issues a token. */
@Module({
  imports: [PassportModule, JwtModule.register({})],
  providers: [JwtStrategy, SessionTokens, SessionVersions],
  exports: [SessionTokens, SessionVersions],
})
export class AuthModule {}
