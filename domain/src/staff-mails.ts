import type { StaffRole } from './staff-roles.ts';

/** Which mails about what waits on the desk a member of staff gets. */
export interface StaffMails {
  /** At once, when a child may be at risk. */
  safety: boolean;
  /** Once a day, about everything that waits. */
  summary: boolean;
}

/** When the daily summary goes out, by the clock in London. */
export const SUMMARY_HOUR = 7;

/** So many entries about a child's safety are mailed one by one within an hour; further ones are summed up. */
export const SAFETY_MAILS_AN_HOUR = 5;

/** So long after the last mail about safety the next summing-up goes out. */
export const SAFETY_PAUSE_MINUTES = 15;

/** What people get who have chosen nothing: those who decide hear of what waits, those who only read don't. */
export function defaultStaffMails(role: StaffRole): StaffMails {
  const decides = role !== 'reader';
  return { safety: decides, summary: decides };
}
