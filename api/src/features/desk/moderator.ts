import type { Session } from '../../platform/auth/session.js';
import type { StaffIdentity } from '../../platform/auth/staff-directory.js';
import type { ActingStaff } from '../../platform/audit/acting-staff.js';

/** Somebody at the desk. */
export interface Moderator extends ActingStaff {
  /** The same in all sessions of a person. */
  subject: string;
  /** One session of theirs. */
  holder: string;
}

/** Who makes a call. */
export function moderatorOf({ subject, id: sessionId }: Session, { id, name }: StaffIdentity): Moderator {
  return { id, name, subject, holder: String(sessionId) };
}
