import { COOKIE_SESSION, SESSION_HEADER } from '@club-reviews/domain/sessions';
import { Injectable } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getClientAddress, getClientNetworks } from '../http/request-origin.js';
import { getBrowserName } from './browser-name.js';
import type { LoginResponse, Role, Session } from './session.js';
import { SessionCookies } from './session-cookies.js';
import type { IssuedSession } from './sessions.js';
import { Sessions } from './sessions.js';

/** Documents a call that opens a session, in either form. */
export function ApiCookieLogin(): MethodDecorator {
  return ApiHeader({
    name: SESSION_HEADER,
    required: false,
    schema: { type: 'string', enum: [COOKIE_SESSION] },
    description: 'Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin',
  });
}

/** The origin of a login. */
export interface LoginOrigin {
  /** The address that limits count by; see getClientAddress. */
  client: string;
  /** The networks it is in, narrowest first; see getClientNetworks. */
  networks: string[];
  /** What the browser has kept from earlier logins, by role; see LoginDevices. */
  devices: Partial<Record<Role, string>>;
  /** Like "Firefox on Windows". */
  browser: string;
}

/** Passes sessions to callers in the form they request: a token in the response, or a cookie. */
@Injectable()
export class SessionDelivery {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly sessions: Sessions,
  ) {}

  /** The origin of a login. Throws ForgedRequestError, before anything is checked, if another site may have sent it. */
  getOrigin(request: FastifyRequest): LoginOrigin {
    this.cookies.isWanted(request);
    return {
      client: getClientAddress(request),
      networks: getClientNetworks(request),
      devices: this.cookies.devices(request),
      browser: getBrowserName(request.headers['user-agent']),
    };
  }

  /** The response to a login. If a cookie was requested, it replaces the browser's previous one, whose session ends. */
  async deliver(issued: IssuedSession, request: FastifyRequest, reply: FastifyReply): Promise<LoginResponse> {
    const former = this.cookies.isWanted(request) ? this.cookies.heldToken(issued.role, request) : undefined;
    if (former !== undefined) await this.sessions.endByToken(issued.role, former);
    return this.deliverRenewed(issued, request, reply);
  }

  /** The response to a call that gave the caller's own session a new token. */
  deliverRenewed(issued: IssuedSession, request: FastifyRequest, reply: FastifyReply): LoginResponse {
    const expiresAt = issued.expiresAt.toISOString();
    if (!this.cookies.isWanted(request)) return { token: issued.token, expiresAt };
    this.cookies.keep(issued, reply);
    if (issued.device) this.cookies.keepDevice(issued.role, issued.device, reply);
    return { expiresAt };
  }

  /** Ends the caller's session, and makes the browser delete it. */
  async logOut(session: Session, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sessions.end(session, session.id);
    if (this.cookies.isWanted(request)) this.cookies.forget(session.role, reply);
  }
}
