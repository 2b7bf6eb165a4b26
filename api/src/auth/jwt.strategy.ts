import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import { ROLES } from './roles.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from './session-tokens.js';
import { SessionVersions } from './session-versions.js';
import type { Session } from './session.js';

const claims = z.object({
  role: z.enum(ROLES),
  sub: z.string(),
  version: z.string(),
  exp: z.number(),
});

/** Accepts bearer tokens of ours: right signature, issuer and audience, not expired, of the subject's present version. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
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
    const { role, sub: subject, version, exp } = read.data;
    if (version !== (await this.versions.current(role, subject))) return false;
    return { role, subject, expiresAt: new Date(exp * 1000) };
  }
}
