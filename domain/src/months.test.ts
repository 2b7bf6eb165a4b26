import { getMonth, monthsUntil } from './months.ts';

describe('monthOf', () => {
  it.each([
    ['2026-11-30T23:59:59Z', '2026-11'],
    ['2026-06-30T22:59:59Z', '2026-06'],
    ['2026-06-30T23:00:00Z', '2026-07'],
    ['2026-12-31T23:30:00Z', '2026-12'],
  ])('puts %s into %s, in London time', (moment, month) => {
    expect(getMonth(new Date(moment))).toBe(month);
  });
});

describe('monthsUntil', () => {
  it('lists months up to the current one, across the turn of the year', () => {
    expect(monthsUntil(new Date('2026-02-10T12:00:00Z'), 4)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });
});
