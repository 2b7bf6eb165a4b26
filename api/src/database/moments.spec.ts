import { toIsoMoment, toStoredMoment } from './moments.js';

describe('toIsoMoment', () => {
  it.each([
    ['2026-01-31 09:30:00.123', '2026-01-31T09:30:00.123Z'],
    ['2026-01-31 09:30:00', '2026-01-31T09:30:00.000Z'],
    ['2026-01-31 09:30:00.5', '2026-01-31T09:30:00.500Z'],
    ['2026-01-31 09:30:00.123456', '2026-01-31T09:30:00.123Z'],
  ])('writes %s as %s', (stored, iso) => {
    expect(toIsoMoment(stored)).toBe(iso);
  });
});

describe('toStoredMoment', () => {
  it('is undone by toIsoMoment', () => {
    const moment = new Date('2026-01-31T09:30:00.120Z');
    expect(toStoredMoment(moment)).toBe('2026-01-31 09:30:00.120');
    expect(toIsoMoment(toStoredMoment(moment))).toBe(moment.toISOString());
  });
});
