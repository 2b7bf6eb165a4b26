import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import type { Role } from './session.js';

/** Tokens are signed, and accepted, with this algorithm alone. */
export const TOKEN_ALGORITHM = 'HS256';

/** Who issues tokens, and for whom: one signed with the same secret for something else is none of ours. */
export const TOKEN_ISSUER = 'club-reviews';
export const TOKEN_AUDIENCE = 'club-reviews/api';

const LIFETIME_SECONDS = 12 * 60 * 60;
const SESSION_ID_BYTES = 16;

/** A new token, and when it stops being valid. */
export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

/** Issues the bearer tokens that callers show; JwtStrategy accepts them. */
@Injectable()
export class SessionTokens {
  constructor(
    @Inject(JwtService) private readonly jwt: JwtService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * A token for 12 hours, unless the version of its subject changes before (see SessionVersions); of a new session,
   * or a further one of the session `sessionId`.
   */
  async issue(
    role: Role,
    subject: string,
    version: string,
    sessionId = randomBytes(SESSION_ID_BYTES).toString('base64url'),
  ): Promise<IssuedToken> {
    const issuedAt = Math.floor(Date.now() / 1000);
    const expiresAt = issuedAt + LIFETIME_SECONDS;
    const token = await this.jwt.signAsync(
      { role, version, sid: sessionId, iat: issuedAt, exp: expiresAt },
      {
        subject,
        secret: this.settings.secrets.jwtSecret,
        algorithm: TOKEN_ALGORITHM,
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
      },
    );
    return { token, expiresAt: new Date(expiresAt * 1000) };
  }
}
