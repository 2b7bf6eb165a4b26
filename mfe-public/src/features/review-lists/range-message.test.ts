import { aReview } from '../../testing/factories';
import { LAST_REVIEWS_PAGE } from '../../lib/review-pages';
import { rangeMessage } from './range-message';

const twelve = Array.from({ length: 12 }, (_, id) => aReview({ id }));

describe('the line above a list of reviews', () => {
  it.each([
    [1, 40, true, 'Showing 1 to 12 of 40 reviews'],
    [1, 12, false, 'Showing 12 reviews'],
    [2, null, true, 'Showing reviews 13 to 24'],
    [2, null, false, 'Showing 13 to 24 of 24 reviews'],
    [1, 1_485_106, true, 'Showing 1 to 12 of the first 9,996 of 1,485,106 reviews'],
    [LAST_REVIEWS_PAGE, null, false, 'Showing reviews 9,985 to 9,996'],
  ])('says on page %d of %s reviews what can be read', (page, total, hasNext, message) => {
    expect(rangeMessage(page, { reviews: twelve, total, hasNext })).toBe(message);
  });
});
