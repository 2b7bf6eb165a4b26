const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The date and time in London: the date as "2026-11-16", and the hour from 0 to 23. */
export function londonClock(moment: Date): { date: string; hour: number } {
  const parts = inLondon.formatToParts(moment);
  const value = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { date: `${value('year')}-${value('month')}-${value('day')}`, hour: Number(value('hour')) };
}
