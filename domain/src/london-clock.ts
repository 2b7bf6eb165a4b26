const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What calendars and clocks in London show. */
export interface LondonClock {
  /** Like "2026-11-16". */
  date: string;
  /** From 0 to 23. */
  hour: number;
  /** Like "18:05". */
  time: string;
}

/** The date and time in London. */
export function londonClock(moment: Date): LondonClock {
  const parts = inLondon.formatToParts(moment);
  const value = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const [date, time] = [
    `${value('year')}-${value('month')}-${value('day')}`,
    `${value('hour')}:${value('minute')}`,
  ];
  return { date, hour: Number(value('hour')), time };
}

/** Whether a text is a date of the calendar such as "2026-12-12". */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A date as a number of days since 1970. */
export function toDay(date: string): number {
  return Date.parse(date) / DAY_MS;
}

/** The date of a number of days since 1970. */
export function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The date some days after another one. */
export function addDays(date: string, days: number): string {
  return toDate(toDay(date) + days);
}

/**
 * The moment at which clocks in London show a date and time. A time that the clock skips in March is an hour later, and
 * of one that it shows twice in October it's the first.
 */
export function toLondonMoment(date: string, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const asSummer = new Date(asUtc.getTime() - HOUR_MS);
  const shown = londonClock(asSummer);
  return shown.date === date && shown.hour === asUtc.getUTCHours() ? asSummer : asUtc;
}
