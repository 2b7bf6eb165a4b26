import { ALL_REVIEWS, readReviewPlace, readTab, reviewFilters, reviewPlaceQuery } from './review-place';

describe('place in the list of reviews', () => {
  it.each([
    ALL_REVIEWS,
    { rating: 2, ageGroup: 'U12s', isUnanswered: true, cursor: 'a+b' },
    { ...ALL_REVIEWS, ageGroup: 'prefer not to disclose' },
  ])('comes back from the address: %j', (place) => {
    expect(readReviewPlace(reviewPlaceQuery(place))).toEqual(place);
  });

  it.each(['?rating=0', '?rating=6', '?rating=2.5', '?rating=x', '?age=U99s', '?unanswered=no', '?cursor='])(
    'takes %s for not said',
    (search) => expect(readReviewPlace(search)).toEqual(ALL_REVIEWS),
  );

  it('asks the api for what is said alone', () => {
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
  ])('opens %j at the tab %s', (search, tab) => expect(readTab(search)).toBe(tab));
});
