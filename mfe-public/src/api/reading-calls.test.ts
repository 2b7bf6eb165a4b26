import { aReview } from '../testing/factories';
import { UnusableAnswerError } from './reading-call';
import { getCall, pageCall } from './reading-calls';

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  return { status, body, headers: new Headers(headers) };
}

describe('reading calls', () => {
  it('send the parameters that are set, escaped', () => {
    expect(pageCall('listClubsPage', { page: 2, pageSize: 20, q: 'a&b é' }).path).toBe(
      '/clubs/paginated?page=2&pageSize=20&q=a%26b+%C3%A9',
    );
    expect(pageCall('getClub', { idOrSlug: 'a/b' }).path).toBe('/clubs/a%2Fb');
    expect(
      pageCall('listClubReviews', { id: 'leeds-lions', ageGroup: 'prefer not to disclose', limit: 10 }).path,
    ).toBe('/clubs/leeds-lions/reviews?ageGroup=prefer+not+to+disclose&limit=10');
    expect(pageCall('getStats', undefined).path).toBe('/stats');
    expect(pageCall('listReviews', { limit: 12, page: 2 }).path).toBe('/reviews?limit=12&page=2');
    expect(
      pageCall('listReviewsByCategory', { category: 'value', minRating: 3, sortBy: 'lowest' }).path,
    ).toBe('/reviews/category/value?minRating=3&sortBy=lowest');
    expect(pageCall('listReviewsByAgeGroup', { ageGroup: 'prefer not to disclose', page: 2 }).path).toBe(
      '/reviews/age/prefer%20not%20to%20disclose?page=2',
    );
  });

  it('read an unknown club as null, and its reviews as none', () => {
    expect(getCall('getClub').read(answer(404, { message: 'No such club' }))).toBeNull();
    expect(getCall('listClubReviews').read(answer(404, {}))).toEqual({ reviews: [], total: 0 });
  });

  it('take the total from the header, or count the items', () => {
    const { read } = getCall('listClubReviews');
    expect(read(answer(200, [aReview()], { 'X-Total-Count': '41' }))).toMatchObject({ total: 41 });
    expect(read(answer(200, [aReview()]))).toMatchObject({ total: 1 });
    const reviews = answer(200, [aReview()], { 'X-Total-Count': 'many' });
    expect(getCall('listClubReviews').read(reviews)).toMatchObject({ total: 1 });
  });

  it('know whether a list goes on, and its length only if it’s counted', () => {
    const next = { Link: '</api/reviews/category/value?limit=12&page=2>; rel="next"' };
    expect(getCall('listReviewsByCategory').read(answer(200, [aReview()], next))).toEqual({
      reviews: [aReview()],
      total: null,
      hasNext: true,
    });
    expect(getCall('listReviews').read(answer(200, [aReview()], { 'X-Total-Count': '13' }))).toMatchObject({
      total: 13,
      hasNext: false,
    });
  });

  it('choose a few recent reviews, from as many clubs as possible', () => {
    const reviews = [1, 1, 1, 1, 1, 2, 3].map((clubId, index) => aReview({ id: index, clubId }));
    const read = getCall('listRecentReviews').read(answer(200, reviews)) as { id: number }[];
    expect(read.map(({ id }) => id)).toEqual([0, 5, 6, 1, 2, 3]);
  });

  it.each([400, 429, 500, 503])('throw for status %d, which leaves nothing to show', (status) => {
    expect(() => getCall('getStats').read(answer(status, {}))).toThrow(UnusableAnswerError);
    expect(() => getCall('getClub').read(answer(status, {}))).toThrow(UnusableAnswerError);
  });

  it('become page calls with the same address and reading', () => {
    const call = pageCall('getClub', { idOrSlug: '91' });
    expect(call).toMatchObject({ endpointName: 'getClub', arg: { idOrSlug: '91' }, path: '/clubs/91' });
    expect(call.read(answer(404, {}))).toBeNull();
  });
});
