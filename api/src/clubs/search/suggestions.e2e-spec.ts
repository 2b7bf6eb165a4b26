import { storeClubs } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { FindSuggestions } from './find.dto.js';

const PLACE = { latitude: 53.8, longitude: -1.55 };

describe('suggestions while typing', () => {
  const api = useTestApi('suite');
  const suggest = (q: string) => api.read<FindSuggestions>(`/clubs/suggestions?q=${encodeURIComponent(q)}`);
  const clubs = async (q: string) => (await suggest(q)).clubs.map(({ name }) => name);
  const towns = async (q: string) => (await suggest(q)).towns.map(({ label }) => label);
  const postcodes = async (q: string) => (await suggest(q)).postcodes.map(({ label }) => label);

  beforeAll(async () => {
    await storeClubs(api.database, [
      { name: 'Headingley Hawks', location: 'Headingley, Leeds', ...PLACE },
      { name: 'Hawksworth Rovers', location: 'Hawksworth, Leeds', ...PLACE, reviews: [{}] },
      { name: 'St Mary’s Juniors', location: 'Otley', ...PLACE },
      { name: 'Hidden Hawks', location: 'Otley', ...PLACE, state: 'hidden' },
      { name: '1st Ilkley Scouts', location: 'Ilkley', ...PLACE },
      { name: 'Ilkley U10 Stars', location: 'Ilkley', ...PLACE },
      ...Array.from({ length: 7 }, (_, index) => ({
        name: `Wharfe Wolves ${index}`,
        location: 'Ilkley',
        ...PLACE,
      })),
    ]);
  });

  it('are clubs whose name starts with the text, then those with a word that does', async () => {
    expect(await suggest('haw')).toMatchObject({
      clubs: [
        { name: 'Hawksworth Rovers', slug: 'hawksworth-rovers', location: 'Hawksworth, Leeds' },
        { name: 'Headingley Hawks' },
      ],
    });
    expect(Object.keys((await suggest('haw')).clubs[0] ?? {}).sort()).toEqual([
      'id',
      'location',
      'name',
      'slug',
    ]);
  });

  it('are five clubs at most', async () => {
    expect(await clubs('wolves')).toHaveLength(5);
  });

  it.each([
    ['hedingley', ['Headingley Hawks']],
    ['haedingley', ['Headingley Hawks']],
    ['headingly hwaks', ['Headingley Hawks']],
    // Where a club contains the text, nothing is guessed.
    ['awks', ['Hawksworth Rovers', 'Headingley Hawks']],
    ['st marys', ['St Mary’s Juniors']],
    ['st. mary’s', ['St Mary’s Juniors']],
    ['1st', ['1st Ilkley Scouts']],
    ['1st ilk', ['1st Ilkley Scouts']],
    ['u10', ['Ilkley U10 Stars']],
    ['U10 st', ['Ilkley U10 Stars']],
    ['xq', []],
    ['??', []],
  ])('tolerate %j', async (q, expected) => {
    expect(await clubs(q)).toEqual(expected);
  });

  it.each([
    ['otl', ['Otley']],
    ['leeds', ['Leeds']],
    ['oltey', ['Otley']],
    ['headin', ['Headingley', 'Headingley, Leeds']],
  ])('are towns that start with %j', async (q, expected) => {
    expect((await towns(q)).sort()).toEqual(expected);
  });

  it.each([
    ['ls6', ['LS6']],
    ['LS2', ['LS2', 'LS20', 'LS21']],
    ['ls6 3aa', ['LS6 3AA']],
    ['ls', []],
    ['zz9', []],
  ])('are postcodes that start with %j', async (q, expected) => {
    expect(await postcodes(q)).toEqual(expected);
  });

  it('can be cached for a minute', async () => {
    const { headers } = await api.call('/clubs/suggestions?q=haw');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  it.each(['', 'q=', 'q=a', 'q=%20a%20', `q=${'x'.repeat(101)}`, 'q=aa&q=bb'])('refuse %j', async (query) => {
    const response = await api.call(`/clubs/suggestions?${query}`);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(['q']);
  });
});
