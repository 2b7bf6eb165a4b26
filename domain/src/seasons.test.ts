import { endOfSeason, getSeason } from './seasons.ts';

describe('seasonOf', () => {
  it.each([
    ['2025-08-01T12:00:00Z', 2025],
    ['2025-12-31T23:30:00Z', 2025],
    ['2026-01-01T00:30:00Z', 2025],
    ['2026-07-31T22:59:59Z', 2025],
    ['2026-07-31T23:00:00Z', 2026],
  ])('puts %s into the season of %i, in London time', (moment, season) => {
    expect(getSeason(new Date(moment))).toBe(season);
  });
});

describe('endOfSeason', () => {
  it.each([2023, 2025])('is the first moment of the season after %i', (season) => {
    const end = endOfSeason(season);
    expect(getSeason(end)).toBe(season + 1);
    expect(getSeason(new Date(end.getTime() - 1))).toBe(season);
  });
});
