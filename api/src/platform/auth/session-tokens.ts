import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { Settings } from '../config/settings.js';
import { ROLES } from './session.js';

/** Tokens are signed, and accepted, with this algorithm only. */
export const TOKEN_ALGORITHM = 'HS256';

/** Who issues tokens, and for whom: one signed with the same secret for something else isn't ours. */
export const TOKEN_ISSUER = 'club-reviews';
export const TOKEN_AUDIENCE = 'club-reviews/api';

const claims = z.object({ role: z.enum(ROLES), sub: z.string(), sid: z.string(), exp: z.number() });

/** A token's content; it's valid as long as its session. */
export type TokenClaims = z.output<typeof claims>;

/** Reads the claims of a token with a valid signature; undefined if they aren't those of a session. */
export function readClaims(payload: unknown): TokenClaims | undefined {
  return claims.safeParse(payload).data;
}

/** The id by which a token names its secret; reveals nothing about the secret itself, which is long and random. */
function toId(secret: string): string {
  return createHash('sha256').update(`club-reviews jwt ${secret}`).digest('hex').slice(0, 8);
}

/** Signs session tokens, for a header or a cookie; JwtStrategy accepts them. */
@Injectable()
export class SessionTokens {
  /** By their ids, newest first. */
  private readonly secrets: ReadonlyMap<string, string>;

  constructor(
    @Inject(JwtService) private readonly jwt: JwtService,
    { secrets }: Settings,
  ) {
    this.secrets = new Map(secrets.jwtSecrets.map((secret) => [toId(secret), secret]));
  }

  /** A session's token, valid until `exp`, in seconds. */
  sign({ role, sub: subject, sid, exp }: TokenClaims): Promise<string> {
    const [[keyid, secret] = []] = this.secrets;
    return this.jwt.signAsync(
      { role, sid, exp },
      {
        subject,
        keyid,
        secret,
        algorithm: TOKEN_ALGORITHM,
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
      },
    );
  }

  /**
   * The secret that a token must be signed with. Tokens from earlier releases name none: they're from before any change
   * of the secret, and so belong to the oldest.
   */
  getSecret(token: string): string {
    const { header } =
      this.jwt.decode<{ header?: { kid?: unknown } } | null>(token, { complete: true }) ?? {};
    const [newest = '', ...others] = this.secrets.values();
    if (header?.kid === undefined) return others.at(-1) ?? newest;
    return this.secrets.get(String(header.kid)) ?? newest;
  }

  /** The content of a token, even an expired one; undefined if it isn't ours. */
  async verify(token: string): Promise<TokenClaims | undefined> {
    try {
      const payload = await this.jwt.verifyAsync<object>(token, {
        secret: this.getSecret(token),
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
