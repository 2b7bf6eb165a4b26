import { toIsoTimestamp, toStoredTimestamp } from './timestamps.js';

describe('toIsoTimestamp', () => {
  it.each([
    ['2026-01-31 09:30:00.123', '2026-01-31T09:30:00.123Z'],
    ['2026-01-31 09:30:00', '2026-01-31T09:30:00.000Z'],
    ['2026-01-31 09:30:00.5', '2026-01-31T09:30:00.500Z'],
    ['2026-01-31 09:30:00.123456', '2026-01-31T09:30:00.123Z'],
  ])('writes %s as %s', (stored, iso) => {
    expect(toIsoTimestamp(stored)).toBe(iso);
  });
});

describe('toStoredTimestamp', () => {
  it('is reversed by toIsoTimestamp', () => {
    const moment = new Date('2026-01-31T09:30:00.120Z');
    expect(toStoredTimestamp(moment)).toBe('2026-01-31 09:30:00.120');
    expect(toIsoTimestamp(toStoredTimestamp(moment))).toBe(moment.toISOString());
  });
});
