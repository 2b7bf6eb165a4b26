import {
  averageRating,
  categoryScore,
  MAX_RATING,
  overallAverage,
  overallRatingText,
  overallScore,
  rankScore,
  getRatingTotal,
  getStars,
  storedWeight,
} from './ratings.ts';

describe('averages', () => {
  it.each([
    [0, 0, 0],
    [9, 2, 4.5],
    [13, 3, 4.3],
    [14, 3, 4.7],
    [17, 4, 4.3],
    [2123, 500, 4.2],
    [2117, 500, 4.2],
  ])('of %d over %d reviews is %d', (sum, count, average) => {
    expect(averageRating(sum, count)).toBe(average);
  });

  it.each([
    [0, 0, 0],
    [21, 1, 4.2],
    [87, 4, 4.4],
    [45, 2, 4.5],
    [85, 4, 4.3],
  ])('of all ratings, %d over %d reviews, is %d', (sum, count, average) => {
    expect(overallAverage(sum, count)).toBe(average);
  });

  it('sorts more finely than it shows', () => {
    expect(overallScore(87, 4)).toBe(4350);
    expect(overallScore(0, 0)).toBe(0);
  });
});

describe('the ranking', () => {
  it.each([
    ['forty at 4.7', 940, 40, 'one of five stars', 25, 1],
    ['ten at 4.5', 225, 10, 'two of five stars', 50, 2],
    ['one of five stars', 25, 1, 'one of four', 20, 1],
    ['one of one star', 5, 1, 'none', 0, 0],
    ['twenty at 4.8', 480, 20, 'five at 5.0', 125, 5],
  ])('puts %s (%d over %d) before %s (%d over %d)', (_, sum, count, __, otherSum, otherCount) => {
    expect(rankScore(sum, count)).toBeGreaterThan(rankScore(otherSum, otherCount));
  });

  it('counts a review of the last season as a half, and of the one before as a quarter', () => {
    const scoreIn = (season: number, reviews: [season: number, stars: number][]) => {
      const weights = reviews.map(([of]) => storedWeight(of) / storedWeight(season));
      const sum = reviews.reduce((total, [, stars], index) => total + stars * 5 * (weights[index] ?? 0), 0);
      return rankScore(
        sum,
        weights.reduce((total, weight) => total + weight, 0),
      );
    };
    expect(scoreIn(2026, [[2026, 5]])).toBeCloseTo((17.5 + 5) / 6, 10);
    expect(scoreIn(2027, [[2026, 5]])).toBeCloseTo((17.5 + 2.5) / 5.5, 10);
    expect(
      scoreIn(2026, [
        [2026, 5],
        [2024, 1],
      ]),
    ).toBeCloseTo((17.5 + 5 + 0.25) / 6.25, 10);
    const long = Array.from({ length: 40 }, (): [number, number] => [2019, 5]);
    expect(scoreIn(2026, [[2026, 5]])).toBeGreaterThan(scoreIn(2026, long));
  });

  it('has exact stored weights, however old or many the reviews', () => {
    expect([2009, 2015, 2016, 2026].map(storedWeight)).toEqual([1, 1, 2, 2048]);
    expect(Number.isSafeInteger(100_000 * 5 * storedWeight(2048))).toBe(true);
  });

  it('is the mean with five more reviews of 3.5 stars', () => {
    expect(rankScore(25, 1)).toBeCloseTo((5 * 3.5 + 5) / 6, 10);
  });
});

describe('the ranking in a category', () => {
  it.each([
    ['five at 3.0', 15, 5, 'four at 5.0', 20, 4],
    ['five at 4.6', 23, 5, 'fifty at 4.5', 225, 50],
    ['one at 1.0', 1, 1, 'none', 0, 0],
  ])('puts %s (%d over %d) before %s (%d over %d)', (_, sum, count, __, otherSum, otherCount) => {
    expect(categoryScore(sum, count, count)).toBeGreaterThan(categoryScore(otherSum, otherCount, otherCount));
  });

  it('counts a review half as much as one of the next season', () => {
    const [last, now] = [storedWeight(2025), storedWeight(2026)];
    const better = categoryScore(3 * 2 * last + 5 * 3 * now, 2 * last + 3 * now, 5);
    const worse = categoryScore(5 * 3 * last + 3 * 2 * now, 3 * last + 2 * now, 5);
    expect(better - MAX_RATING).toBe(4.5);
    expect(worse - MAX_RATING).toBeCloseTo(27 / 7, 10);
  });
});

describe('the overall rating of one review', () => {
  it('comes from the sum of its five ratings', () => {
    const ratings = { coaching: 5, communication: 4, facilities: 3, inclusivity: 5, value: 2 };
    expect(getRatingTotal(ratings)).toBe(19);
  });

  it.each([
    [5, '1.0', 1],
    [7, '1.4', 1],
    [8, '1.6', 2],
    [12, '2.4', 2],
    [13, '2.6', 3],
    [21, '4.2', 4],
    [23, '4.6', 5],
    [25, '5.0', 5],
  ])('of a sum of %d is %s, %d stars', (total, text, stars) => {
    expect(overallRatingText(total)).toBe(text);
    expect(getStars(total)).toBe(stars);
  });
});
