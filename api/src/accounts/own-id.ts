import { ForbiddenError } from '../../../platform/auth/session.js';
import type { StaffIdentity } from '../../../platform/auth/staff-directory.js';

/** The id of a caller's own account. Throws ForbiddenError for the site password. */
export function ownId({ id }: StaffIdentity): number {
  if (id === null) throw new ForbiddenError('The site password has no account: log in with your own account');
  return id;
}
