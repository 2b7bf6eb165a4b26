import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import { ROLES } from './session.js';

/** Tokens are signed, and accepted, with this algorithm alone. */
export const TOKEN_ALGORITHM = 'HS256';

/** Who issues tokens, and for whom: one signed with the same secret for something else is none of ours. */
export const TOKEN_ISSUER = 'club-reviews';
export const TOKEN_AUDIENCE = 'club-reviews/api';

const claims = z.object({ role: z.enum(ROLES), sub: z.string(), sid: z.string(), exp: z.number() });

/** What a token says; it counts while the session it names does. */
export type TokenClaims = z.output<typeof claims>;

/** Reads the claims of a token whose signature is right; undefined when they aren't those of a session. */
export function readClaims(payload: unknown): TokenClaims | undefined {
  return claims.safeParse(payload).data;
}

/** Signs the tokens that stand for sessions, in a header or in a cookie; JwtStrategy accepts them. */
@Injectable()
export class SessionTokens {
  constructor(
    @Inject(JwtService) private readonly jwt: JwtService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'secrets'>,
  ) {}

  /** A token of a session until `exp`, in seconds. */
  sign({ role, sub: subject, sid, exp }: TokenClaims): Promise<string> {
    return this.jwt.signAsync(
      { role, sid, exp },
      {
        subject,
        secret: this.settings.secrets.jwtSecret,
        algorithm: TOKEN_ALGORITHM,
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
      },
    );
  }

  /** What a token says, even one that has expired; undefined when it is none of ours. */
  async verify(token: string): Promise<TokenClaims | undefined> {
    try {
      const payload = await this.jwt.verifyAsync<object>(token, {
        secret: this.settings.secrets.jwtSecret,
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        ignoreExpiration: true,
      });
      return readClaims(payload);
    } catch {
      return undefined;
    }
  }
}
