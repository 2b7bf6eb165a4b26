import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SecurityLog } from '../security-log/security-log.js';
import type { Resettable } from '../async/resettable.js';
import type { CookieRequest } from './jwt.strategy.js';
import { ForbiddenError, UnauthenticatedError } from './session.js';
import type { Session } from './session.js';

/** Scripts try again and again, so the same call by the same caller is logged once in this time. */
const QUIET_MS = 60_000;
const REMEMBERED = 5000;

/** The call with which the site's own screens check for a session. */
const SESSION_CALL = /^GET .*\/session$/;

type RefusedRequest = CookieRequest & { user?: Session };

/** Records in the security log who made a call that they weren't allowed to make. */
@Injectable()
export class RefusedCalls implements Resettable {
  private readonly noted = new LRUCache<string, { until: number; times: number }>({ max: REMEMBERED });

  constructor(@Inject(SecurityLog) private readonly security: Pick<SecurityLog, 'note'>) {}

  reset(): void {
    this.noted.clear();
  }

  /**
   * Records a call that ended with `error`, if it was refused because of its caller: `not-allowed` for someone who's
   * logged in, or `not-logged-in` with an invalid token or none. Wrong passwords are recorded where they're checked.
   */
  note(error: unknown, request: RefusedRequest, reply: FastifyReply, now = Date.now()): void {
    const event = toEvent(error, request, reply);
    if (event === undefined) return;
    const { user, ip } = request;
    const call = getCall(request);
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

function toEvent(error: unknown, request: RefusedRequest, reply: FastifyReply): string | undefined {
  if (error instanceof ForbiddenError) return 'not-allowed';
  // Only calls that need a session set this header; a login doesn't.
  if (!(error instanceof UnauthenticatedError) || !(request.user ?? reply.getHeader('www-authenticate')))
    return undefined;
  const hasShownSomething = request.headers.authorization !== undefined || request.cookieToken !== undefined;
  return hasShownSomething || !SESSION_CALL.test(getCall(request)) ? 'not-logged-in' : undefined;
}

/** The call's route pattern, because an address may contain what people typed. */
const getCall = ({ method, routeOptions }: RefusedRequest): string => `${method} ${routeOptions.url ?? ''}`;
