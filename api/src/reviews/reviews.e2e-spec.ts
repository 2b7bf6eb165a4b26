import { storeClubs, rated } from '../../test/support/factories.js';
import { useTestApi } from '../../test/support/test-api.js';
import type { PublicReview } from './public-review.js';

describe('reviews over HTTP', () => {
  const api = useTestApi('suite');
  const texts = async (path: string) =>
    (await api.read<PublicReview[]>(path)).map((review) => review.reviewText);

  beforeAll(async () => {
    await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { reviewText: 'oldest', ageGroup: 'U12s', responseText: 'Thank you!', isApproved: false },
          { reviewText: 'unverified', isVerified: false, isApproved: true },
          { reviewText: 'held', isHeld: true, isApproved: false },
          { reviewText: 'held, then approved', isHeld: true, isApproved: true, coachingRating: 5 },
          { reviewText: 'newest of the lions', ageGroup: 'prefer not to disclose' },
        ],
      },
      { name: 'Ashby Rovers', reviews: [{ reviewText: 'newest of all' }] },
      { name: 'Quiet Town' },
    ]);
  });

  it('lists the visible reviews of all clubs, newest first', async () => {
    const response = await api.call('/reviews');
    const reviews = (await response.json()) as PublicReview[];
    expect(reviews.map((review) => review.reviewText)).toEqual([
      'newest of all',
      'newest of the lions',
      'held, then approved',
      'oldest',
    ]);
    expect(response.headers.get('x-total-count')).toBe('4');
  });

  it('shows everything a card needs, and no author', async () => {
    const review = (await api.read<PublicReview[]>('/reviews')).at(-1);
    expect(review).toEqual({
      id: expect.any(Number),
      clubId: expect.any(Number),
      clubName: 'Leeds Lions',
      clubSlug: 'leeds-lions',
      clubLocation: expect.any(String),
      authorName: 'Anonymous Parent',
      reviewText: 'oldest',
      ageGroup: 'U12s',
      overallRating: '4.0',
      ...rated(4),
      createdAt: expect.stringMatching(/^2026-\d\d-\d\dT\d\d:00:00\.000Z$/),
      isVerified: 1,
      isApproved: 0,
      isInvited: 0,
      responseText: 'Thank you!',
    });
  });

  it('lists the newest reviews, twelve by default', async () => {
    expect(await texts('/reviews/recent')).toHaveLength(4);
    expect(await texts('/reviews/recent?limit=2')).toEqual(['newest of all', 'newest of the lions']);
  });

  it('lists the reviews of a club by slug and by id', async () => {
    const bySlug = await api.call('/clubs/leeds-lions/reviews');
    const reviews = (await bySlug.json()) as PublicReview[];
    expect(reviews.map((review) => review.reviewText)).toEqual([
      'newest of the lions',
      'held, then approved',
      'oldest',
    ]);
    expect(reviews[1]?.overallRating).toBe('4.2');
    expect(bySlug.headers.get('x-total-count')).toBe('3');
    expect(await api.read(`/clubs/${reviews[0]?.clubId}/reviews`)).toEqual(reviews);
  });

  it('filters the reviews of a club by age group', async () => {
    const response = await api.call('/clubs/leeds-lions/reviews?ageGroup=prefer%20not%20to%20disclose');
    expect(((await response.json()) as PublicReview[]).map((review) => review.reviewText)).toEqual([
      'newest of the lions',
    ]);
    expect(response.headers.get('x-total-count')).toBe('1');
    expect(await texts('/clubs/leeds-lions/reviews?ageGroup=U7s')).toEqual([]);
  });

  it('pages the reviews of a club', async () => {
    const response = await api.call('/clubs/leeds-lions/reviews?limit=2');
    expect(await response.json()).toHaveLength(2);
    expect(response.headers.get('link')).toBe('</api/clubs/leeds-lions/reviews?limit=2&page=2>; rel="next"');
    expect(await texts('/clubs/leeds-lions/reviews?limit=2&page=2')).toEqual(['oldest']);
  });

  it('has an empty list for a club without reviews, and none for an unknown club', async () => {
    expect(await texts('/clubs/quiet-town/reviews')).toEqual([]);
    for (const path of [
      '/clubs/nobody/reviews',
      '/clubs/99999/reviews',
      '/clubs/%00/reviews',
      '/clubs/-1/reviews',
    ]) {
      const response = await api.call(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        statusCode: 404,
        message: 'Club not found',
        error: 'Not Found',
      });
    }
  });

  it('shows no address anywhere', async () => {
    for (const path of ['/reviews', '/reviews/recent', '/clubs/leeds-lions/reviews']) {
      expect(await (await api.call(path)).text()).not.toContain('@');
    }
  });

  it.each([
    ['/reviews?limit=1001', 'limit'],
    ['/reviews?limit=1000&page=11', 'page'],
    ['/reviews?page=10001&limit=1', 'page'],
    ['/reviews?ageGroup=U6s', 'ageGroup'],
    ['/reviews?ageGroup=U10s&limit=100&page=101', 'page'],
    ['/reviews/recent?limit=51', 'limit'],
    ['/clubs/leeds-lions/reviews?ageGroup=U6s', 'ageGroup'],
    ['/clubs/leeds-lions/reviews?ageGroup=u10s', 'ageGroup'],
  ])('refuses %s, naming %s', async (path, field) => {
    const response = await api.call(path);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toMatch(new RegExp(`^${field} must`));
  });

  it('filters the reviews of all clubs by age group', async () => {
    const response = await api.call('/reviews?ageGroup=U10s&limit=1');
    expect(((await response.json()) as PublicReview[]).map((review) => review.reviewText)).toEqual([
      'newest of all',
    ]);
    expect(response.headers.get('x-total-count')).toBe('2');
    expect(response.headers.get('link')).toBe('</api/reviews?ageGroup=U10s&limit=1&page=2>; rel="next"');
    expect(await texts('/reviews?ageGroup=U7s')).toEqual([]);
  });

  it('reads as deep as the ten-thousandth review', async () => {
    expect((await api.call('/reviews?limit=1000&page=10')).status).toBe(200);
  });
});
