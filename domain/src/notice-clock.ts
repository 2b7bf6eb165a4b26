import { isBankHoliday } from './bank-holidays.ts';

const HOUR_MS = 3_600_000;
const WITHIN_HOURS = 48;
const DAYS_TO_ANSWER = 5;

const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * When a website's operator must have acted that has "48 hours" for it: time on a Saturday, Sunday, Good Friday,
 * Christmas Day or bank holiday in England and Wales doesn't count (regulation 1(3) of the Defamation (Operators of
 * Websites) Regulations 2013, SI 2013/3028).
 */
export function within48Hours(from: Date): Date {
  return afterWorkingHours(from, WITHIN_HOURS);
}

/** When half of the 48 hours are over: moderators who haven't acted by then are reminded. */
export function halfOf48Hours(from: Date): Date {
  return afterWorkingHours(from, WITHIN_HOURS / 2);
}

function afterWorkingHours(from: Date, hours: number): Date {
  let [moment, left] = [from.getTime(), hours * HOUR_MS];
  for (;;) {
    const day = londonDay(new Date(moment));
    const dayEnds = getStart(dayAfter(day, 1)).getTime();
    if (counts(day)) {
      if (left <= dayEnds - moment) return new Date(moment + left);
      left -= dayEnds - moment;
    }
    moment = dayEnds;
  }
}

/**
 * Until when the author of a statement can answer a notice: midnight in London at the end of the fifth day after the
 * one on which it was sent to them. Every day counts here (the same Regulations, paragraph 2 of the Schedule).
 */
export function endOfFifthDay(sentAt: Date): Date {
  return getStart(dayAfter(londonDay(sentAt), DAYS_TO_ANSWER + 1));
}

/** The day of a moment in London time, like "2026-11-22". */
function londonDay(moment: Date): string {
  const parts = inLondon.formatToParts(moment);
  const value = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${value('year')}-${value('month')}-${value('day')}`;
}

function dayAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** Midnight in London at the start of a day. Clocks change an hour later, so there's exactly one. */
function getStart(day: string): Date {
  const midnightInWinter = new Date(`${day}T00:00:00Z`);
  const anHourEarlier = new Date(midnightInWinter.getTime() - HOUR_MS);
  return londonDay(anHourEarlier) === day ? anHourEarlier : midnightInWinter;
}

function counts(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(day);
}
