import {
  averageRating,
  categoryScore,
  overallAverage,
  overallRatingText,
  overallScore,
  rankScore,
  ratingTotalOf,
  starsOf,
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
    expect(categoryScore(sum, count)).toBeGreaterThan(categoryScore(otherSum, otherCount));
  });
});

describe('the overall rating of one review', () => {
  it('comes from the sum of its five ratings', () => {
    const ratings = { coaching: 5, communication: 4, facilities: 3, inclusivity: 5, value: 2 };
    expect(ratingTotalOf(ratings)).toBe(19);
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
    expect(starsOf(total)).toBe(stars);
  });
});
