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

/** A request whose cookie was found fit to stand for a session; see TokenGuard. */
export type CookieRequest = FastifyRequest & { cookieToken?: string };

const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();

/** Accepts tokens of ours: right signature, issuer and audience, not expired, and of a session that has not ended. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    tokens: SessionTokens,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: (request: CookieRequest) => request.cookieToken ?? bearerToken(request as never),
      secretOrKeyProvider: (_request, token: string, done) => done(null, tokens.secretOf(token)),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** The session a token with a valid signature stands for, or false when it no longer counts. */
  async validate(payload: unknown): Promise<Session | false> {
    const claims = readClaims(payload);
    return (claims && (await this.sessions.find(claims))) ?? false;
  }
}
