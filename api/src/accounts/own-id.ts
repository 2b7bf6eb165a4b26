import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ForbiddenError } from '../platform/auth/session.js';
import type { Session } from '../platform/auth/session.js';
import { getStaffId } from '../platform/auth/session-subjects.js';

/**
 * Parameter decorator: the id of the caller's own account, of the kind that the call is for. Throws ForbiddenError for
 * the site password; only behind a guard that requires a session.
 */
export const OwnId = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const { role, subject } = context.switchToHttp().getRequest<FastifyRequest & { user: Session }>().user;
  const id = role === 'club-admin' ? Number(subject) : getStaffId(subject);
  if (id === undefined)
    throw new ForbiddenError('The site password has no account: log in with your own account');
  return id;
});
