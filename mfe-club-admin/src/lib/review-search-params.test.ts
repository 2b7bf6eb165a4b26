import {
  ALL_REVIEWS,
  readReviewListParams,
  readTab,
  reviewFilters,
  reviewListQuery,
} from './review-search-params';

describe('search parameters of the list of reviews', () => {
  it.each([
    ALL_REVIEWS,
    { rating: 2, ageGroup: 'U12s', isUnanswered: true, cursor: 'a+b' },
    { ...ALL_REVIEWS, ageGroup: 'prefer not to disclose' },
  ])('are the same when read back: %j', (params) => {
    expect(readReviewListParams(reviewListQuery(params))).toEqual(params);
  });

  it.each(['?rating=0', '?rating=6', '?rating=2.5', '?rating=x', '?age=U99s', '?unanswered=no', '?cursor='])(
    'ignore %s',
    (search) => expect(readReviewListParams(search)).toEqual(ALL_REVIEWS),
  );

  it("become the api's filters", () => {
    expect(reviewFilters(ALL_REVIEWS)).toEqual({});
    expect(reviewFilters({ rating: 5, ageGroup: 'U7s', isUnanswered: true, cursor: 'x' })).toEqual({
      rating: 5,
      ageGroup: 'U7s',
      unanswered: 'true',
    });
  });

  it.each([
    ['', 'reviews'],
    ['?tab=profile', 'profile'],
    ['?tab=nonsense', 'reviews'],
  ])('open %j at the tab %s', (search, tab) => expect(readTab(search)).toBe(tab));
});
