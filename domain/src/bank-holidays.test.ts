import { BANK_HOLIDAYS, BANK_HOLIDAYS_UNTIL, isBankHoliday } from './bank-holidays.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS = Object.keys(BANK_HOLIDAYS);

describe('the bank holidays of England and Wales', () => {
  it('are known for the next 90 days at least', () => {
    // When this fails: add the next years from https://www.gov.uk/bank-holidays, and move BANK_HOLIDAYS_UNTIL.
    expect(Date.parse(BANK_HOLIDAYS_UNTIL)).toBeGreaterThan(Date.now() + 90 * DAY_MS);
  });

  it('are eight or more in each year, in order, and never at a weekend', () => {
    expect([...DAYS].sort()).toEqual(DAYS);
    const years = new Set(DAYS.map((day) => day.slice(0, 4)));
    expect([...years].at(-1)).toBe(BANK_HOLIDAYS_UNTIL.slice(0, 4));
    for (const year of years)
      expect(DAYS.filter((day) => day.startsWith(year)).length).toBeGreaterThanOrEqual(8);
    expect(DAYS.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
  });

  it.each([
    ['2026-12-25', true],
    ['2026-12-28', true],
    ['2026-12-29', false],
    ['2027-03-26', true],
    ['toString', false],
  ])('%s: %s', (day, expected) => {
    expect(isBankHoliday(day)).toBe(expected);
  });
});
