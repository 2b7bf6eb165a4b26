import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Session } from './session.js';
import { Sessions } from './sessions.js';
import {
  readClaims,
  SessionTokens,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
} from './session-tokens.js';

/** A request whose cookie was accepted as a session; see TokenGuard. */
export type CookieRequest = FastifyRequest & { cookieToken?: string };

const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();

/** Accepts our own tokens: right signature, issuer and audience, not expired, and from a session that hasn't ended. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    tokens: SessionTokens,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: (request: CookieRequest) => request.cookieToken ?? bearerToken(request as never),
      secretOrKeyProvider: (_request, token: string, done) => done(null, tokens.getSecret(token)),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** The session of a token with a valid signature, or false if it no longer counts. */
  async validate(payload: unknown): Promise<Session | false> {
    const claims = readClaims(payload);
    return (claims && (await this.sessions.find(claims))) ?? false;
  }
}
