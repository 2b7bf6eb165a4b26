import type { ClubTeam } from '@club-reviews/domain/club-facts';
import type { ClubSeed } from '../../../test/support/factories.js';
import { NO_TRANSACTION, storeClubs, rated } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { Postcode } from '../postcodes/postcode.entity.js';
import type { FoundClubs } from './find.dto.js';

const CENTRE = { latitude: 53.82, longitude: -1.57 };
const DEGREES_PER_MILE = 1 / 69.0934;

const north = (miles: number) => ({
  latitude: CENTRE.latitude + miles * DEGREES_PER_MILE,
  longitude: CENTRE.longitude,
});

const team = (
  ageGroup: string,
  category: ClubTeam['category'],
  days: ClubTeam['training'][number]['day'][] = [],
  places: ClubTeam['places'] = null,
): ClubTeam => ({
  ageGroup,
  category,
  name: null,
  training: days.map((day) => ({ day, start: null, end: null })),
  places,
  freePlaces: null,
});

const CLUBS: ClubSeed[] = [
  {
    name: 'Adel Arrows',
    ...north(0.5),
    location: 'Adel, Leeds',
    leagues: ['Garforth Junior League'],
    teamDetails: [team('U10s', 'girls', ['tue'], 'no'), team('U12s', 'girls', ['thu'], 'yes')],
    reviews: [rated(4), rated(5)],
  },
  {
    name: 'Bramley Bears',
    ...north(2),
    location: 'Bramley, Leeds',
    leagues: ['Garforth junior league', 'Harrogate League'],
    teamDetails: [team('U10s', 'girls', ['tue', 'sat'], 'yes'), team('U10s', 'boys', ['mon'])],
    cost: { pence: 2500, per: 'month', note: 'with kit' },
    reviews: [rated(3)],
  },
  {
    name: 'Otley Otters',
    ...north(6.5),
    location: 'Otley',
    leagues: [],
    teamDetails: [team('all ages', 'disability', ['sun'], 'yes')],
  },
  {
    name: 'Truro Terns',
    location: 'Truro',
    latitude: 50.26,
    longitude: -5.05,
    leagues: [],
    reviews: [rated(2)],
  },
  { name: 'Nowhere Known', location: 'England', latitude: null, longitude: null, leagues: [] },
];

describe('the search for clubs over HTTP', () => {
  const api = useTestApi('suite');
  const find = (query: string) => api.read<FoundClubs>(`/clubs/find?${query}`);
  const names = async (query: string) => (await find(query)).clubs.map(({ name }) => name);

  beforeAll(async () => {
    await storeClubs(api.database, CLUBS);
    await api.database.dataSource.manager.save(Postcode, { postcode: 'LS63AA', ...CENTRE }, NO_TRANSACTION);
  });

  it('lists every club by name for an empty query', async () => {
    const found = await find('');
    expect(found.clubs.map(({ name }) => name)).toEqual([
      'Adel Arrows',
      'Bramley Bears',
      'Nowhere Known',
      'Otley Otters',
      'Truro Terns',
    ]);
    expect(found).toMatchObject({
      total: 5,
      totalIsCapped: false,
      page: 1,
      pageSize: 20,
      totalPages: 1,
      place: null,
      placeNotFound: false,
      wider: null,
      nearest: [],
    });
  });

  it('shows the facts that help parents choose, and no address', async () => {
    const { clubs } = await find('q=LS6%203AA');
    expect(clubs[1]).toMatchObject({
      name: 'Bramley Bears',
      slug: 'bramley-bears',
      distanceMiles: 2,
      ages: ['U10s'],
      teams: ['boys', 'girls'],
      days: ['mon', 'tue', 'sat'],
      cost: { pence: 2500, per: 'month' },
      placesFree: true,
      isClaimed: false,
      fewReviews: true,
      overallRating: 3,
      reviewCount: 1,
    });
    const text = await (await api.call('/clubs/find')).text();
    expect(text).not.toContain('@');
  });

  describe('place', () => {
    it.each([
      ...['LS63AA', 'LS6‑3AA', '\u202ALS6 3AA\u202C', 'LS6–3AA', '(LS6 3AA)', 'Leeds LS6 3AA'],
      ...['LS6 3AA Leeds', 'LS6\u200B3AA'],
    ])('is a postcode such as %j', async (q) => {
      const found = await find(`q=${encodeURIComponent(q)}`);
      expect(found.place).toEqual({ label: 'LS6 3AA', ...CENTRE, kind: 'postcode' });
      expect(found.clubs.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
        ['Adel Arrows', 0.5],
        ['Bramley Bears', 2],
      ]);
    });

    it.each(['Leeds LS6', 'LS6, Leeds', '，ＬＳ６'])(
      'is an outward code among words such as %j',
      async (q) => {
        expect((await find(`q=${encodeURIComponent(q)}`)).place).toMatchObject({ label: 'LS6' });
      },
    );

    it('goes as far as the home page’s search says', async () => {
      const found = await find('q=LS6');
      const home = await api.read<{ slug: string; distanceMiles: number }[]>(
        '/clubs/search?postcode=LS6&radiusMiles=5',
      );
      const distances = (clubs: readonly { slug: string; distanceMiles: number | null }[]) =>
        clubs.map(({ slug, distanceMiles }) => [slug, distanceMiles]);
      expect(home.length).toBeGreaterThan(1);
      expect(distances(found.clubs)).toEqual(distances(home));
    });

    it.each(['otley', 'Otley', 'OTLEY '])('is a town of the directory such as %j', async (near) => {
      const { place, clubs } = await find(`near=${encodeURIComponent(near)}`);
      expect(place).toMatchObject({ label: 'Otley', kind: 'town' });
      expect(clubs.map(({ name }) => name)).toEqual(['Otley Otters', 'Bramley Bears']);
    });

    it('is also the city of districts, in the middle of its clubs', async () => {
      const { place } = await find('near=leeds');
      expect(place).toMatchObject({ label: 'Leeds', kind: 'town' });
      expect(place?.latitude).toBeCloseTo(north(1.25).latitude, 5);
    });

    it('is the visitor’s location rather than a named one', async () => {
      const { place, clubs } = await find('lat=53.82&lng=-1.57&near=Truro');
      expect(place).toEqual({ label: 'Your location', ...CENTRE, kind: 'location' });
      expect(clubs[0]?.name).toBe('Adel Arrows');
    });

    it('is rounded to a hundred metres', async () => {
      expect((await find('lat=53.8204567&lng=-1.5704567')).place).toMatchObject(CENTRE);
    });

    it('is narrowed to clubs with a name near the visitor', async () => {
      expect(await names('lat=53.82&lng=-1.57&q=bears')).toEqual(['Bramley Bears']);
      expect(await names('near=LS6%203AA&q=bears')).toEqual(['Bramley Bears']);
      expect(await names('near=Truro&q=bears')).toEqual([]);
    });

    it('is the one asked for rather than one in the words', async () => {
      const { place, clubs } = await find('near=Otley&q=LS6&radius=1');
      expect(place).toMatchObject({ label: 'Otley' });
      expect(clubs.map(({ name }) => name)).toEqual(['Otley Otters']);
    });

    it('is offered with the number of clubs around it that match the filters', async () => {
      const found = await find('q=leeds&radius=10&team=disability');
      expect(found).toMatchObject({ total: 0, place: null });
      expect(found.nearby).toMatchObject({ label: 'Leeds', kind: 'town', radius: 10, total: 1 });
      expect((await find(`near=${found.nearby?.label}&radius=10&team=disability`)).total).toBe(1);
      expect((await find('q=leeds&radius=3&team=disability')).nearby).toBeNull();
      expect((await find('q=leeds&near=otley')).nearby).toBeNull();
    });

    it.each([
      ['1', ['Adel Arrows']],
      ['3', ['Adel Arrows', 'Bramley Bears']],
      ['10', ['Adel Arrows', 'Bramley Bears', 'Otley Otters']],
    ])('reaches %s miles', async (radius, expected) => {
      expect(await names(`q=LS63AA&radius=${radius}`)).toEqual(expected);
    });

    it.each(['near=Atlantis', 'near=Atlantis&q=bears'])('may be one that nobody knows: %s', async (query) => {
      expect(await find(query)).toMatchObject({ placeNotFound: true, place: null, total: 0 });
    });
  });

  describe('filters', () => {
    it.each([
      ['age=U10s', ['Adel Arrows', 'Bramley Bears', 'Otley Otters']],
      ['age=U12s', ['Adel Arrows', 'Otley Otters']],
      ['age=all%20ages', ['Otley Otters']],
      ['team=girls', ['Adel Arrows', 'Bramley Bears']],
      ['team=girls,boys', ['Bramley Bears']],
      ['team=girls&team=boys', ['Bramley Bears']],
      ['team=mixed', []],
      ['team=disability', ['Otley Otters']],
      ['day=thu', ['Adel Arrows']],
      ['day=thu,sun', ['Adel Arrows', 'Otley Otters']],
      ['places=true', ['Adel Arrows', 'Bramley Bears', 'Otley Otters']],
      ['places=false&team=boys', ['Bramley Bears']],
      ['stars=3', ['Adel Arrows', 'Bramley Bears']],
      ['stars=4', ['Adel Arrows']],
      ['stars=5', []],
      ['reviewed=true', ['Adel Arrows', 'Bramley Bears', 'Truro Terns']],
      ['league=garforth-junior-league', ['Adel Arrows', 'Bramley Bears']],
      ['league=harrogate-league', ['Bramley Bears']],
      ['league=none-such', []],
      ['reviewed=true&team=girls&league=harrogate-league', ['Bramley Bears']],
      ['colour=red', CLUBS.map(({ name }) => name).sort()],
    ])('%s', async (query, expected) => {
      expect(await names(query)).toEqual(expected);
    });

    it('require age, team, day and places of one and the same team', async () => {
      expect(await names('age=U10s&team=girls&day=tue')).toEqual(['Adel Arrows', 'Bramley Bears']);
      // Adel has girls under 10 on Tuesday, and places, but not both at once.
      expect(await names('age=U10s&team=girls&day=tue&places=true')).toEqual(['Bramley Bears']);
      expect(await names('age=U10s&team=girls&day=thu')).toEqual([]);
      expect(await names('age=U10s&team=boys&places=true')).toEqual([]);
    });

    it('show days and places of the teams that match', async () => {
      const { clubs } = await find('age=U10s&team=girls');
      expect(clubs.map(({ days, placesFree }) => [days, placesFree])).toEqual([
        [['tue'], false],
        [['tue', 'sat'], true],
      ]);
    });
  });

  describe('clubs that haven’t listed teams', () => {
    it.each([
      ['age=U10s&team=girls', 2, ['Nowhere Known', 'Truro Terns']],
      ['day=thu&reviewed=true', 1, ['Truro Terns']],
      ['places=true&stars=3', 0, []],
      ['team=boys&near=Truro', 1, ['Truro Terns']],
      ['team=boys&q=nowhere', 1, ['Nowhere Known']],
    ])('are counted and can be read: %s', async (query, count, expected) => {
      expect((await find(query)).unlisted).toBe(count);
      const found = await find(`${query}&unlisted=true`);
      expect(found).toMatchObject({ total: count, unlisted: count });
      expect(found.clubs.map(({ name }) => name)).toEqual(expected);
    });

    it('aren’t looked for if nothing is asked that they could have listed', async () => {
      const { total, unlisted } = await find('reviewed=true&unlisted=true');
      expect({ total, unlisted }).toEqual({ total: (await find('reviewed=true')).total, unlisted: 0 });
    });
  });

  describe('the team that matches', () => {
    it.each([
      ['age=U12s', ['U12s', 'all ages']],
      ['team=boys', ['U10s']],
      ['team=girls', ['U12s', 'U10s']],
      ['day=sat', ['U10s']],
      ['age=U10s&places=true', ['U10s', 'all ages']],
    ])('fits all of %s, and has free places if one of the club’s has', async (query, expected) => {
      expect((await find(query)).clubs.map(({ matching }) => matching?.ageGroup)).toEqual(expected);
    });

    it('has what the club says about it', async () => {
      const [bears] = (await find('age=U10s&team=boys')).clubs;
      expect(bears?.matching).toEqual(team('U10s', 'boys', ['mon']));
    });

    it('is none without filters for teams', async () => {
      expect((await find('q=bears&reviewed=true')).clubs[0]?.matching).toBeNull();
    });
  });

  describe('counts', () => {
    it('are of every choice, with the name of a league as most of its clubs write it', async () => {
      const { facets } = await find('');
      expect(facets.ages).toContainEqual({ value: 'U10s', count: 3 });
      expect(facets.girls).toContainEqual({ value: 'U7s', count: 0 });
      expect(facets.days).toContainEqual({ value: 'tue', count: 2 });
      expect(facets.stars.map(({ count }) => count)).toEqual([3, 3, 2, 1, 0]);
      expect(facets.leagues).toEqual([
        { value: 'garforth-junior-league', label: 'Garforth Junior League', count: 2 },
        { value: 'harrogate-league', label: 'Harrogate League', count: 1 },
      ]);
    });

    it.each([
      '',
      'age=U10s',
      'team=girls',
      'age=U10s&team=girls&day=tue',
      'q=LS63AA&places=true',
      'stars=3&team=girls',
    ])('agree with what the choice then finds: %s', async (query) => {
      const { facets } = await find(query);
      const kept = Object.fromEntries(new URLSearchParams(query));
      const choices: (readonly [chosen: Record<string, string>, count: number])[] = [
        ...facets.ages.map(({ value, count }) => [{ age: value }, count] as const),
        ...facets.girls.map(({ value, count }) => [{ age: value, team: 'girls' }, count] as const),
        ...facets.teams.map(({ value, count }) => [{ team: value }, count] as const),
        ...facets.days.map(({ value, count }) => [{ day: value }, count] as const),
        ...facets.stars.map(({ value, count }) => [{ stars: String(value) }, count] as const),
        ...facets.leagues.map(({ value, count }) => [{ league: value }, count] as const),
        [{ places: 'true' }, facets.places],
        [{ reviewed: 'true' }, facets.reviewed],
      ];
      for (const [chosen, count] of choices) {
        const { total } = await find(new URLSearchParams({ ...kept, ...chosen }).toString());
        expect({ chosen, total }).toEqual({ chosen, total: count });
      }
    });
  });

  describe('nothing around a place', () => {
    it('offers the next radius with any results, and the nearest matches', async () => {
      const found = await find('q=LS63AA&radius=3&team=disability');
      expect(found).toMatchObject({ total: 0, clubs: [], wider: { radius: 10, total: 1 } });
      expect(found.nearest.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
        ['Otley Otters', 6.5],
      ]);
    });

    it('offers only the nearest when even the largest radius has none', async () => {
      const found = await find('near=Truro&radius=5&team=girls');
      expect(found.wider).toBeNull();
      expect(found.nearest.map(({ name }) => name)).toEqual(['Adel Arrows', 'Bramley Bears']);
    });
  });

  describe('order', () => {
    it.each([
      ['sort=name&q=LS63AA&radius=10', ['Adel Arrows', 'Bramley Bears', 'Otley Otters']],
      ['sort=rating', ['Adel Arrows', 'Bramley Bears', 'Truro Terns', 'Nowhere Known', 'Otley Otters']],
      ['sort=reviews', ['Adel Arrows', 'Bramley Bears', 'Truro Terns', 'Nowhere Known', 'Otley Otters']],
      ['sort=rating&q=LS63AA', ['Adel Arrows', 'Bramley Bears']],
      ['sort=distance&reviewed=true', ['Adel Arrows', 'Bramley Bears', 'Truro Terns']],
    ])('%s', async (query, expected) => {
      expect(await names(query)).toEqual(expected);
    });

    it('puts a match at the start of the name first', async () => {
      expect((await names('q=o'))[0]).toBe('Otley Otters');
    });

    it('pages', async () => {
      const second = await find('pageSize=2&page=2');
      expect(second.clubs.map(({ name }) => name)).toEqual(['Nowhere Known', 'Otley Otters']);
      expect(second).toMatchObject({ total: 5, totalPages: 3, page: 2, pageSize: 2 });
      expect((await find('pageSize=2&page=900000')).clubs).toEqual([]);
    });
  });

  it.each([
    ['lat=53.8', 'lng'],
    ['lng=-1.5', 'lat'],
    ['lat=10&lng=-1.5', 'lat'],
    ['lat=53.8&lng=90', 'lng'],
    ['lat=1e1&lng=-1.5', 'lat'],
    ['lat=NaN&lng=-1.5', 'lat'],
    ['radius=2', 'radius'],
    ['radius=-5', 'radius'],
    ['age=U99s', 'age'],
    ['team=cats', 'team.0'],
    ['day=monday', 'day.0'],
    ['places=yes', 'places'],
    ['stars=0', 'stars'],
    ['stars=4.5', 'stars'],
    ['reviewed=1', 'reviewed'],
    ['sort=best', 'sort'],
    ['page=0', 'page'],
    ['pageSize=51', 'pageSize'],
    [`q=${'x'.repeat(101)}`, 'q'],
    [`league=${'x'.repeat(101)}`, 'league'],
    ['q=a&q=b', 'q'],
  ])('refuses %s', async (query, field) => {
    const response = await api.call(`/clubs/find?${query}`);
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field.split('.')[0]]);
  });

  it('takes the name of a club for a name, even if it contains an outward code', async () => {
    expect((await find('q=Eagles%20E1')).place).toMatchObject({ label: 'E1' });
    await storeClubs(api.database, [{ name: 'Eagles E1', location: 'London', leagues: [] }]);
    expect(await find('q=Eagles%20E1')).toMatchObject({ place: null, total: 1 });
  });
});
