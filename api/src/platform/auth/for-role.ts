import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { applyDecorators, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailures } from '../http/api-list.js';
import { ForbiddenError, UnauthenticatedError } from './session.js';
import type { Role, Session } from './session.js';

const ROLE = 'role';

/**
 * Decorator of a controller or handler: only callers with a valid token of this role come through. Others get 401
 * without one, 403 with another role's; answers are kept by no cache.
 */
export function ForRole(role: Role): ClassDecorator & MethodDecorator {
  return applyDecorators(
    SetMetadata(ROLE, role),
    UseGuards(TokenGuard, RoleGuard),
    ApiBearerAuth(),
    ApiFailures(401, 403),
  );
}

/** Lets callers with a valid token in, whatever their role. */
@Injectable()
class TokenGuard extends AuthGuard('jwt') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.header('cache-control', 'no-store').header('www-authenticate', 'Bearer');
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

/** Lets the role in that the handler is for. */
@Injectable()
class RoleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const role = this.reflector.getAllAndOverride<Role>(ROLE, [context.getHandler(), context.getClass()]);
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user: Session }>();
    if (user.role !== role) throw new ForbiddenError();
    return true;
  }
}
