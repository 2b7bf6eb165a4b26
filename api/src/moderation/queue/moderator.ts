import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { Session } from '../../platform/auth/session.js';
import type { StaffIdentity } from '../../platform/auth/staff-directory.js';
import type { ActingStaff } from '../../platform/audit/acting-staff.js';

/** Someone who works on the queue. */
export interface Moderator extends ActingStaff {
  /** The same in all of a person's sessions. */
  subject: string;
  /** One of their sessions. */
  holder: string;
}

/** Parameter decorator: who makes the request; only behind ForStaff. */
export const CurrentModerator = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Moderator => {
    const { user, staff } = context.switchToHttp().getRequest<{ user: Session; staff: StaffIdentity }>();
    return { id: staff.id, name: staff.name, subject: user.subject, holder: String(user.id) };
  },
);
