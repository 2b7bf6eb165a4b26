import { storeClubs } from '../../test/support/factories.js';
import { useTestApi } from '../../test/support/test-api.js';
import { Postcode } from './postcodes/postcode.entity.js';
import type { ClubSearchResult } from './clubs.dto.js';

/** One minute of latitude is 1.15 miles; the clubs lie due north and east of the centre. */
const CENTRE = { latitude: 53.82, longitude: -1.57 };
const DEGREES_PER_MILE = 1 / 69.0934;

describe('club search over HTTP', () => {
  const api = useTestApi('suite');
  const find = (query: string) => api.read<ClubSearchResult[]>(`/clubs/search?${query}`);
  const names = async (query: string) => (await find(query)).map((club) => club.name);

  beforeAll(async () => {
    const north = (miles: number) => ({
      latitude: CENTRE.latitude + miles * DEGREES_PER_MILE,
      longitude: CENTRE.longitude,
    });
    await storeClubs(api.database, [
      { name: 'Four Miles Rovers', ...north(4) },
      { name: 'Half Mile Rovers', ...north(0.5) },
      { name: 'Just Inside Town', ...north(2.99) },
      { name: 'Just Outside Town', ...north(3.01) },
      {
        name: 'Corner City',
        latitude: CENTRE.latitude + 2.9 * DEGREES_PER_MILE,
        longitude: CENTRE.longitude + 0.07,
      },
      { name: 'Faraway United', location: 'Truro', latitude: 50.26, longitude: -5.05 },
      { name: 'Nowhere Known', latitude: null, longitude: null },
      {
        name: 'Walkers',
        sport: 'Walking Football',
        ...north(1.5),
        teamDetails: [
          {
            ...{ ageGroup: 'U10s', category: 'girls', name: null, places: 'yes', freePlaces: null },
            training: [{ day: 'tue', start: null, end: null }],
          },
        ],
        cost: { pence: 2500, per: 'month', note: 'with kit' },
      },
      { name: 'Futsal Football Friends', sport: 'Futsal', location: 'Truro' },
    ]);
    await api.database.dataSource.manager.save(Postcode, { postcode: 'LS63AA', ...CENTRE });
  });

  it('lists clubs around a postcode by distance', async () => {
    const clubs = await find('postcode=LS6%203AA&radiusMiles=3');
    expect(clubs.map((club) => [club.name, club.distanceMiles])).toEqual([
      ['Half Mile Rovers', 0.5],
      ['Walkers', 1.5],
      ['Just Inside Town', 2.99],
    ]);
  });

  it('has the facts that help parents choose, whether by place or by name', async () => {
    const facts = {
      ...{ ages: ['U10s'], teams: ['girls'], days: ['tue'], placesFree: true },
      cost: { pence: 2500, per: 'month' },
    };
    for (const query of ['postcode=LS6%203AA&radiusMiles=3', 'sport=walkers']) {
      const walkers = (await find(query)).find(({ name }) => name === 'Walkers');
      expect(walkers).toMatchObject(facts);
    }
    const [nearest] = await find('postcode=LS6%203AA&radiusMiles=1');
    expect(nearest).toMatchObject({ ages: [], teams: [], days: [], cost: null, placesFree: false });
  });

  it('says where it looked and where the clubs are, as far as that’s known', async () => {
    const response = await api.call('/clubs/search?postcode=LS63AA&radiusMiles=1');
    expect(response.headers.get('x-search-centre')).toBe(`${CENTRE.latitude},${CENTRE.longitude}`);
    const [nearest] = (await response.json()) as ClubSearchResult[];
    expect(nearest!.latitude).toBeCloseTo(CENTRE.latitude + 0.5 * DEGREES_PER_MILE, 5);
    expect(nearest!.longitude).toBeCloseTo(CENTRE.longitude, 5);

    const byName = await api.call('/clubs/search?sport=nowhere');
    expect(byName.headers.get('x-search-centre')).toBeNull();
    expect(await byName.json()).toEqual([expect.objectContaining({ latitude: null, longitude: null })]);
  });

  it.each(['ls63aa', 'LS6 3AA', ' Ls6-3aa ', 'LS6  3AA'])('understands the postcode %j', async (postcode) => {
    expect(await names(`postcode=${encodeURIComponent(postcode)}&radiusMiles=1`)).toEqual([
      'Half Mile Rovers',
    ]);
  });

  it('looks five miles around when no radius is given', async () => {
    expect(await names('postcode=LS63AA')).toContain('Four Miles Rovers');
    expect(await names('postcode=LS63AA&radiusMiles=')).toContain('Four Miles Rovers');
  });

  it('understands an outward code on its own', async () => {
    expect(await names('postcode=LS6')).toContain('Half Mile Rovers');
  });

  it('understands a town', async () => {
    const response = await api.call('/clubs/search?postcode=truro');
    expect(response.headers.get('x-search-centre')).toBe('50.26,-5.05');
    expect((await response.json()) as ClubSearchResult[]).toMatchObject([
      { name: 'Faraway United', distanceMiles: 0 },
    ]);
  });

  it('narrows a postcode search by name or sport', async () => {
    expect(await names('postcode=LS63AA&sport=rovers')).toEqual(['Half Mile Rovers', 'Four Miles Rovers']);
    expect(await names('postcode=LS63AA&sport=walking')).toEqual(['Walkers']);
    expect(await names('postcode=LS63AA&sport=%25')).toEqual([]);
  });

  it('pages a postcode search', async () => {
    const response = await api.call('/clubs/search?postcode=LS63AA&limit=2&page=2');
    expect(((await response.json()) as ClubSearchResult[]).map((club) => club.name)).toEqual([
      'Just Inside Town',
      'Just Outside Town',
    ]);
    expect(response.headers.get('x-total-count')).toBe('6');
    expect(response.headers.get('link')).toBe(
      '</api/clubs/search?postcode=LS63AA&limit=2&page=3>; rel="next"',
    );
    const beyond = await api.call('/clubs/search?postcode=LS63AA&limit=2&page=9');
    expect(await beyond.json()).toEqual([]);
    expect(beyond.headers.get('x-total-count')).toBe('6');
  });

  it('finds by name, sport or location, without distances, in name order', async () => {
    const clubs = await find('sport=FOOTBALL&limit=3');
    expect(clubs.map((club) => [club.name, club.distanceMiles])).toEqual([
      ['Corner City', null],
      ['Faraway United', null],
      ['Four Miles Rovers', null],
    ]);
    expect(await names('sport=futsal')).toEqual(['Futsal Football Friends']);
    expect(await names('sport=rovers')).toEqual(['Four Miles Rovers', 'Half Mile Rovers']);
    expect(await names('sport=truro')).toEqual(['Faraway United', 'Futsal Football Friends']);
  });

  it('counts each club once, even if name and sport match', async () => {
    const response = await api.call('/clubs/search?sport=football');
    expect(response.headers.get('x-total-count')).toBe('9');
    expect(await response.json()).toHaveLength(9);
  });

  it('finds by location, on its own or with a name', async () => {
    expect(await names('location=truro')).toEqual(['Faraway United', 'Futsal Football Friends']);
    expect(await names('location=truro&sport=united')).toEqual(['Faraway United']);
    expect(await names('location=truro&sport=futsal')).toEqual(['Futsal Football Friends']);
  });

  it('lists all clubs when the query is empty', async () => {
    expect(await names('sport=&location=&postcode=&radiusMiles=5')).toHaveLength(9);
  });

  it.each([
    ['postcode=NOT%20ONE', 'Enter a postcode like LS6 or LS6 3AA.'],
    ['postcode=LS', 'Enter a postcode like LS6 or LS6 3AA.'],
    ['postcode=Trur', 'Enter a postcode like LS6 or LS6 3AA. Looking for Truro? See 1 club.'],
    ['postcode=Turro', 'Enter a postcode like LS6 or LS6 3AA. Looking for Truro? See 1 club.'],
    ['postcode=ZZ99', 'postcode "ZZ99" wasn’t found'],
    ['postcode=ZZ99%209ZZ', 'postcode "ZZ99 9ZZ" wasn’t found'],
    ['postcode=%00LS', 'Enter a postcode like LS6 or LS6 3AA.'],
    ['radiusMiles=2', 'radiusMiles must be one of 1, 3, 5'],
    ['radiusMiles=-1', 'radiusMiles must be one of'],
    ['radiusMiles=1e1', 'radiusMiles must be one of'],
    ['limit=5000', 'limit must be'],
    [`sport=${'x'.repeat(101)}`, 'sport must be'],
  ])('refuses %s', async (query, message) => {
    const response = await api.call(`/clubs/search?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: 400,
      message: expect.stringContaining(message),
      fields: { [query.split('=')[0] ?? '']: expect.stringContaining(message) as string },
      error: 'Bad Request',
    });
  });
});
