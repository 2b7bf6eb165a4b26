import { addDays, isDate } from './london-clock.ts';

/** What was proven about a club whose page warns of it, in a sentence for everyone. */
export const CLUB_WARNING_REASONS = {
  'own-reviews': 'People from this club wrote reviews of it as if they were independent parents.',
  rewards: 'Reviews of this club were written for money, gifts or playing time.',
  pressure: 'Parents were pressured to write, change or withdraw reviews of this club.',
} as const;

/** One of the {@link CLUB_WARNING_REASONS}. */
export type ClubWarningReason = keyof typeof CLUB_WARNING_REASONS;

/** The codes, in the order of the list. */
export const CLUB_WARNING_REASON_CODES = Object.keys(CLUB_WARNING_REASONS) as ClubWarningReason[];

/** How long a warning can last, in days. */
export const MAX_WARNING_DAYS = 365;

/** Bounds of what the page says, and of a club's appeal, in characters. */
export const WARNING_TEXT = { minLength: 20, maxLength: 1000 };
export const WARNING_APPEAL_TEXT = { minLength: 10, maxLength: 2000 };

/** What has become of a club's appeal. */
export const WARNING_APPEAL_STATES = ['open', 'granted', 'refused'] as const;

/** One of the {@link WARNING_APPEAL_STATES}. */
export type WarningAppealState = (typeof WARNING_APPEAL_STATES)[number];

/** The forms' and the api's messages. */
export const WARNING_MESSAGES = {
  reason: 'Please select what was proven',
  text: `Please say what happened, in at least ${WARNING_TEXT.minLength} characters`,
  email: 'Public pages never show an email address: please take it out',
  endsOn: 'Please choose a day after today, within a year',
  appeal: `Please say why the warning is wrong, in at least ${WARNING_APPEAL_TEXT.minLength} characters`,
};

/** Whether a warning can end with this day, given today's date in London. */
export function isWarningEnd(endsOn: string, today: string): boolean {
  return isDate(endsOn) && endsOn > today && endsOn <= addDays(today, MAX_WARNING_DAYS);
}
