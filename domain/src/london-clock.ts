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
