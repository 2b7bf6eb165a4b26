import { isBankHoliday } from './bank-holidays.ts';
import { addDays, londonClock, toLondonMoment } from './london-clock.ts';

const HOUR_MS = 3_600_000;
const WITHIN_HOURS = 48;
const DAYS_TO_ANSWER = 5;

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
    const day = londonClock(new Date(moment)).date;
    const dayEnds = toLondonMoment(addDays(day, 1), '00:00').getTime();
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
  return toLondonMoment(addDays(londonClock(sentAt).date, DAYS_TO_ANSWER + 1), '00:00');
}

function counts(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(day);
}
