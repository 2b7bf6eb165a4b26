import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { applyDecorators, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../config/settings.js';
import { ApiFailures } from '../http/api-list.js';
import type { CookieRequest } from './jwt.strategy.js';
import { SessionCookies } from './session-cookies.js';
import { ForbiddenError, UnauthenticatedError } from './session.js';
import type { Role, Session } from './session.js';

const ROLE = 'role';

/**
 * Decorator of a controller or handler: only callers with a session of this role come through, by a bearer token or by
 * the role's cookie. Others get 401 without one, 403 with another role's token; responses aren't cached.
 */
export function ForRole(role: Role): ClassDecorator & MethodDecorator {
  return applyDecorators(
    SetMetadata(ROLE, role),
    UseGuards(TokenGuard, RoleGuard),
    ApiBearerAuth(),
    ApiCookieAuth(role),
    ApiFailures(401, 403),
  );
}

/** Lets callers with a session in, whatever their role. If a call has both, its bearer token counts, not the cookie. */
@Injectable()
class TokenGuard extends AuthGuard('jwt') {
  private readonly cookies: SessionCookies;

  constructor(
    private readonly reflector: Reflector,
    settings: Settings,
  ) {
    super();
    this.cookies = new SessionCookies(settings);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const request = context.switchToHttp().getRequest<CookieRequest>();
    void reply.header('cache-control', 'no-store').header('www-authenticate', 'Bearer');
    if (request.headers.authorization === undefined)
      request.cookieToken = this.cookies.tokenFor(getRole(this.reflector, context), request);
    await super.canActivate(context);
    void reply.removeHeader('www-authenticate');
    return true;
  }

  override handleRequest<S = Session>(error: unknown, session: S | false | undefined): S {
    if (error) throw error;
    if (!session) throw new UnauthenticatedError();
    return session;
  }
}

/** Lets in the role that the handler is for. */
@Injectable()
class RoleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const role = getRole(this.reflector, context);
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user: Session }>();
    if (user.role !== role) throw new ForbiddenError();
    return true;
  }
}

function getRole(reflector: Reflector, context: ExecutionContext): Role {
  return reflector.getAllAndOverride<Role>(ROLE, [context.getHandler(), context.getClass()]);
}
