import { storeClubs } from '../../../test/support/factories.js';
import { CLUBS, team, useSearch } from '../../../test/support/searched-clubs.js';

describe('the search for clubs over HTTP', () => {
  const { api, find, names } = useSearch();

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
