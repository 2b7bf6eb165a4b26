import {
  ALL_REVIEWS,
  clubReviewsArgument,
  clubReviewsQuery,
  lastReview,
  readClubReviewsView,
  reviewsBefore,
  stepsToShow,
  turnsPage,
} from './club-reviews-view';

const FIRST_VIEW = { ...ALL_REVIEWS, steps: 0 };

describe('view of a club’s reviews in the address', () => {
  it('keeps a known age group and the number of steps', () => {
    expect(readClubReviewsView('?group=U12s&reviews=3')).toEqual({
      ...ALL_REVIEWS,
      ageGroup: 'U12s',
      steps: 3,
    });
    expect(readClubReviewsView('?group=prefer+not+to+disclose').ageGroup).toBe('prefer not to disclose');
  });

  it.each([
    '',
    '?group=U99s&reviews=0',
    '?group=x&reviews=-1',
    '?reviews=1.5',
    '?reviews=lots',
    '?stars=0&sort=oldest&words=+',
    '?stars=6&sort=recent',
    '?stars=4.5',
    '?age=U10s&team=girls&day=mon',
  ])('starts with the first three for %s', (search) => {
    expect(readClubReviewsView(search)).toEqual(FIRST_VIEW);
    expect(lastReview(FIRST_VIEW)).toBe(3);
  });

  it('shows ten at once to visitors who ask for all, filter or sort', () => {
    expect(readClubReviewsView('?reviews=1')).toEqual(ALL_REVIEWS);
    expect(clubReviewsQuery('', ALL_REVIEWS)).toBe('?reviews=1');
    for (const search of ['?group=U7s', '?stars=4', '?words=mud', '?sort=lowest']) {
      expect(readClubReviewsView(search).steps).toBe(1);
      expect(clubReviewsQuery('', readClubReviewsView(search))).toBe(search);
    }
  });

  it('leaves other parameters alone when it changes, such as the child’s age', () => {
    const search = '?write-review=a&age=U10s&group=U7s&reviews=4&stars=2&words=muddy&sort=lowest';
    expect(clubReviewsQuery(search, { ...ALL_REVIEWS, ageGroup: 'U8s' })).toBe(
      '?write-review=a&age=U10s&group=U8s',
    );
    expect(clubReviewsQuery('?group=U7s', FIRST_VIEW)).toBe('');
  });

  it('keeps stars, words and order, and requests them from the api', () => {
    const search = '?stars=4&words=kind+coach&sort=lowest';
    const view = readClubReviewsView(search);
    expect(view).toEqual({ ...ALL_REVIEWS, stars: 4, words: 'kind coach', order: 'lowest' });
    expect(clubReviewsQuery('', view)).toBe(search);
    expect(clubReviewsArgument('lions', view)).toEqual({
      ...{ id: 'lions', stars: 4, words: 'kind coach', sortBy: 'lowest', limit: 10, page: 1 },
    });
    expect(readClubReviewsView(`?words=${'x'.repeat(150)}`).words).toHaveLength(100);
  });

  it.each([
    [0, { limit: 10, page: 1 }, 0, 3],
    [1, { limit: 10, page: 1 }, 0, 10],
    [10, { limit: 100, page: 1 }, 0, 100],
    [11, { limit: 100, page: 2 }, 100, 200],
    [109, { limit: 100, page: 100 }, 9_900, 10_000],
  ])('grows to 100 reviews, then turns pages of 100: step %d', (steps, call, before, last) => {
    expect(clubReviewsArgument('lions', { ...ALL_REVIEWS, steps })).toEqual({ id: 'lions', ...call });
    expect(reviewsBefore({ steps })).toBe(before);
    expect(lastReview({ steps })).toBe(last);
    expect(turnsPage({ steps })).toBe(last >= 100);
  });

  it.each([0, 2, 3, 9, 10, 99, 100, 199, 200, 9_999])(
    'shows the review with index %d after the fewest steps',
    (index) => {
      const steps = stepsToShow(FIRST_VIEW, index);
      expect(lastReview({ steps })).toBeGreaterThan(index);
      expect(reviewsBefore({ steps })).toBeLessThanOrEqual(index);
      if (steps > 0) expect(lastReview({ steps: steps - 1 })).toBeLessThanOrEqual(index);
    },
  );
});
