import type { StaffRole } from './staff-roles.ts';

/** Which mails about the queue a member of staff gets. */
export interface StaffMails {
  /** At once, when a child may be at risk. */
  safety: boolean;
  /** Once a day, about everything that is waiting. */
  summary: boolean;
}

/** When the daily summary is sent, in London time. */
export const SUMMARY_HOUR = 7;

/** How many entries about a child's safety are mailed one by one within an hour; further ones are combined. */
export const SAFETY_MAILS_AN_HOUR = 5;

/** How long after the last mail about safety the next combined one is sent. */
export const SAFETY_PAUSE_MINUTES = 15;

/**
 * The default for people who have chosen nothing: those who decide are told what is waiting, those who only read
 * aren't.
 */
export function defaultStaffMails(role: StaffRole): StaffMails {
  const decides = role !== 'reader';
  return { safety: decides, summary: decides };
}
