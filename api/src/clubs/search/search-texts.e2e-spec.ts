import { storeClubs } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { ClubSearchResult } from '../clubs.dto.js';
import { Postcode } from '../postcodes/postcode.entity.js';
import type { FoundClubs } from './find.dto.js';

const CENTRE = { latitude: 53.82, longitude: -1.57 };

const LIONS = 'Leeds Lions';
const HAWKS = 'Headingley Hawks';
const MARYS = 'St. Mary’s Juniors';
const BURY = 'Bury Town Colts';
const STAGS = 'Shrewsbury Stags';
const LAMBETH = 'Atlético Lambeth';
const OWLS = 'Østerley Owls';
const ROAD = 'London Road Rangers';
const OBRIEN = "O'Brien & Sons Athletic";
const STOKE = 'Stoke-on-Trent Tigers';
const SCOUTS = '1st Ilkley Scouts';
const TEAM = 'Team 442';
const PARK = 'Bradford (Park Avenue) Juniors';

const CLUBS = [
  { name: LIONS, location: 'Headingley, Leeds', latitude: 53.825, longitude: -1.57 },
  { name: HAWKS, location: 'Headingley, Leeds', latitude: 53.83, longitude: -1.58 },
  { name: MARYS, location: 'Otley', latitude: 53.905, longitude: -1.691 },
  { name: BURY, location: 'Bury', latitude: 53.593, longitude: -2.298 },
  { name: STAGS, location: 'Shrewsbury', latitude: 52.708, longitude: -2.754 },
  { name: LAMBETH, location: 'Lambeth, London', latitude: 51.496, longitude: -0.111 },
  { name: OWLS, location: 'Osterley, London', latitude: 51.481, longitude: -0.352 },
  { name: ROAD, location: 'Derby', latitude: 52.915, longitude: -1.46 },
  { name: OBRIEN, location: 'York', latitude: 53.96, longitude: -1.08 },
  { name: STOKE, location: 'Stoke-on-Trent', latitude: 53.003, longitude: -2.179 },
  { name: SCOUTS, location: 'Ilkley', latitude: 53.925, longitude: -1.822 },
  { name: TEAM, location: 'Ilkley', latitude: 53.926, longitude: -1.82 },
  { name: PARK, location: 'Bradford', latitude: 53.795, longitude: -1.759 },
];

describe('what visitors type', () => {
  const api = useTestApi('suite');
  const find = (q: string) => api.read<FoundClubs>(`/clubs/find?${new URLSearchParams({ q }).toString()}`);
  /** What the home page's fields find, by the call of its screen and by the specification's. */
  const home = async (field: 'sport' | 'postcode', text: string) => {
    const names = getNames(await api.read<ClubSearchResult[]>(`/clubs/search?${getQuery(field, text)}`));
    const { clubs } = await api.read<FoundClubs>(
      `/clubs/find?${getQuery(field === 'sport' ? 'q' : 'near', text)}`,
    );
    expect(getNames(clubs)).toEqual(names);
    return names;
  };
  const getQuery = (field: string, text: string) => new URLSearchParams({ [field]: text }).toString();
  const getNames = (clubs: readonly { name: string }[]) => clubs.map(({ name }) => name).sort();

  beforeAll(async () => {
    await storeClubs(api.database, CLUBS);
    await api.database.dataSource.manager.save(Postcode, { postcode: 'LS63AA', ...CENTRE });
  });

  describe('is part of a name or location', () => {
    it.each<[text: string, expected: string[]]>([
      ['lions', [LIONS]],
      ['ions', [LIONS]],
      ['leeds li', [LIONS]],
      ['  HAWK ', [HAWKS]],
      ['road ran', [ROAD]],
      ['town', [BURY]],
      ['st mary’s', [MARYS]],
      ["St Mary's", [MARYS]],
      ['st marys', [MARYS]],
      ['st. mary`s', [MARYS]],
      ["o'brien", [OBRIEN]],
      ['OBRIEN', [OBRIEN]],
      ['O’Brien & Sons', [OBRIEN]],
      ['obrien and sons', [OBRIEN]],
      ['brien &', [OBRIEN]],
      ['atletico', [LAMBETH]],
      ['ATLÉTICO LAMBETH', [LAMBETH]],
      ['østerley owls', [OWLS]],
      ['osterley', [OWLS]],
      ['stoke on trent tigers', [STOKE]],
      ['stoke–on–trent', [STOKE]],
      ['bradford park avenue', [PARK]],
      ['(park avenue)', [PARK]],
      ['442', [TEAM]],
      ['1st', [SCOUTS]],
      ['1st ilk', [SCOUTS]],
      ['Headingley, Leeds', [HAWKS, LIONS]],
    ])('such as %j', async (text, expected) => {
      const found = await find(text);
      expect(getNames(found.clubs)).toEqual(expected);
      expect(found).toMatchObject({ place: null, placeNotFound: false, similar: false });
      expect(await home('sport', text)).toEqual(expected);
    });
  });

  describe('is a town too, and what’s nearby is offered', () => {
    it.each<[text: string, label: string, expected: string[], around: string[]]>([
      ['Leeds', 'Leeds', [HAWKS, LIONS], [HAWKS, LIONS]],
      ['leeds ', 'Leeds', [HAWKS, LIONS], [HAWKS, LIONS]],
      ['HEADINGLEY', 'Headingley', [HAWKS, LIONS], [HAWKS, LIONS]],
      ['otley', 'Otley', [MARYS], [MARYS]],
      ['Bury', 'Bury', [BURY, STAGS], [BURY]],
      ['York', 'York', [OBRIEN], [OBRIEN]],
      ['ilkley', 'Ilkley', [SCOUTS, TEAM], [SCOUTS, TEAM]],
      ['stoke on trent', 'Stoke-on-Trent', [STOKE], [STOKE]],
    ])('such as %j', async (text, label, expected, around) => {
      const found = await find(text);
      expect(getNames(found.clubs)).toEqual([...expected].sort());
      expect(found).toMatchObject({
        place: null,
        similar: false,
        nearby: { label, kind: 'town', radius: 5, total: around.length },
      });
      expect(await home('sport', text)).toEqual([...expected].sort());
      expect(await home('postcode', text)).toEqual([...around].sort());
    });
  });

  it('is a town of the directory, whose middle is too far from its clubs to offer', async () => {
    const found = await find('london');
    expect(getNames(found.clubs)).toEqual([LAMBETH, ROAD, OWLS]);
    expect(found.nearby).toBeNull();
  });

  describe('is a postcode', () => {
    it.each([
      ['LS6 3AA', 'LS6 3AA'],
      ['ls63aa', 'LS6 3AA'],
      [' ls6  3aa', 'LS6 3AA'],
      ['LS6-3AA', 'LS6 3AA'],
      ['LS6 3AA, Leeds', 'LS6 3AA'],
      ['LS6', 'LS6'],
      ['ls6', 'LS6'],
      ['LS6 3', 'LS6'],
      ['ls6 3a', 'LS6'],
      ['near LS6', 'LS6'],
    ])('such as %j', async (text, label) => {
      const found = await find(text);
      expect(getNames(found.clubs)).toEqual([HAWKS, LIONS]);
      expect(found).toMatchObject({ place: { label, kind: 'postcode' }, similar: false, nearby: null });
      expect(await home('postcode', text)).toEqual([HAWKS, LIONS]);
    });

    it.each(['ZZ99 9ZZ', 'ZZ99'])('that nobody knows, such as %j', async (text) => {
      expect(await find(text)).toMatchObject({ total: 0, place: null, placeNotFound: true, similar: false });
    });
  });

  describe('is misspelt, and said to be', () => {
    it.each<[text: string, expected: string[]]>([
      ['leeds loins', [LIONS]],
      ['headingly', [HAWKS, LIONS]],
      ['otely', [MARYS]],
      ['atletco', [LAMBETH]],
      ['lions leeds', [LIONS]],
      ['haedingley hakws', [HAWKS]],
    ])('such as %j', async (text, expected) => {
      const found = await find(text);
      expect(getNames(found.clubs)).toEqual(expected);
      expect(found).toMatchObject({ similar: true, placeNotFound: false, nearby: null });
    });
  });

  it.each(['xyzzy', '%', '???', 'fc barcelona', 'U10'])('finds nothing: %j', async (text) => {
    expect(await find(text)).toMatchObject({ total: 0, place: null, similar: false });
    expect(await home('sport', text)).toEqual([]);
  });
});
