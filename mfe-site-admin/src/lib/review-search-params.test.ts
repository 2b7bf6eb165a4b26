import {
  ALL_REVIEWS,
  isNarrowed,
  readReviewListParams,
  reviewFilters,
  reviewListQuery,
} from './review-search-params';
import type { ReviewListParams } from './review-search-params';

const EVERYTHING: ReviewListParams = {
  text: 'muddy & cold',
  status: 'awaiting-approval',
  clubId: 7,
  rating: 2,
  isHeld: true,
  isEdited: true,
  cursor: 'a+b/c=',
};

describe('search parameters of the list of reviews', () => {
  it.each([
    ['nothing', ALL_REVIEWS],
    ['everything', EVERYTHING],
  ])('are the same when read back, with %s given', (_what, params) => {
    expect(readReviewListParams(reviewListQuery(params))).toEqual(params);
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
  ])('ignore %s', (search) => {
    expect(readReviewListParams(search)).toEqual(ALL_REVIEWS);
  });

  it('read a number in any spelling', () => {
    expect(readReviewListParams('?club=1e3&rating=05')).toEqual({ ...ALL_REVIEWS, clubId: 1000, rating: 5 });
  });

  it("become the api's filters, without the page", () => {
    expect(reviewFilters(ALL_REVIEWS)).toEqual({});
    expect(reviewFilters(EVERYTHING)).toEqual({
      search: 'muddy & cold',
      status: 'awaiting-approval',
      clubId: 7,
      rating: 2,
      held: 'true',
      edit: 'waiting',
    });
  });

  it("of a later page don't count as a filter", () => {
    expect(isNarrowed({ ...ALL_REVIEWS, cursor: 'x' })).toBe(false);
    expect(isNarrowed({ ...ALL_REVIEWS, isHeld: true })).toBe(true);
  });
});
