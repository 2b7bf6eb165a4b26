import { clubAdminHeaders, manageClub, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs, rated } from '../../../test/support/factories.js';
import { postJson, send } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { Club } from '../../model/clubs/club.entity.js';
import type { Review } from '../../model/reviews/review.entity.js';
import type { ClubAdmin } from '../../accounts/club-admins/club-admin.entity.js';
import type { ClubReview, ClubInsights, Dashboard, OwnClub } from './dashboard.dto.js';

const PENDING: Partial<Review> = { isVerified: false, isApproved: false };
const AWAITING: Partial<Review> = { isVerified: true, isApproved: false };
const ANSWERED: Partial<Review> = {
  responseText: 'Thank you!',
  respondedAt: new Date('2026-03-01T10:00:00.000Z'),
};

const CHECKED: Partial<Review> = {
  verifiedAt: new Date('2026-01-10T12:00:00.000Z'),
  approvedAt: new Date('2026-01-11T18:00:00.000Z'),
};
const on = (day: string): Partial<Review> => ({ createdAt: new Date(`${day}T12:00:00.000Z`) });

describe("a club's dashboard over HTTP", () => {
  const api = useTestApi('each');
  let headers: Record<string, string>;
  let clubs: Club[];

  const get = async <T>(path: string): Promise<T> => {
    const answer = await api.call(`/club-admin${path}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await answer.json()) as T;
  };
  const getTexts = async (query: string): Promise<string[]> =>
    (await get<ClubReview[]>(`/reviews${query}`)).map(({ reviewText }) => reviewText);
  let admin: ClubAdmin;

  beforeEach(async () => {
    clubs = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { reviewText: 'First of all.', ...on('2026-01-10'), ...rated(5), ageGroup: 'U9s', ...ANSWERED },
          { reviewText: 'Second one here.', ...on('2026-01-20'), ...rated(2), ...CHECKED },
          { reviewText: 'Third one here.', ...on('2026-03-05'), ...rated(4), ageGroup: 'U9s' },
          { reviewText: 'Nobody approved.', ...on('2026-03-06'), ...rated(1), ...AWAITING },
          { reviewText: 'Nobody confirmed.', ...on('2026-11-01'), ...PENDING },
        ],
      },
      { name: 'York Yaks', reviews: [{ reviewText: 'Of another club.' }] },
      { name: 'Zebras' },
    ]);
    admin = await storeClubAdmin(api.database, clubs[0]?.id ?? 0, { email: 'sam@lions.example' });
    headers = await clubAdminHeaders(api, 'sam@lions.example');
  });

  it('says where further reviews are, when it doesn’t have them all', async () => {
    const short = await api.call('/club-admin/dashboard', { headers });
    expect(short.headers.get('link')).toBeNull();
    const [tigers] = await storeClubs(api.database, [
      { name: 'Hull Tigers', reviews: Array.from({ length: 25 }, () => ({})) },
    ]);
    await manageClub(api.database, admin.id, tigers?.id ?? 0);
    const first = await api.call(`/club-admin/dashboard?clubId=${tigers?.id}`, { headers });
    const { reviews } = (await first.json()) as Dashboard;
    const next = /^<\/api([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = (await (await api.call(next, { headers })).json()) as ClubReview[];
    expect([reviews.length, rest.length]).toEqual([20, 5]);
    expect(new Set([...reviews, ...rest].map(({ id }) => id)).size).toBe(25);
  });

  describe('of someone who manages several clubs', () => {
    const getName = (club: number): string => `clubId=${clubs[club]?.id}`;

    beforeEach(() => manageClub(api.database, admin.id, clubs[1]?.id ?? 0));

    it('is for the club that the call names, otherwise the first', async () => {
      expect((await get<Dashboard>('/dashboard')).club.name).toBe('Leeds Lions');
      const { club, stats, reviews } = await get<Dashboard>(`/dashboard?${getName(1)}`);
      expect([club.name, stats.totalReviews]).toEqual(['York Yaks', 1]);
      expect(reviews.map(({ reviewText }) => reviewText)).toEqual(['Of another club.']);
      expect(await getTexts(`?${getName(1)}`)).toEqual(['Of another club.']);
      expect((await get<ClubInsights>(`/insights?${getName(1)}`)).trend).toHaveLength(1);
      expect((await get<ClubInsights>(`/insights?${getName(0)}`)).trend).toHaveLength(2);
    });

    it('changes the profile, and replies to reviews, of any of them but no others', async () => {
      const change = (club: number, aboutUs: string): Promise<Response> =>
        send(api, 'PATCH', `/club-admin/club?${getName(club)}`, headers, { aboutUs });
      const changed = await change(1, 'Hello from York.');
      expect((await changed.json()) as OwnClub).toMatchObject({
        name: 'York Yaks',
        aboutUs: 'Hello from York.',
      });
      expect((await get<Dashboard>('/dashboard')).club.aboutUs).toBeNull();
      const [theirs] = await get<ClubReview[]>(`/reviews?${getName(1)}`);
      const reply = await postJson(
        api,
        `/club-admin/reviews/${theirs?.id}/respond`,
        { responseText: 'Thank you.' },
        headers,
      );
      expect(reply.status).toBe(200);
      expect((await change(2, 'Mine.')).status).toBe(403);
      for (const path of ['/dashboard', '/reviews', '/insights']) {
        for (const [club, status] of [
          [`clubId=${clubs[2]?.id}`, 403],
          ['clubId=2147483647', 403],
          ['clubId=0', 400],
          ['clubId=x', 400],
          ['clubId=2147483648', 400],
        ] as const) {
          const answer = await api.call(`/club-admin${path}?${club}`, { headers });
          expect([path, club, answer.status]).toEqual([path, club, status]);
        }
      }
    });
  });

  it('has the club, its numbers, and its approved reviews', async () => {
    const { club, stats, reviews } = await get<Dashboard>('/dashboard');
    expect(club).toMatchObject({
      id: clubs[0]?.id,
      name: 'Leeds Lions',
      slug: 'leeds-lions',
      averageRating: 3,
      totalReviews: 4,
      contactEmail: 'secretary@club.example',
      teams: [],
      photos: [],
      aboutUs: null,
    });
    expect(stats).toEqual({ averageRating: 3, totalReviews: 3, totalFamilies: 4, responsesSent: 1 });
    expect(reviews.map(({ reviewText }) => reviewText)).toEqual([
      'Third one here.',
      'Second one here.',
      'First of all.',
    ]);
    expect(reviews[2]).toEqual({
      id: expect.any(Number) as number,
      clubId: clubs[0]?.id,
      authorName: 'Anonymous Parent',
      reviewText: 'First of all.',
      ageGroup: 'U9s',
      overallRating: '5.0',
      ...rated(5),
      createdAt: '2026-01-10T12:00:00.000Z',
      isVerified: true,
      isApproved: true,
      responseText: 'Thank you!',
      respondedAt: '2026-03-01T10:00:00.000Z',
    });
  });

  it('tells how many visible reviews wait for a moderator, since when and how long that takes, without their texts', async () => {
    const { awaitingModeration } = await get<Dashboard>('/dashboard');
    expect(awaitingModeration).toEqual({
      count: 1,
      since: '2026-03-06T12:00:00.000Z',
      usualHours: 30,
    });
    const whole = JSON.stringify(await get<Dashboard>('/dashboard'));
    expect(whole).not.toContain('Nobody approved.');
  });

  it('has nothing to count for a club without reviews', async () => {
    await storeClubAdmin(api.database, clubs[2]?.id ?? 0, { email: 'kim@zebras.example' });
    headers = await clubAdminHeaders(api, 'kim@zebras.example');
    const { stats, reviews } = await get<Dashboard>('/dashboard');
    expect(stats).toEqual({ averageRating: null, totalReviews: 0, totalFamilies: 0, responsesSent: 0 });
    expect(reviews).toEqual([]);
    expect(await get<ClubInsights>('/insights')).toEqual({ ratingCounts: [0, 0, 0, 0, 0], trend: [] });
  });

  it('filters reviews by rating, age group and whether they are answered', async () => {
    expect(await getTexts('?rating=5')).toEqual(['First of all.']);
    expect(await getTexts('?rating=1')).toEqual([]);
    expect(await getTexts('?ageGroup=U9s')).toEqual(['Third one here.', 'First of all.']);
    expect(await getTexts('?unanswered=true')).toEqual(['Third one here.', 'Second one here.']);
    expect(await getTexts('?unanswered=false&ageGroup=U9s')).toEqual(['First of all.']);
    for (const query of ['?rating=6', '?ageGroup=U99s', '?unanswered=maybe', '?cursor=1', '?limit=101']) {
      expect((await api.call(`/club-admin/reviews${query}`, { headers })).status).toBe(400);
    }
  });

  it('pages reviews by the Link header', async () => {
    const found: string[] = [];
    let path: string | undefined = '/club-admin/reviews?limit=1';
    while (path !== undefined) {
      const answer: Response = await api.call(path, { headers });
      found.push(...((await answer.json()) as ClubReview[]).map(({ reviewText }) => reviewText));
      path = /^<\/api([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual(['Third one here.', 'Second one here.', 'First of all.']);
  });

  it('shows how reviews are spread over stars and months', async () => {
    expect(await get<ClubInsights>('/insights')).toEqual({
      ratingCounts: [0, 1, 0, 1, 1],
      trend: [
        { month: '2026-01', reviewCount: 2, averageRating: 3.5 },
        { month: '2026-03', reviewCount: 1, averageRating: 4 },
      ],
    });
  });
});
