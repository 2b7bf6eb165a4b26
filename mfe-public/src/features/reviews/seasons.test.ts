import { seasonName, seasonsToPlot } from './seasons';

const season = (year: number, reviewCount: number, overallRating = 4) => ({
  season: year,
  reviewCount,
  overallRating,
});

describe('seasons of reviews', () => {
  it('are named the way parents write them', () => {
    expect([2025, 1999, 2008].map(seasonName)).toEqual(['2025/26', '1999/00', '2008/09']);
  });

  it('are plotted from the first to the last; those without reviews have no rating', () => {
    expect(seasonsToPlot([season(2022, 2, 3.5), season(2024, 3, 4.5)])).toEqual([
      { season: 2022, reviewCount: 2, rating: 3.5 },
      { season: 2023, reviewCount: 0, rating: null },
      { season: 2024, reviewCount: 3, rating: 4.5 },
    ]);
  });

  it.each([
    ['there are none', []],
    ['all reviews are of one season', [season(2024, 30)]],
    ['there are fewer than five', [season(2023, 2), season(2024, 2)]],
  ])('are not plotted while %s', (_, seasons) => expect(seasonsToPlot(seasons)).toEqual([]));
});
