import { storeClubs } from '../../test/support/factories.js';
import { useTestApi } from '../../test/support/test-api.js';
import type { PublicReview } from './public-review.js';

const UNDISCLOSED = 'prefer%20not%20to%20disclose';

describe('reviews by category and by age group over HTTP', () => {
  const api = useTestApi('suite');
  const texts = async (path: string) =>
    (await api.read<PublicReview[]>(path)).map((review) => review.reviewText);

  beforeAll(async () => {
    // From oldest to newest.
    await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { reviewText: 'five, then', coachingRating: 5, ageGroup: 'U12s' },
          { reviewText: 'one', coachingRating: 1, ageGroup: 'U12s' },
          { reviewText: 'unverified', coachingRating: 5, ageGroup: 'U12s', isVerified: false },
          { reviewText: 'held', coachingRating: 1, ageGroup: 'U12s', isHeld: true, isApproved: false },
        ],
      },
      {
        name: 'Ashby Rovers',
        reviews: [
          { reviewText: 'four, then', ageGroup: 'U12s', facilitiesRating: 1 },
          { reviewText: 'four', ageGroup: 'prefer not to disclose', valueRating: 5 },
          { reviewText: 'five', coachingRating: 5, ageGroup: 'U12s', responseText: 'Thank you!' },
          { reviewText: 'three', coachingRating: 3, ageGroup: 'U12s' },
        ],
      },
    ]);
  });

  it('lists those that rate a category at least four, best first, newest first within equal ones', async () => {
    const response = await api.call('/reviews/category/coaching');
    const reviews = (await response.json()) as PublicReview[];
    expect(reviews.map((review) => review.reviewText)).toEqual(['five', 'five, then', 'four', 'four, then']);
    expect(reviews[0]).toMatchObject({
      clubName: 'Ashby Rovers',
      clubSlug: 'ashby-rovers',
      authorName: 'Anonymous Parent',
      coachingRating: 5,
      responseText: 'Thank you!',
    });
    expect(response.headers.get('x-total-count')).toBeNull();
    expect(response.headers.get('link')).toBeNull();
  });

  it.each([
    ['coaching?sortBy=lowest', ['four', 'four, then', 'five', 'five, then']],
    ['coaching?sortBy=recent', ['five', 'four', 'four, then', 'five, then']],
    ['coaching?sortBy=lowest&minRating=1', ['one', 'three', 'four', 'four, then', 'five', 'five, then']],
    ['coaching?sortBy=recent&minRating=1', ['three', 'five', 'four', 'four, then', 'one', 'five, then']],
    ['coaching?minRating=5', ['five', 'five, then']],
    ['value?minRating=5', ['four']],
    ['facilities?sortBy=lowest&minRating=1&limit=1', ['four, then']],
    ['communication?minRating=5', []],
    ['inclusivity?minRating=5&sortBy=lowest', []],
  ])('lists by category: %s', async (query, expected) => {
    expect(await texts(`/reviews/category/${query}`)).toEqual(expected);
  });

  it.each([
    ['U12s', ['three', 'five', 'four, then', 'one', 'five, then']],
    ['U12s?sortBy=highest', ['five', 'five, then', 'three', 'four, then', 'one']],
    ['U12s?sortBy=lowest', ['four, then', 'one', 'three', 'five', 'five, then']],
    [UNDISCLOSED, ['four']],
    [`${UNDISCLOSED}?sortBy=lowest`, ['four']],
    ['Prefer%20not%20to%20disclose', ['four']],
    ['u12S?sortBy=highest', ['five', 'five, then', 'three', 'four, then', 'one']],
    ['U7s', []],
    ['U7s?sortBy=lowest', []],
  ])('lists by age group: %s', async (query, expected) => {
    const response = await api.call(`/reviews/age/${query}`);
    const reviews = (await response.json()) as PublicReview[];
    expect(reviews.map((review) => review.reviewText)).toEqual(expected);
    expect(response.headers.get('x-total-count')).toBe(String(expected.length));
  });

  it.each([
    ['/reviews/category/coaching?sortBy=highest&minRating=3', 5],
    ['/reviews/category/coaching?sortBy=lowest&minRating=3', 5],
    ['/reviews/category/coaching?sortBy=recent&minRating=3', 5],
    ['/reviews/age/U12s?sortBy=recent', 5],
    ['/reviews/age/U12s?sortBy=highest', 5],
    ['/reviews/age/U12s?sortBy=lowest', 5],
  ])('pages %s by its links, without gaps or repeats', async (path, length) => {
    const whole = await texts(path);
    const paged: string[] = [];
    let next: string | undefined = `${path}&limit=2`;
    for (let page = 1; next; page += 1) {
      const response = await api.call(next);
      expect(((await response.clone().json()) as unknown[]).length).toBe(page < 3 ? 2 : 1);
      paged.push(...((await response.json()) as PublicReview[]).map((review) => review.reviewText));
      next = /^<\/api([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(whole).toHaveLength(length);
    expect(paged).toEqual(whole);
    expect(await texts(`${path}&limit=2&page=4`)).toEqual([]);
  });

  it('doesn’t link a page that is too deep', async () => {
    const response = await api.call('/reviews/category/coaching?limit=1&page=10000');
    expect(response.status).toBe(200);
    expect(response.headers.get('link')).toBeNull();
  });

  it.each([
    ['/reviews/category/lighting', 'category'],
    ['/reviews/category/constructor', 'category'],
    ['/reviews/category/coaching?minRating=6', 'minRating'],
    ['/reviews/category/coaching?minRating=0', 'minRating'],
    ['/reviews/category/coaching?sortBy=best', 'sortBy'],
    ['/reviews/category/coaching?limit=1001', 'limit'],
    ['/reviews/category/coaching?limit=1000&page=11', 'page'],
    ['/reviews/age/U6s', 'ageGroup'],
    ['/reviews/age/%00', 'ageGroup'],
    ['/reviews/age/U12s?sortBy=oldest', 'sortBy'],
    ['/reviews/age/U12s?limit=0', 'limit'],
    ['/reviews/age/U12s?limit=100&page=101', 'page'],
  ])('refuses %s, naming %s', async (path, field) => {
    const response = await api.call(path);
    expect(response.status).toBe(400);
    const message = expect.stringMatching(new RegExp(`^${field} must`)) as string;
    expect(await response.json()).toEqual({
      statusCode: 400,
      message,
      fields: { [field]: message },
      error: 'Bad Request',
    });
  });
});
