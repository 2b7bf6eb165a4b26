import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from './roles.js';

/** What a valid token says of the caller. */
export interface Session {
  role: Role;
  /** Whom of that role: a club admin's id; of the site's administrator there is one. */
  subject: string;
  /** The login that the token came from; tokens of an older release have none. */
  id: string | undefined;
  /** When the token stops being valid. */
  expiresAt: Date;
}

/** Parameter decorator: the session of the caller; only behind a guard that asks for one (see ForRole). */
export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Session | undefined =>
    context.switchToHttp().getRequest<FastifyRequest & { user?: Session }>().user,
);
