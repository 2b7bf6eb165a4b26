import { ALL_REVIEWS, isNarrowed, readReviewPlace, reviewFilters, reviewPlaceQuery } from './review-place';
import type { ReviewPlace } from './review-place';

const EVERYTHING: ReviewPlace = {
  text: 'muddy & cold',
  status: 'awaiting-approval',
  clubId: 7,
  rating: 2,
  isHeld: true,
  cursor: 'a+b/c=',
};

describe('place in the list of reviews', () => {
  it.each([
    ['nothing', ALL_REVIEWS],
    ['everything', EVERYTHING],
  ])('comes back from the address with %s said', (_what, place) => {
    expect(readReviewPlace(reviewPlaceQuery(place))).toEqual(place);
  });

  it.each([
    '?status=deleted',
    '?club=x',
    '?club=-1',
    '?club=1000000000',
    '?rating=6',
    '?rating=1.5',
    '?hold=maybe',
    '?q=%20',
  ])('takes %s for not said', (search) => {
    expect(readReviewPlace(search)).toEqual(ALL_REVIEWS);
  });

  it('asks the api for what is said alone, without the page', () => {
    expect(reviewFilters(ALL_REVIEWS)).toEqual({});
    expect(reviewFilters(EVERYTHING)).toEqual({
      search: 'muddy & cold',
      status: 'awaiting-approval',
      clubId: 7,
      rating: 2,
      held: 'true',
    });
  });

  it('is not narrowed by a later page', () => {
    expect(isNarrowed({ ...ALL_REVIEWS, cursor: 'x' })).toBe(false);
    expect(isNarrowed({ ...ALL_REVIEWS, isHeld: true })).toBe(true);
  });
});
