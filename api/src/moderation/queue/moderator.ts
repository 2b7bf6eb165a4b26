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

/** Who makes a request. */
export function getModerator({ subject, id: sessionId }: Session, { id, name }: StaffIdentity): Moderator {
  return { id, name, subject, holder: String(sessionId) };
}
