const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

const london = { timeZone: 'Europe/London' } as const;
const day = new Intl.DateTimeFormat('en-GB', {
  ...london,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('en-GB', {
  ...london,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** A deadline in London time: "2:30 pm on Tuesday 1 December 2026", or "the end of Monday 30 November 2026". */
export function deadlineInWords(deadline: Date): string {
  const clock = time.format(deadline).replace(/^0:/, '12:');
  if (clock === '12:00 am') return `the end of ${getDay(new Date(deadline.getTime() - HOUR_MS))}`;
  return `${clock} on ${getDay(deadline)}`;
}

/** How much time is left: "14 hours left", "3 days left", "20 minutes left" or "2 hours late". */
export function timeLeft(deadline: Date, now: Date): string {
  const hours = (deadline.getTime() - now.getTime()) / HOUR_MS;
  return `${span(Math.abs(hours))} ${hours < 0 ? 'late' : 'left'}`;
}

function getDay(moment: Date): string {
  return day.format(moment).replace(',', '');
}

function span(hours: number): string {
  if (hours < 1) return counted(Math.floor(hours * 60), 'minute');
  return hours < 2 * DAY_HOURS
    ? counted(Math.floor(hours), 'hour')
    : counted(Math.floor(hours / DAY_HOURS), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
