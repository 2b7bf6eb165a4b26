import {
  canShowMore,
  clubReviewsQuery,
  readClubReviewsView,
  reviewCallPages,
  reviewsShown,
  stepsToShow,
} from './club-reviews-view';

describe('view of a club’s reviews in the address', () => {
  it('keeps a known age group and the number of steps', () => {
    expect(readClubReviewsView('?age=U12s&reviews=3')).toEqual({ ageGroup: 'U12s', steps: 3 });
    expect(readClubReviewsView('?age=prefer+not+to+disclose').ageGroup).toBe('prefer not to disclose');
  });

  it.each(['', '?age=U99s&reviews=0', '?age=x&reviews=-1', '?reviews=1.5', '?reviews=lots'])(
    'starts at the beginning for %s',
    (search) => expect(readClubReviewsView(search)).toEqual({ ageGroup: null, steps: 1 }),
  );

  it('ends at 1,000 reviews, however many steps an address asks for', () => {
    const { steps } = readClubReviewsView('?reviews=99999');
    expect(reviewsShown(steps)).toBe(1000);
    expect(reviewCallPages(steps)).toHaveLength(10);
    expect(canShowMore({ ageGroup: null, steps }, 5000)).toBe(false);
  });

  it('leaves other parameters alone when it changes', () => {
    expect(clubReviewsQuery('?write-review=a&age=U7s&reviews=4', { ageGroup: 'U8s', steps: 1 })).toBe(
      '?write-review=a&age=U8s',
    );
    expect(clubReviewsQuery('?age=U7s', { ageGroup: null, steps: 1 })).toBe('');
  });

  it('asks for ten more in one growing call up to 100, then for pages of 100', () => {
    expect(reviewCallPages(1)).toEqual([{ limit: 10, page: 1 }]);
    expect(reviewCallPages(10)).toEqual([{ limit: 100, page: 1 }]);
    expect(reviewCallPages(12)).toEqual([
      { limit: 100, page: 1 },
      { limit: 100, page: 2 },
      { limit: 100, page: 3 },
    ]);
  });

  it.each([0, 9, 10, 99, 100, 199, 200, 999])(
    'shows the review with index %d after the fewest steps',
    (index) => {
      const steps = stepsToShow(index);
      expect(reviewsShown(steps)).toBeGreaterThan(index);
      if (steps > 1) expect(reviewsShown(steps - 1)).toBeLessThanOrEqual(index);
    },
  );
});
