import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiProperty } from '@nestjs/swagger';
import type { FieldMessages } from '../errors.js';
import { ProductError } from '../errors.js';

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

/** Who can be logged in: the moderator of the whole site, or a person who manages one club's page. */
export const ROLES = ['site-admin', 'club-admin'] as const;

/** One of the {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** The answer to a right password. */
export class LoginAnswer {
  @ApiProperty({ description: 'Goes into the header Authorization: Bearer {token}' })
  token!: string;

  @ApiProperty({ format: 'date-time', description: 'When the token stops being valid' })
  expiresAt!: string;
}

/** What a valid token stands for. */
export class SessionAnswer {
  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;
}

/** The caller is not logged in, or no longer. */
export class UnauthenticatedError extends ProductError {
  readonly statusCode = 401;
  readonly title = 'Unauthorized';

  constructor(message = 'Please log in', fields?: FieldMessages) {
    super(message, fields);
  }
}

/** The caller is logged in as somebody who may not do this. */
export class ForbiddenError extends ProductError {
  readonly statusCode = 403;
  readonly title = 'Forbidden';

  constructor(message = 'You are not allowed to do this') {
    super(message);
  }
}
