import { clubAdminHeaders, manageClub, storeClubAdmin } from '../../../../test/support/club-admins.js';
import { storeClubs } from '../../../../test/support/factories.js';
import { storedTotals } from '../../../../test/support/stored-totals.js';
import type { TestApi } from '../../../../test/support/test-api.js';
import { startTestApi } from '../../../../test/support/test-api.js';
import { Club } from '../../../model/clubs/club.entity.js';
import type { ClubDetail, ClubsPage } from '../../clubs/clubs.dto.js';
import type { Review } from '../../../model/reviews/review.entity.js';
import { recountStoredValues } from '../../../model/reviews/recount.js';
import type { ClubAdmin } from '../club-admin.entity.js';
import type { ClubReview, ClubInsights, Dashboard, OwnClub } from './dashboard.dto.js';

const PENDING: Partial<Review> = { isVerified: false, isApproved: false };
const AWAITING: Partial<Review> = { isVerified: true, isApproved: false };
const ANSWERED: Partial<Review> = {
  responseText: 'Thank you!',
  respondedAt: new Date('2026-03-01T10:00:00.000Z'),
};

const rated = (stars: number): Partial<Review> => ({
  coachingRating: stars,
  communicationRating: stars,
  facilitiesRating: stars,
  inclusivityRating: stars,
  valueRating: stars,
});
const on = (day: string): Partial<Review> => ({ createdAt: new Date(`${day}T12:00:00.000Z`) });

describe("a club's dashboard over HTTP", () => {
  let api: TestApi;
  let headers: Record<string, string>;
  let clubs: Club[];

  const get = async <T>(path: string): Promise<T> => {
    const answer = await api.call(`/club-admin${path}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await answer.json()) as T;
  };
  const textsOf = async (query: string): Promise<string[]> =>
    (await get<ClubReview[]>(`/reviews${query}`)).map(({ reviewText }) => reviewText);
  const patch = (body: unknown): Promise<Response> =>
    api.call('/club-admin/club', {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  let admin: ClubAdmin;

  beforeEach(async () => {
    api = await startTestApi();
    clubs = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { reviewText: 'First of all.', ...on('2026-01-10'), ...rated(5), ageGroup: 'U9s', ...ANSWERED },
          { reviewText: 'Second one here.', ...on('2026-01-20'), ...rated(2) },
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

  afterEach(() => api.stop());

  it('says where further reviews are, when it does not have them all', async () => {
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

  describe('of somebody who manages several clubs', () => {
    const nameOf = (club: number): string => `clubId=${clubs[club]?.id}`;

    beforeEach(() => manageClub(api.database, admin.id, clubs[1]?.id ?? 0));

    it('is of the club that the call names, else of the first', async () => {
      expect((await get<Dashboard>('/dashboard')).club.name).toBe('Leeds Lions');
      const { club, stats, reviews } = await get<Dashboard>(`/dashboard?${nameOf(1)}`);
      expect([club.name, stats.totalReviews]).toEqual(['York Yaks', 1]);
      expect(reviews.map(({ reviewText }) => reviewText)).toEqual(['Of another club.']);
      expect(await textsOf(`?${nameOf(1)}`)).toEqual(['Of another club.']);
      expect((await get<ClubInsights>(`/insights?${nameOf(1)}`)).trend).toHaveLength(1);
      expect((await get<ClubInsights>(`/insights?${nameOf(0)}`)).trend).toHaveLength(2);
    });

    it('changes the profile, and answers reviews, of any of them and of no other', async () => {
      const send = (method: string, path: string, body: unknown): Promise<Response> =>
        api.call(`/club-admin${path}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const changed = await send('PATCH', `/club?${nameOf(1)}`, { aboutUs: 'Hello from York.' });
      expect((await changed.json()) as OwnClub).toMatchObject({
        name: 'York Yaks',
        aboutUs: 'Hello from York.',
      });
      expect((await get<Dashboard>('/dashboard')).club.aboutUs).toBeNull();
      const [theirs] = await get<ClubReview[]>(`/reviews?${nameOf(1)}`);
      const reply = await send('POST', `/reviews/${theirs?.id}/respond`, { responseText: 'Thank you.' });
      expect(reply.status).toBe(200);
      expect((await send('PATCH', `/club?${nameOf(2)}`, { aboutUs: 'Mine.' })).status).toBe(403);
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
      coachingRating: 5,
      communicationRating: 5,
      facilitiesRating: 5,
      inclusivityRating: 5,
      valueRating: 5,
      createdAt: '2026-01-10T12:00:00.000Z',
      isVerified: true,
      isApproved: true,
      responseText: 'Thank you!',
      respondedAt: '2026-03-01T10:00:00.000Z',
    });
  });

  it('of a club without reviews has nothing to count', async () => {
    await storeClubAdmin(api.database, clubs[2]?.id ?? 0, { email: 'kim@zebras.example' });
    headers = await clubAdminHeaders(api, 'kim@zebras.example');
    const { stats, reviews } = await get<Dashboard>('/dashboard');
    expect(stats).toEqual({ averageRating: null, totalReviews: 0, totalFamilies: 0, responsesSent: 0 });
    expect(reviews).toEqual([]);
    expect(await get<ClubInsights>('/insights')).toEqual({ ratingCounts: [0, 0, 0, 0, 0], trend: [] });
  });

  it('filters reviews by rating, age group and whether they are answered', async () => {
    expect(await textsOf('?rating=5')).toEqual(['First of all.']);
    expect(await textsOf('?rating=1')).toEqual([]);
    expect(await textsOf('?ageGroup=U9s')).toEqual(['Third one here.', 'First of all.']);
    expect(await textsOf('?unanswered=true')).toEqual(['Third one here.', 'Second one here.']);
    expect(await textsOf('?unanswered=false&ageGroup=U9s')).toEqual(['First of all.']);
    for (const query of ['?rating=6', '?ageGroup=U99s', '?unanswered=maybe', '?cursor=1', '?limit=101']) {
      expect((await api.call(`/club-admin/reviews${query}`, { headers })).status).toBe(400);
    }
  });

  it('pages reviews by what follows', async () => {
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

  describe('editing the profile', () => {
    const FULL = {
      description: 'Football for everybody.',
      website: 'https://www.lions.example',
      homeGround: 'Lions Park',
      aboutUs: 'Since 1911.\nRun by volunteers.',
      teams: ['U7s', 'U8s <b>girls</b>'],
      trainingSchedule: 'Tuesdays',
      trainingGroundAddress: '1 Park Lane, Leeds',
      membershipFees: '£20 a month',
      instagram: '@lions.fc',
      facebook: 'https://www.facebook.com/lions',
      xTwitter: 'https://x.com/lions',
      contactEmail: 'office@lions.example',
      clubLogo: 'https://lions.example/crest.png',
      photos: ['https://lions.example/1.jpg', 'https://lions.example/2.jpg'],
    };

    it('shows on the public page, save the e-mail address', async () => {
      const answer = await patch(FULL);
      expect(answer.status).toBe(200);
      expect((await answer.json()) as OwnClub).toMatchObject(FULL);
      expect((await get<Dashboard>('/dashboard')).club).toMatchObject(FULL);
      const page = await api.read<ClubDetail>('/clubs/leeds-lions');
      const { contactEmail, ...shown } = FULL;
      expect(page).toMatchObject(shown);
      expect(JSON.stringify(page)).not.toContain(contactEmail);
    });

    it('keeps the e-mail address unreadable, however long, and still shows one of an older release', async () => {
      expect((await get<Dashboard>('/dashboard')).club.contactEmail).toBe('secretary@club.example');
      const contactEmail = `${'o'.repeat(60)}@${'lions.'.repeat(15)}example`;
      expect(await (await patch({ contactEmail })).json()).toMatchObject({ contactEmail });
      expect((await patch({ homeGround: 'New Park' })).status).toBe(200);
      expect((await get<Dashboard>('/dashboard')).club.contactEmail).toBe(contactEmail);
      const [kept] = await api.database.dataSource.manager.findBy(Club, { id: clubs[0]?.id ?? 0 });
      expect(kept?.contactEmail).not.toContain('@');
      expect(kept?.contactEmail?.length).toBeLessThanOrEqual(254);
    });

    describe('and its place', () => {
      const storePostcodes = (): Promise<unknown> =>
        api.database.dataSource.query(
          `INSERT INTO postcodes (postcode, latitude, longitude)
           VALUES ('LS63AA', 53.82, -1.578), ('LS211BG', 53.9055, -1.6925)`,
        );
      const placeOf = async (): Promise<unknown[]> => {
        const { location, postcode, latitude } = await api.read<ClubDetail>('/clubs/leeds-lions');
        return [location, postcode, latitude];
      };
      const namesIn = async (query: string): Promise<string[]> =>
        (await api.read<{ name: string }[]>(`/clubs/search?${query}`)).map(({ name }) => name);
      const moveTo = (changes: Partial<Club>): Promise<unknown> =>
        api.database.dataSource.manager.update(Club, { name: 'Leeds Lions' }, changes);

      beforeEach(storePostcodes);

      it.each([
        [{ trainingGroundAddress: 'Park Lane, Leeds ls6 3aa' }, ['Leeds Lions']],
        [{ trainingGroundAddress: 'Park Lane', homeGround: 'Lions Park, LS6 3AA' }, ['Leeds Lions']],
        [{ trainingGroundAddress: 'Park Lane, Leeds' }, []],
        [{ trainingGroundAddress: 'Nowhere, LS99 9ZZ' }, []],
      ])('with %j is found around its postcode when nobody knew where it is: %j', async (sent, found) => {
        await moveTo({ location: 'England' });
        expect((await patch(sent)).status).toBe(200);
        expect(await namesIn('postcode=LS6%203AA&radiusMiles=1')).toEqual(found);
      });

      it('is found under its town from then on, and follows a corrected postcode', async () => {
        await moveTo({ location: 'England', searchLocation: 'england' });
        await patch({ trainingGroundAddress: 'Park Lane, LS6 3AA' });
        expect(await placeOf()).toEqual(['Headingley, Leeds', 'LS6 3AA', 53.82]);
        expect(await namesIn('location=headingley')).toEqual(['Leeds Lions']);
        expect((await api.read<ClubsPage>('/clubs/paginated?q=headingley')).total).toBe(1);
        await patch({ trainingGroundAddress: 'Weston Lane, Otley LS21 1BG' });
        expect(await placeOf()).toEqual(['Otley', 'LS21 1BG', 53.9055]);
        expect(await namesIn('location=headingley')).toEqual([]);
        expect(await namesIn('location=otley')).toEqual(['Leeds Lions']);
        await patch({ aboutUs: 'Since 1911.', homeGround: 'Lions Park, LS6 3AA' });
        expect(await placeOf()).toEqual(['Otley', 'LS21 1BG', 53.9055]);
        const kept = await storedTotals(api.database);
        await recountStoredValues(api.database);
        expect(await namesIn('location=otley')).toEqual(['Leeds Lions']);
        expect(await storedTotals(api.database)).toEqual(kept);
      });

      it('gets its coordinates from the profile when the directory has none, and keeps its location', async () => {
        await patch({ trainingGroundAddress: 'Park Lane, Leeds LS6 3AA' });
        expect(await placeOf()).toEqual(['Leeds', 'LS6 3AA', 53.82]);
      });

      it('stays where the directory says it is', async () => {
        await moveTo({ postcode: 'LS1 4DY', latitude: 53.79, longitude: -1.54 });
        await patch({ trainingGroundAddress: 'Park Lane, Leeds LS6 3AA' });
        expect(await placeOf()).toEqual(['Leeds', 'LS1 4DY', 53.79]);
      });
    });

    it('shows its logo wherever the club is listed', async () => {
      const logo = 'https://lions.example/crest.png';
      await patch({ clubLogo: logo });
      expect(await api.read('/clubs/leeds-lions')).toMatchObject({ imageUrl: logo, clubLogo: logo });
      for (const path of ['/clubs', '/clubs/search?sport=lions', '/clubs/paginated?q=lions']) {
        expect(JSON.stringify(await api.read(path))).toContain(`"imageUrl":"${logo}"`);
      }
    });

    it('changes what is sent and nothing else', async () => {
      await patch(FULL);
      const before = (await get<Dashboard>('/dashboard')).club;
      await patch({ homeGround: 'New Park' });
      expect((await get<Dashboard>('/dashboard')).club).toEqual({ ...before, homeGround: 'New Park' });
      expect((await patch({})).status).toBe(200);
      const unknown = {
        name: 'Mine',
        slug: 'mine',
        overallRating: 5,
        reviewCount: 99,
        id: 7,
        clubId: clubs[1]?.id,
      };
      expect((await patch(unknown)).status).toBe(200);
      expect((await get<Dashboard>('/dashboard')).club).toEqual({ ...before, homeGround: 'New Park' });
      expect((await api.read<ClubDetail>('/clubs/york-yaks')).homeGround).toBeNull();
    });

    it('clears what is emptied', async () => {
      await patch(FULL);
      const emptied = Object.fromEntries(
        Object.entries(FULL).map(([field, value]) => [field, Array.isArray(value) ? [] : ' ']),
      );
      expect((await patch(emptied)).status).toBe(200);
      const cleared = Object.fromEntries(
        Object.entries(FULL).map(([field, value]) => [field, Array.isArray(value) ? [] : null]),
      );
      expect((await get<Dashboard>('/dashboard')).club).toMatchObject({ ...cleared, description: '' });
    });

    it.each<[object, object]>([
      [{ website: ' lions.example/teams ' }, { website: 'https://lions.example/teams' }],
      [{ facebook: '@lions' }, { facebook: 'https://www.facebook.com/lions' }],
      [{ facebook: 'facebook.com/lions' }, { facebook: 'https://facebook.com/lions' }],
      [{ instagram: 'instagram.com/lions' }, { instagram: 'https://instagram.com/lions' }],
      [{ teams: [' U7s ', '', ' \u200B', 'U8s'] }, { teams: ['U7s', 'U8s'] }],
      [
        { photos: ['', 'a.example/1', 'a.example/2', 'a.example/3', 'a.example/4'] },
        {
          photos: ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'],
        },
      ],
      [{ aboutUs: ' One\r\ntwo\u0000 ' }, { aboutUs: 'One\ntwo' }],
      [
        { website: null, contactEmail: null },
        { website: null, contactEmail: null },
      ],
    ])('takes %j as %j', async (sent, kept) => {
      expect((await patch(sent)).status).toBe(200);
      expect((await get<Dashboard>('/dashboard')).club).toMatchObject(kept);
    });

    it.each<[object, string]>([
      [{ website: 'javascript:alert(1)' }, 'Please enter a valid website URL'],
      [{ facebook: 'data:text/html,x' }, 'Please enter a Facebook name'],
      [{ instagram: 'javascript:alert(1)' }, 'Please enter an Instagram name'],
      [{ xTwitter: 'two words' }, 'Please enter an X name'],
      [{ clubLogo: 'http://lions.example/crest.png' }, 'The logo must be the address of an image'],
      [{ clubLogo: 'data:image/svg+xml,<svg onload=alert(1)>' }, 'The logo must be the address of an image'],
      [{ photos: ['javascript:alert(1)'] }, 'Photos must be addresses of images'],
      [{ photos: 'https://lions.example' }, 'Photos must be addresses of images'],
      [{ contactEmail: 'office' }, 'Please enter a valid email address'],
      [{ description: 'x'.repeat(4001) }, 'The description must be at most 4,000 characters'],
      [{ homeGround: 'x'.repeat(201) }, 'The home ground must be at most 200 characters'],
      [{ teams: Array(101).fill('U7s') }, 'Teams must be a list of at most 100'],
      [{ teams: ['x'.repeat(101)] }, 'Teams must be a list of at most 100'],
      [{ teams: [7] }, 'Teams must be a list of at most 100'],
      [{ membershipFees: 20 }, 'The membership fees must be a text'],
    ])('refuses %j', async (sent, message) => {
      const before = await api.database.dataSource.manager.find(Club);
      const answer = await patch({ homeGround: 'Elsewhere', ...sent });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining(message) as string,
        fields: { [Object.keys(sent)[0] ?? '']: expect.stringContaining(message) as string },
      });
      expect(await api.database.dataSource.manager.find(Club)).toEqual(before);
    });

    it('says once what is wrong with many entries', async () => {
      const answer = await patch({ photos: Array(50_000).fill(7) });
      expect(await answer.json()).toMatchObject({
        statusCode: 400,
        message: 'Photos must be addresses of images, beginning with https://',
        fields: { photos: 'Photos must be addresses of images, beginning with https://' },
      });
    });
  });
});
