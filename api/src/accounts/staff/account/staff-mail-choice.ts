import type { StaffMails } from '@club-reviews/domain/staff-mails';
import { defaultStaffMails } from '@club-reviews/domain/staff-mails';
import type { StaffMember } from '../staff-member.entity.js';

/** Which mails a member of staff gets: what they chose, otherwise the default for their role. */
export function getStaffMails({
  role,
  mailsSafety,
  mailsSummary,
}: Pick<StaffMember, 'role' | 'mailsSafety' | 'mailsSummary'>): StaffMails {
  const usual = defaultStaffMails(role);
  return { safety: mailsSafety ?? usual.safety, summary: mailsSummary ?? usual.summary };
}
