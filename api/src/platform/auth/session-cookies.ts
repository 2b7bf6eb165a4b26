import '@fastify/cookie';
import { COOKIE_SESSION, SESSION_HEADER } from '@club-reviews/domain/sessions';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../config/settings.js';
import type { KnownDevice } from './login-devices.js';
import { ForbiddenError, ROLES } from './session.js';
import type { Role } from './session.js';
import type { IssuedSession } from './sessions.js';

interface Area {
  cookie: string;
  path: string;
  /** The path that its logins are under. */
  loginPath: string;
  /** Whether the session outlives the browser. */
  isLasting: boolean;
}

/**
 * One cookie for each role, so that a person can be logged in for a club and for the site side by side. Site
 * administration calls are spread all over the api.
 */
const AREAS: Record<Role, Area> = {
  'site-admin': { cookie: 'site-admin-session', path: '/api', loginPath: '/api/admin', isLasting: false },
  'club-admin': {
    cookie: 'club-admin-session',
    path: '/api/club-admin',
    loginPath: '/api/club-admin',
    isLasting: true,
  },
};

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** The request didn't come from a page of this site, or not the way its pages send them. */
class ForgedRequestError extends ForbiddenError {
  constructor(reason: string) {
    super(`This request was refused because another site may have sent it: ${reason}`);
  }
}

/** Puts sessions into cookies that scripts can't read, and reads them from requests by the site's own pages only. */
@Injectable()
export class SessionCookies {
  private readonly isHttps: boolean;
  private readonly publicOrigin: string;

  constructor({ publicUrl }: Settings) {
    const { origin, protocol } = new URL(publicUrl);
    this.isHttps = protocol === 'https:';
    this.publicOrigin = origin;
  }

  /**
   * Whether the caller wants a cookie instead of a token. Throws ForgedRequestError if another site may be behind it.
   */
  isWanted(request: FastifyRequest): boolean {
    if (!hasSessionHeader(request)) return false;
    this.refuseOtherSites(request);
    return true;
  }

  /** The token in the caller's cookie, whether or not it's still valid. Throws ForgedRequestError. */
  tokenFor(role: Role, request: FastifyRequest): string | undefined {
    const token = this.heldToken(role, request);
    if (token === undefined) return undefined;
    if (!hasSessionHeader(request))
      throw new ForgedRequestError(`the header ${SESSION_HEADER}: ${COOKIE_SESSION} is missing`);
    this.refuseOtherSites(request);
    return token;
  }

  /** The token in the caller's cookie, to end its session. */
  heldToken(role: Role, request: FastifyRequest): string | undefined {
    return request.cookies[this.nameFor(role)] || undefined;
  }

  /** Makes the browser keep the session. */
  keep({ role, token, expiresAt }: IssuedSession, reply: FastifyReply): void {
    const { path, isLasting } = AREAS[role];
    void reply.setCookie(this.nameFor(role), token, {
      ...this.attributes(path),
      ...(isLasting ? { expires: expiresAt } : {}),
    });
  }

  /** What the browser has kept from earlier logins, by role. */
  devices(request: FastifyRequest): Partial<Record<Role, string>> {
    return Object.fromEntries(ROLES.map((role) => [role, request.cookies[this.deviceNameFor(role)]]));
  }

  /** Makes the browser keep what identifies it at the next login; see LoginDevices. */
  keepDevice(role: Role, { value, expiresAt }: KnownDevice, reply: FastifyReply): void {
    const options = { ...this.attributes(AREAS[role].loginPath), expires: expiresAt };
    void reply.setCookie(this.deviceNameFor(role), value, options);
  }

  /** Makes the browser delete the session. */
  forget(role: Role, reply: FastifyReply): void {
    void reply.clearCookie(this.nameFor(role), this.attributes(AREAS[role].path));
  }

  private nameFor(role: Role): string {
    return this.prefixed(AREAS[role].cookie);
  }

  private deviceNameFor(role: Role): string {
    return this.prefixed(`${role}-device`);
  }

  /** Browsers only accept a cookie with this prefix over https, so that nobody in between can plant one. */
  private prefixed(name: string): string {
    return this.isHttps ? `__Secure-${name}` : name;
  }

  private attributes(path: string) {
    return { path, httpOnly: true, sameSite: 'strict', secure: this.isHttps } as const;
  }

  /**
   * A page of another site can neither send our header without a preflight, nor change the browser's own information
   * about where a request comes from. Pages may be reached under other names than PUBLIC_URL, as in development: their
   * own origin is accepted too.
   */
  private refuseOtherSites(request: FastifyRequest): void {
    const { 'sec-fetch-site': site, origin } = request.headers;
    if (site !== undefined && site !== 'same-origin')
      throw new ForgedRequestError('it was sent by another site');
    if (origin === undefined) {
      if (site === undefined && !SAFE_METHODS.has(request.method))
        throw new ForgedRequestError('it doesn’t say which site sent it');
      return;
    }
    if (origin !== this.publicOrigin && getHost(origin) !== request.host)
      throw new ForgedRequestError('it was sent by another site');
  }
}

function hasSessionHeader({ headers }: FastifyRequest): boolean {
  return headers[SESSION_HEADER.toLowerCase()] === COOKIE_SESSION;
}

function getHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
