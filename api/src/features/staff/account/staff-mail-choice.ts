import type { StaffMails } from '@club-reviews/domain/staff-mails';
import { defaultStaffMails } from '@club-reviews/domain/staff-mails';
import type { StaffMember } from '../staff-member.entity.js';

/** Which mails a member of staff gets: what they chose, or what their role gets where they chose nothing. */
export function staffMailsOf({
  role,
  mailsSafety,
  mailsSummary,
}: Pick<StaffMember, 'role' | 'mailsSafety' | 'mailsSummary'>): StaffMails {
  const usual = defaultStaffMails(role);
  return { safety: mailsSafety ?? usual.safety, summary: mailsSummary ?? usual.summary };
}
