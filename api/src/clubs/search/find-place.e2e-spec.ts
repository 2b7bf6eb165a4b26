import { CENTRE, north, useSearch } from '../../../test/support/searched-clubs.js';

describe('the place of a search for clubs', () => {
  const { api, find, names } = useSearch();

  it.each([
    ...['LS63AA', 'LS6‑3AA', '\u202ALS6 3AA\u202C', 'LS6–3AA', '(LS6 3AA)', 'Leeds LS6 3AA'],
    ...['LS6 3AA Leeds', 'LS6\u200B3AA', 'LS6 3AA,'],
  ])('is a postcode such as %j', async (q) => {
    const found = await find(`q=${encodeURIComponent(q)}`);
    expect(found.place).toEqual({ label: 'LS6 3AA', ...CENTRE, kind: 'postcode' });
    expect(found.clubs.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
      ['Adel Arrows', 0.5],
      ['Bramley Bears', 2],
    ]);
  });

  it.each(['Leeds LS6', 'LS6, Leeds', 'near LS6', 'ＬＳ６', '，ＬＳ６'])(
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

  it('is also a town without a club, with the nearest ones', async () => {
    const found = await find('near=harrogate');
    expect(found).toMatchObject({
      place: { label: 'Harrogate', kind: 'town' },
      placeNotFound: false,
      total: 0,
    });
    expect(found.nearest[0]?.name).toBe('Otley Otters');
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
