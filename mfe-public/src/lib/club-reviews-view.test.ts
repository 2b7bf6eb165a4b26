import {
  ALL_REVIEWS,
  canShowMore,
  clubReviewsArguments,
  clubReviewsQuery,
  readClubReviewsView,
  reviewCallPages,
  reviewsShown,
  stepsToShow,
} from './club-reviews-view';

describe('view of a club’s reviews in the address', () => {
  it('keeps a known age group and the number of steps', () => {
    expect(readClubReviewsView('?age=U12s&reviews=3')).toEqual({
      ...ALL_REVIEWS,
      ageGroup: 'U12s',
      steps: 3,
    });
    expect(readClubReviewsView('?age=prefer+not+to+disclose').ageGroup).toBe('prefer not to disclose');
  });

  it.each([
    '',
    '?age=U99s&reviews=0',
    '?age=x&reviews=-1',
    '?reviews=1.5',
    '?reviews=lots',
    '?stars=0&sort=oldest&words=+',
    '?stars=6&sort=recent',
    '?stars=4.5',
  ])('starts at the beginning for %s', (search) => expect(readClubReviewsView(search)).toEqual(ALL_REVIEWS));

  it('ends at 1,000 reviews, however many steps an address asks for', () => {
    const { steps } = readClubReviewsView('?reviews=99999');
    expect(reviewsShown(steps)).toBe(1000);
    expect(reviewCallPages(steps)).toHaveLength(10);
    expect(canShowMore({ steps }, 5000)).toBe(false);
  });

  it('leaves other parameters alone when it changes', () => {
    const search = '?write-review=a&age=U7s&reviews=4&stars=2&words=muddy&sort=lowest';
    expect(clubReviewsQuery(search, { ...ALL_REVIEWS, ageGroup: 'U8s' })).toBe('?write-review=a&age=U8s');
    expect(clubReviewsQuery('?age=U7s', ALL_REVIEWS)).toBe('');
  });

  it('keeps stars, words and order, and requests them from the api', () => {
    const search = '?stars=4&words=kind+coach&sort=lowest';
    const view = readClubReviewsView(search);
    expect(view).toEqual({ ...ALL_REVIEWS, stars: 4, words: 'kind coach', order: 'lowest' });
    expect(clubReviewsQuery('', view)).toBe(search);
    expect(clubReviewsArguments('lions', view)).toEqual([
      { id: 'lions', stars: 4, words: 'kind coach', sortBy: 'lowest', limit: 10, page: 1 },
    ]);
    expect(readClubReviewsView(`?words=${'x'.repeat(150)}`).words).toHaveLength(100);
  });

  it('requests ten more in one growing call up to 100, then pages of 100', () => {
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
