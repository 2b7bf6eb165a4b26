/**
 * The bank holidays of England and Wales, with Good Friday and Christmas Day, as gov.uk publishes them (division
 * "england-and-wales" of https://www.gov.uk/bank-holidays.json, Open Government Licence v3.0). They're a list rather
 * than a rule, because one-off days, like those for a coronation, follow none.
 */
export const BANK_HOLIDAYS = {
  '2026-01-01': 'New Year’s Day',
  '2026-04-03': 'Good Friday',
  '2026-04-06': 'Easter Monday',
  '2026-05-04': 'Early May bank holiday',
  '2026-05-25': 'Spring bank holiday',
  '2026-08-31': 'Summer bank holiday',
  '2026-12-25': 'Christmas Day',
  '2026-12-28': 'Boxing Day (substitute day)',
  '2027-01-01': 'New Year’s Day',
  '2027-03-26': 'Good Friday',
  '2027-03-29': 'Easter Monday',
  '2027-05-03': 'Early May bank holiday',
  '2027-05-31': 'Spring bank holiday',
  '2027-08-30': 'Summer bank holiday',
  '2027-12-27': 'Christmas Day (substitute day)',
  '2027-12-28': 'Boxing Day (substitute day)',
  '2028-01-03': 'New Year’s Day (substitute day)',
  '2028-04-14': 'Good Friday',
  '2028-04-17': 'Easter Monday',
  '2028-05-01': 'Early May bank holiday',
  '2028-05-29': 'Spring bank holiday',
  '2028-08-28': 'Summer bank holiday',
  '2028-12-25': 'Christmas Day',
  '2028-12-26': 'Boxing Day',
} as const satisfies Readonly<Record<string, string>>;

/**
 * The last day that the list covers. After it, bank holidays count as working days, which only makes deadlines earlier.
 */
export const BANK_HOLIDAYS_UNTIL = '2028-12-31';

/** Whether a day, like "2026-12-25", is a bank holiday in England and Wales. */
export function isBankHoliday(day: string): boolean {
  return Object.hasOwn(BANK_HOLIDAYS, day);
}
