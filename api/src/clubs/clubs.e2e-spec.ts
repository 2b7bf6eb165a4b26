import { jest } from '@jest/globals';
import { CONTACT_EMAIL, storeClubs } from '../../test/support/factories.js';
import { useTestApi } from '../../test/support/test-api.js';
import { invalidateClubs } from '../model/clubs/club-versions.js';
import { Club } from '../model/clubs/club.entity.js';
import { ClubsRepository } from './clubs.repository.js';
import type { ClubDetail, ClubsPage, ListedClub } from './clubs.dto.js';

describe('clubs over HTTP', () => {
  const api = useTestApi('suite');
  let lions: Club;

  beforeAll(async () => {
    [lions] = (await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        postcode: 'LS6 3AA',
        latitude: 53.82,
        longitude: -1.57,
        website: 'https://lions.example',
        teams: ['Under 9s', 'Under 10s'],
        photos: ['https://lions.example/1.jpg'],
        reviews: [
          {
            coachingRating: 5,
            communicationRating: 4,
            facilitiesRating: 3,
            inclusivityRating: 5,
            valueRating: 4,
          },
          { coachingRating: 4, ageGroup: 'U12s' },
          {
            ageGroup: 'U12s',
            valueRating: 1,
            coachingRating: 1,
            communicationRating: 1,
            facilitiesRating: 1,
            inclusivityRating: 1,
          },
          { ageGroup: 'prefer not to disclose' },
          { isVerified: false, coachingRating: 1 },
          { isVerified: true, isHeld: true, isApproved: false, coachingRating: 1 },
        ],
      },
      { name: 'Ashby Rovers', location: 'Ashby', reviews: [{}, { coachingRating: 5 }] },
      { name: 'élan Youth', location: 'York' },
      { name: 'Zebra Athletic', location: "St. Neot's", reviews: [{ coachingRating: 5, valueRating: 5 }] },
    ])) as [Club];
  });

  it('lists clubs by name, with the length of the list', async () => {
    const response = await api.call('/clubs');
    const clubs = (await response.json()) as ListedClub[];
    expect(clubs.map((club) => club.name)).toEqual([
      'Ashby Rovers',
      'élan Youth',
      'Leeds Lions',
      'Zebra Athletic',
    ]);
    expect(response.headers.get('x-total-count')).toBe('4');
    expect(response.headers.get('link')).toBeNull();
  });

  it('lists the addresses of all listed clubs at once for the sitemap, read once after each change', async () => {
    const { id } = lions;
    const addresses = async () => (await (await api.call('/sitemap/clubs')).json()) as string[];
    const all = (await (await api.call('/clubs')).json()) as ListedClub[];
    expect((await addresses()).sort()).toEqual(all.map(({ slug }) => slug).sort());
    const change = (state: 'hidden' | 'listed') =>
      api.database.transactions.runInTransaction(async (manager) => {
        await manager.update(Club, id, { state });
        invalidateClubs(manager, [id]);
      });
    await change('hidden');
    expect(await addresses()).not.toContain(lions.slug);
    await change('listed');
    const reading = jest.spyOn(api.get(ClubsRepository), 'listedSlugs');
    expect(await addresses()).toContain(lions.slug);
    expect(await addresses()).toContain(lions.slug);
    expect(reading).toHaveBeenCalledTimes(1);
  });

  it('links the next page while there is one', async () => {
    const first = await api.call('/clubs?limit=3');
    expect(first.headers.get('link')).toBe('</api/clubs?limit=3&page=2>; rel="next"');
    const second = await api.call('/clubs?limit=3&page=2');
    expect(await second.json()).toHaveLength(1);
    expect(second.headers.get('link')).toBeNull();
    expect(await api.read('/clubs?limit=3&page=900')).toEqual([]);
  });

  it('shows on a card what the visible reviews say', async () => {
    const [ashby] = await api.read<ListedClub[]>('/clubs?limit=1');
    expect(ashby).toMatchObject({
      id: expect.any(Number),
      name: 'Ashby Rovers',
      slug: 'ashby-rovers',
      location: 'Ashby',
      sport: 'Football',
      description: 'Ashby Rovers welcomes everybody.',
      imageUrl: null,
      website: null,
      homeGround: null,
      leagues: ['Sunday League'],
      overallRating: 4.1,
      reviewCount: 2,
    });
  });

  it.each(['/clubs', '/clubs/paginated', '/clubs/search', '/clubs/search?sport=lions'])(
    'has every field of a club in %s, as on its own page',
    async (path) => {
      const body = await api.read<ListedClub[] | ClubsPage>(path);
      const clubs: ListedClub[] = 'clubs' in body ? body.clubs : body;
      const listed = clubs.find(({ slug }) => slug === 'leeds-lions');
      const page = await api.read<Record<string, unknown>>('/clubs/leeds-lions');
      const fields = [
        ...['id', 'name', 'slug', 'location', 'sport', 'description', 'imageUrl', 'website', 'homeGround'],
        ...['leagues', 'overallRating', 'reviewCount', 'aiSummary', 'coachingRating', 'communicationRating'],
        ...['facilitiesRating', 'inclusivityRating', 'valueRating'],
      ];
      expect(listed).toMatchObject(Object.fromEntries(fields.map((field) => [field, page[field]])));
    },
  );

  it('pages clubs by name, rating and number of reviews', async () => {
    const byName = await api.read<ClubsPage>('/clubs/paginated?pageSize=3&page=2');
    expect(byName).toMatchObject({ total: 4, totalPages: 2, page: 2, pageSize: 3, totalIsCapped: false });
    expect(byName.clubs.map((club) => club.name)).toEqual(['Zebra Athletic']);
    const byRating = await api.read<ClubsPage>('/clubs/paginated?sort=rating');
    expect(byRating.clubs.map((club) => club.overallRating)).toEqual([4.4, 4.1, 3.3, 0]);
    const byReviews = await api.read<ClubsPage>('/clubs/paginated?sort=reviews');
    expect(byReviews.clubs.map((club) => club.reviewCount)).toEqual([4, 2, 1, 0]);
  });

  it('returns an empty page beyond the last', async () => {
    const page = await api.read<ClubsPage>('/clubs/paginated?page=50');
    expect(page).toMatchObject({ clubs: [], total: 4, totalPages: 1, page: 50 });
    expect(await api.read<ClubsPage>('/clubs/paginated?page=50&sort=rating')).toMatchObject({
      clubs: [],
      total: 4,
    });
    expect(await api.read<ClubsPage>('/clubs/paginated?page=50&q=leeds')).toMatchObject({
      clubs: [],
      total: 1,
    });
  });

  it.each([
    ['LION', ['Leeds Lions']],
    ['s l', ['Leeds Lions']],
    ['leeds', ['Leeds Lions']],
    ['Elan', ['élan Youth']],
    ['eed', ['Leeds Lions']],
    ['hby rov', ['Ashby Rovers']],
    ['ÉLAN', ['élan Youth']],
    ['st neots', ['Zebra Athletic']],
    ['  ashby  rovers ', ['Ashby Rovers']],
    ['o', ['Ashby Rovers', 'élan Youth', 'Leeds Lions', 'Zebra Athletic']],
    ['z', ['Zebra Athletic']],
    ['zz', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["' OR 1=1 --", []],
    ['x'.repeat(100), []],
  ])('finds clubs whose name or location contains %j', async (text, names) => {
    const page = await api.read<ClubsPage>(`/clubs/paginated?q=${encodeURIComponent(text)}`);
    expect(page.clubs.map((club) => club.name)).toEqual(names);
    expect(page).toMatchObject({ total: names.length, totalIsCapped: false });
  });

  it('finds by a long text', async () => {
    const name = 'The Extraordinarily Long Name Football And Social Club';
    await storeClubs(api.database, [{ name, location: 'Upper Somewhere' }]);
    const find = (text: string) => api.read<ClubsPage>(`/clubs/paginated?q=${encodeURIComponent(text)}`);
    expect((await find(name)).total).toBe(1);
    expect((await find(name.slice(4))).total).toBe(1);
    expect((await find(`${name} X`)).total).toBe(0);
    await api.database.dataSource.query('DELETE FROM clubs WHERE name = ?', [name]);
    await storeClubs(api.database, []);
  });

  it('shows a club by slug, in any case, and by id', async () => {
    const bySlug = await api.read<ClubDetail>('/clubs/leeds-lions');
    expect(bySlug.id).toBe(lions.id);
    expect(await api.read(`/clubs/${lions.id}`)).toEqual(bySlug);
    expect(await api.read('/clubs/LEEDS-Lions/')).toEqual(bySlug);
  });

  it('sums up the visible reviews of a club', async () => {
    const club = await api.read<ClubDetail>('/clubs/leeds-lions');
    expect(club).toMatchObject({
      overallRating: 3.3,
      reviewCount: 4,
      coachingRating: 3.5,
      communicationRating: 3.3,
      facilitiesRating: 3,
      inclusivityRating: 3.5,
      valueRating: 3.3,
      ratingCounts: [1, 0, 0, 3, 0],
      ageGroups: [
        { ageGroup: 'U12s', count: 2 },
        { ageGroup: 'U10s', count: 1 },
        { ageGroup: 'prefer not to disclose', count: 1 },
      ],
      teams: ['Under 9s', 'Under 10s'],
      // Pictures from other sites are shown once they're stored here.
      photos: [],
      postcode: 'LS6 3AA',
      latitude: 53.82,
      longitude: -1.57,
      aiSummary: null,
    });
  });

  it('doesn’t show a club’s contact address', async () => {
    const answers = await Promise.all(
      ['/clubs', '/clubs/paginated', '/clubs/leeds-lions', '/clubs/search'].map((path) =>
        api.call(path).then((r) => r.text()),
      ),
    );
    for (const answer of answers) {
      expect(answer).not.toContain(CONTACT_EMAIL);
      expect(answer).not.toMatch(/[\w.]+@[\w.]+/);
    }
  });

  it.each([
    '/clubs/no-such-club',
    '/clubs/0',
    '/clubs/-1',
    '/clubs/2147483648',
    '/clubs/99999999999999999999999999',
    '/clubs/1.5',
    '/clubs/1e3',
    '/clubs/%00',
    '/clubs/leeds-lions%00',
    '/clubs/%F0%9F%92%A9',
    '/clubs/%2e%2e%2fetc',
    '/clubs/leeds_lions',
    "/clubs/'%20OR%20'1'='1",
    `/clubs/${'a'.repeat(190)}`,
  ])('returns 404 at %s', async (path) => {
    const response = await api.call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ statusCode: 404, message: 'Club not found', error: 'Not Found' });
  });

  it.each([
    ['/clubs?limit=0', 'limit'],
    ['/clubs?limit=1001', 'limit'],
    ['/clubs?limit=ten', 'limit'],
    ['/clubs?page=0', 'page'],
    ['/clubs?page=1&page=2', 'page'],
    ['/clubs?page=1000001', 'page'],
    ['/clubs/paginated?pageSize=101', 'pageSize'],
    ['/clubs/paginated?page=-1', 'page'],
    ['/clubs/paginated?page=1.5', 'page'],
    ['/clubs/paginated?page=0x10', 'page'],
    ['/clubs/paginated?sort=price', 'sort'],
    [`/clubs/paginated?q=${'x'.repeat(101)}`, 'q'],
    ['/clubs/paginated?q=a&q=b', 'q'],
  ])('refuses %s, naming %s', async (path, field) => {
    const response = await api.call(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: 400,
      message: expect.stringMatching(new RegExp(`^${field} must be`)),
      fields: { [field]: expect.stringMatching(new RegExp(`^${field} must be`)) as string },
      error: 'Bad Request',
    });
  });

  it('treats an empty parameter as missing', async () => {
    expect(await api.read<ClubsPage>('/clubs/paginated?page=&pageSize=&q=&sort=')).toMatchObject({
      page: 1,
      pageSize: 20,
      total: 4,
    });
  });
});
