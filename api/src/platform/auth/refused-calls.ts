import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SecurityLog } from '../security-log/security-log.js';
import type { CookieRequest } from './jwt.strategy.js';
import { ForbiddenError, UnauthenticatedError } from './session.js';
import type { Session } from './session.js';

/** Machines try again and again: the same call by the same caller has one line in this time. */
const QUIET_MS = 60_000;
const REMEMBERED = 5000;

/** Where the site's own screens ask whether somebody is logged in. */
const SESSION_CALL = /^GET .*\/session$/;

type RefusedRequest = CookieRequest & { user?: Session };

/** Notes in the security log who made calls that they may not make. */
@Injectable()
export class RefusedCalls {
  private readonly noted = new LRUCache<string, { until: number; times: number }>({ max: REMEMBERED });

  constructor(@Inject(SecurityLog) private readonly security: Pick<SecurityLog, 'note'>) {}

  /**
   * Notes a call that ends with `error`, if it was refused because of who made it: `not-allowed` to somebody who is logged in, or
   * `not-logged-in`, with a token that doesn't count or with none. Wrong passwords are noted where they're checked.
   */
  note(error: unknown, request: RefusedRequest, reply: FastifyReply, now = Date.now()): void {
    const event = eventOf(error, request, reply);
    if (event === undefined) return;
    const { user, ip } = request;
    const call = callOf(request);
    const account = user && `${user.role} ${user.subject}`;
    const key = `${event} ${call} ${account ?? ip}`;
    const known = this.noted.get(key);
    if (known && now < known.until) {
      known.times += 1;
      return;
    }
    this.noted.set(key, { until: now + QUIET_MS, times: 0 });
    this.security.note(event, {
      call,
      times: 1 + (known?.times ?? 0),
      ...(user && { role: user.role, account }),
    });
  }
}

function eventOf(error: unknown, request: RefusedRequest, reply: FastifyReply): string | undefined {
  if (error instanceof ForbiddenError) return 'not-allowed';
  // Only calls that ask for a session say so; a login doesn't.
  if (!(error instanceof UnauthenticatedError) || !(request.user ?? reply.getHeader('www-authenticate')))
    return undefined;
  const hasShownSomething = request.headers.authorization !== undefined || request.cookieToken !== undefined;
  return hasShownSomething || !SESSION_CALL.test(callOf(request)) ? 'not-logged-in' : undefined;
}

/** The call by its pattern: an address can hold what people typed. */
const callOf = ({ method, routeOptions }: RefusedRequest): string => `${method} ${routeOptions.url ?? ''}`;
