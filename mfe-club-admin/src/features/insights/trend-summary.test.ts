import { monthLabel, trendSummary } from './trend-summary';

describe('trend in words', () => {
  it('names months', () => {
    expect(monthLabel('2025-12')).toBe('Dec 25');
  });

  it("says where it began, where it is now, and how many reviews it's based on", () => {
    expect(
      trendSummary([
        { month: '2025-11', averageRating: 3.75, reviewCount: 4 },
        { month: '2026-01', averageRating: 4.5, reviewCount: 1 },
      ]),
    ).toBe('Average rating by month: from 3.8 in November 2025 to 4.5 in January 2026, over 5 reviews.');
  });

  it('says that there is no trend yet', () => expect(trendSummary([])).toBe('No reviews yet.'));
});
