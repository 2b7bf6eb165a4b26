import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { COOKIE_SESSION, SESSION_HEADER } from '@club-reviews/domain/sessions';
import type { FieldMessages } from '../errors.js';
import { ProductError } from '../errors.js';

/** Who is calling, by the token or cookie of the call. */
export interface Session {
  /** The row in the sessions table. */
  id: number;
  /** The random id in the session's tokens, stored only as a hash. */
  sid: string;
  role: Role;
  /** Who in that role: a club admin's id, or SITE_ADMIN_SUBJECT for the site's password. */
  subject: string;
  /** When the token stops being valid. */
  expiresAt: Date;
}

/** Parameter decorator: the caller's session; only behind a guard that requires one (see ForRole). */
export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Session | undefined =>
    context.switchToHttp().getRequest<FastifyRequest & { user?: Session }>().user,
);

/** Who can be logged in: the moderator of the whole site, or a person who manages one club's page. */
export const ROLES = ['site-admin', 'club-admin'] as const;

/** One of the {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** The response to a right password. */
export class LoginResponse {
  @ApiPropertyOptional({
    description: `Goes into the header Authorization: Bearer {token}. Left out where a cookie was asked for, with ${SESSION_HEADER}: ${COOKIE_SESSION}`,
  })
  token?: string;

  @ApiProperty({ format: 'date-time', description: 'When the token stops being valid' })
  expiresAt!: string;
}

/** The content of a valid token. */
export class SessionResponse {
  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;
}

/** One of the caller's sessions, in their own list. */
export class OwnSession {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ description: 'The browser and system it was opened with', example: 'Firefox on Windows' })
  browser!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time', description: 'To within a few minutes' })
  lastSeenAt!: string;

  @ApiProperty({ description: 'Whether it is the session of this call' })
  isCurrent!: boolean;
}

/** The caller is not logged in, or no longer. */
export class UnauthenticatedError extends ProductError {
  readonly statusCode = 401;
  readonly title = 'Unauthorized';

  constructor(message = 'Please log in', fields?: FieldMessages) {
    super(message, fields);
  }
}

/** The caller is logged in as someone who may not do this. */
export class ForbiddenError extends ProductError {
  readonly statusCode = 403;
  readonly title = 'Forbidden';

  constructor(message = 'You’re not allowed to do this') {
    super(message);
  }
}
