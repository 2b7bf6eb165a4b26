import { includesRole, STAFF_ROLE_LABELS } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { setActingStaff } from '../audit/acting-staff.js';
import { ContactDetailsInterceptor } from './contact-details.js';
import { ForRole } from './for-role.js';
import { ForbiddenError, UnauthenticatedError } from './session.js';
import type { Session } from './session.js';
import { StaffDirectory } from './staff-directory.js';
import type { StaffIdentity } from './staff-directory.js';

const ACCESS = 'staff-access';

interface StaffAccess {
  minimum: StaffRole;
  isForEnrolment: boolean;
}

type StaffRequest = FastifyRequest & { user: Session; staff?: StaffIdentity };

/**
 * Decorator of a controller or handler: only staff of this role, or one that includes it, come through; readers get no
 * contact details. Others get 401 without a session, 403 otherwise; responses aren't cached. With `enrolment` the call
 * is also for people who still have to set up the second factor that their role requires.
 */
export function ForStaff(minimum: StaffRole, when?: 'enrolment'): ClassDecorator & MethodDecorator {
  const access: StaffAccess = { minimum, isForEnrolment: when === 'enrolment' };
  return applyDecorators(
    SetMetadata(ACCESS, access),
    ForRole('site-admin'),
    UseGuards(StaffGuard),
    // A person's own login shows nobody's contact details but their own.
    ...(access.isForEnrolment ? [] : [UseInterceptors(ContactDetailsInterceptor)]),
    ApiExtension('x-staff-role', minimum),
  );
}

/** Parameter decorator: the caller; only behind ForStaff. */
export const CurrentStaff = createParamDecorator(
  (_data: unknown, context: ExecutionContext): StaffIdentity | undefined =>
    context.switchToHttp().getRequest<StaffRequest>().staff,
);

/** Lets in those whose role the handler is for, and tells the audit log who they are. */
@Injectable()
class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly directory: StaffDirectory,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { minimum, isForEnrolment } = this.reflector.getAllAndOverride<StaffAccess>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const staff = await this.directory.find(request.user.subject);
    if (!staff) throw new UnauthenticatedError();
    if (!includesRole(staff.role, minimum))
      throw new ForbiddenError(`Only ${STAFF_ROLE_LABELS[minimum].label.toLowerCase()}s may do this`);
    if (staff.needsSecondFactor && !isForEnrolment)
      throw new ForbiddenError('Please set up a second factor for your login first');
    request.staff = staff;
    setActingStaff(staff);
    return true;
  }
}
