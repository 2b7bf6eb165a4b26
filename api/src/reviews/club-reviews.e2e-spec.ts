import { storeClubs } from '../../test/support/factories.js';
import { useTestApi } from '../../test/support/test-api.js';
import type { PublicReview } from './public-review.js';

/** Five ratings with this many points in all. */
function ratings(total: number) {
  const given = [0, 1, 2, 3, 4].map((index) => Math.floor(total / 5) + (index < total % 5 ? 1 : 0));
  const [
    coachingRating = 1,
    communicationRating = 1,
    facilitiesRating = 1,
    inclusivityRating = 1,
    valueRating = 1,
  ] = given;
  return { coachingRating, communicationRating, facilitiesRating, inclusivityRating, valueRating };
}

describe('the reviews of a club by stars, order and words, over HTTP', () => {
  const api = useTestApi('suite');

  beforeAll(async () => {
    const review = (reviewText: string, total: number, ageGroup = 'U10s') => ({
      reviewText,
      ageGroup,
      ...ratings(total),
    });
    await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          review('a fair coach, muddy pitch', 17, 'U12s'),
          review('superb', 25),
          review('Great COACH and kind parents', 23, 'U12s'),
          review('poor: 100% shouting', 5),
          review('good enough', 18, 'U12s'),
          review('superb again', 25, 'U12s'),
          { ...review('held and superb', 25), isHeld: true, isApproved: false },
          { ...review('not confirmed, coach', 25), isVerified: false, isApproved: false },
        ],
      },
      { name: 'Ashby Rovers', reviews: [review('a superb coach elsewhere', 25)] },
      { name: 'Quiet Town' },
    ]);
  });

  const list = async (query: string, club = 'leeds-lions') => {
    const response = await api.call(`/clubs/${club}/reviews?${query}`);
    expect(response.status).toBe(200);
    const reviews = (await response.json()) as PublicReview[];
    return {
      texts: reviews.map(({ reviewText }) => reviewText),
      total: Number(response.headers.get('x-total-count')),
      link: response.headers.get('link'),
    };
  };

  it.each([
    [
      'sortBy=highest',
      [
        'superb again',
        'superb',
        'Great COACH and kind parents',
        'good enough',
        'a fair coach, muddy pitch',
        'poor: 100% shouting',
      ],
    ],
    [
      'sortBy=lowest',
      [
        'poor: 100% shouting',
        'a fair coach, muddy pitch',
        'good enough',
        'Great COACH and kind parents',
        'superb again',
        'superb',
      ],
    ],
    ['stars=5', ['superb again', 'Great COACH and kind parents', 'superb']],
    ['stars=5&sortBy=lowest', ['Great COACH and kind parents', 'superb again', 'superb']],
    ['stars=3', ['a fair coach, muddy pitch']],
    ['stars=1', ['poor: 100% shouting']],
    ['stars=2', []],
    ['stars=5&ageGroup=U12s', ['superb again', 'Great COACH and kind parents']],
    ['stars=5&ageGroup=U7s', []],
    ['ageGroup=U12s&sortBy=lowest&limit=2', ['a fair coach, muddy pitch', 'good enough'], 4],
    ['words=coach', ['Great COACH and kind parents', 'a fair coach, muddy pitch']],
    ['words=coach%20%20kind', ['Great COACH and kind parents']],
    ['words=coach&sortBy=lowest', ['a fair coach, muddy pitch', 'Great COACH and kind parents']],
    ['words=superb&stars=5&ageGroup=U10s', ['superb']],
    ['words=superb&sortBy=highest&limit=1', ['superb again'], 2],
    ['words=100%25', ['poor: 100% shouting']],
    ['words=_', []],
    ['words=%20&limit=2', ['superb again', 'good enough'], 6],
  ] as [string, string[], number?][])('finds those of %p', async (...[query, texts, total]) => {
    expect(await list(query)).toMatchObject({ texts, total: total ?? texts.length });
  });

  it('pages a list with filters, and knows its length beyond the end', async () => {
    const first = await list('words=superb&limit=1');
    expect(first).toMatchObject({ texts: ['superb again'], total: 2 });
    expect(first.link).toContain('words=superb&limit=1&page=2');
    expect(await list('words=superb&limit=1&page=2')).toMatchObject({ texts: ['superb'], link: null });
    expect(await list('words=superb&limit=1&page=9')).toMatchObject({ texts: [], total: 2 });
    expect(await list('stars=5&limit=2&page=2')).toMatchObject({ texts: ['superb'], total: 3 });
    expect(await list('stars=5&limit=2&page=9')).toMatchObject({ texts: [], total: 3 });
    for (const query of ['stars=5', 'words=superb', 'sortBy=recent'])
      expect(await list(`${query}&limit=100&page=101`)).toMatchObject({ texts: [], link: null });
  });

  it('has an empty list for a club without reviews, and none for an unknown one', async () => {
    for (const query of ['stars=4', 'words=coach', 'sortBy=highest']) {
      expect(await list(query, 'quiet-town')).toMatchObject({ texts: [], total: 0 });
      expect((await api.call(`/clubs/nobody/reviews?${query}`)).status).toBe(404);
    }
  });

  it.each([
    ['stars=0', 'stars'],
    ['stars=6', 'stars'],
    ['stars=4.5', 'stars'],
    ['stars=5&stars=4', 'stars'],
    ['sortBy=oldest', 'sortBy'],
    [`words=${'x'.repeat(101)}`, 'words'],
    ['words=a&words=b', 'words'],
  ])('refuses %s, naming %s', async (query, field) => {
    const response = await api.call(`/clubs/leeds-lions/reviews?${query}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toMatch(new RegExp(`^${field} must`));
  });
});
