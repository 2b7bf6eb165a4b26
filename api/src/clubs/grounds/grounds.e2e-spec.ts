import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { storeGrounds } from '../../../test/support/grounds.js';
import { explainOn } from '../../../test/support/plans.js';
import { send } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { OwnClub } from '../../club-area/dashboard/dashboard.dto.js';
import { ClubChange } from '../../model/clubs/club-change.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { sql } from '../../platform/database/sql.js';
import type { ClubDetail } from '../clubs.dto.js';
import type { FoundClubs } from '../search/find.dto.js';
import type { GroundPage } from './ground-page.dto.js';
import type { NamedGround } from './ground.dto.js';
import { clubsAtGround, groundsBeginning, nearGrounds } from './grounds.sql.js';

const ROUNDHAY = 1002003;
const GONE = 1002004;

describe('grounds over HTTP', () => {
  const api = useTestApi('suite');
  let headers: Record<string, string>;
  let lost: Record<string, string>;

  beforeAll(async () => {
    const clubs = await storeClubs(api.database, [
      { name: 'Leeds Lions', latitude: 53.82, longitude: -1.57, postcode: 'LS6 3AA' },
      { name: 'Lost Lynxes', location: 'England', latitude: null, longitude: null, postcode: null },
      { name: 'Adel Owls', groundId: ROUNDHAY, homeGround: 'Owl Park', groundSurfaces: ['indoor'] },
      { name: 'Hidden Hawks', groundId: ROUNDHAY, state: 'hidden' },
      { name: 'Gone Geese', groundId: GONE },
    ]);
    await storeGrounds(api.database, [
      {
        ...{ id: ROUNDHAY, name: 'Roundhay Park', surfaces: ['grass', '3g'] },
        access: ['floodlights', 'changing-rooms'],
      },
      { id: GONE, name: 'Roundhay Old Rec', isListed: false, surfaces: ['astro'] },
      { id: 1002005, name: 'St. Mary’s Road, Roundhay', latitude: 53.83, longitude: -1.56 },
      {
        id: 1002006,
        name: 'Roundhay Road',
        town: 'Ipswich',
        postcode: 'IP1 1AA',
        latitude: 52.06,
        longitude: 1.15,
      },
      {
        id: 1002007,
        name: 'The Roundhay',
        town: 'Ipswich',
        postcode: 'IP1 1AB',
        latitude: 52.06,
        longitude: 1.15,
      },
    ]);
    // With only a few rows, no engine needs an index.
    await storeGrounds(
      api.database,
      Array.from({ length: 1000 }, (_, index) => ({
        ...{ id: index + 1, name: `Ground ${index}`, latitude: 50.2 + index / 500, longitude: 1.6 },
      })),
    );
    await storeClubAdmin(api.database, clubs[0]!.id, { email: 'sam@lions.example' });
    await storeClubAdmin(api.database, clubs[1]!.id, { email: 'lou@lynxes.example' });
    headers = await clubAdminHeaders(api, 'sam@lions.example');
    lost = await clubAdminHeaders(api, 'lou@lynxes.example');
  });

  const search = async (q: string, as = headers) => {
    const response = await send(api, 'GET', `/club-admin/grounds?q=${encodeURIComponent(q)}`, as);
    return ((await response.json()) as NamedGround[]).map(({ id }) => id);
  };
  const patch = (body: object, as = headers) => send(api, 'PATCH', '/club-admin/club', as, body);
  const getPage = (id: number) => api.read<GroundPage>(`/grounds/${id}`);
  const getClub = (slug: string) => api.read<ClubDetail>(`/clubs/${slug}`);
  const find = async (query: string) =>
    (await api.read<FoundClubs>(`/clubs/find?${query}`)).clubs.map(({ name }) => name);

  it('are found while typing by the words of a name, town or postcode, near the club first', async () => {
    expect(await search('roundhay')).toEqual([1002005, ROUNDHAY, 1002006]);
    expect(await search('round st marys')).toEqual([1002005]);
    expect(await search('LS8 1')).toEqual([1002005, ROUNDHAY]);
    expect(await search('')).toEqual([1002005, ROUNDHAY]);
    expect(await search('roundhay', lost)).toEqual([ROUNDHAY, 1002006]);
    expect(await search('', lost)).toEqual([]);
    expect(await search('%_')).toEqual([1002005, ROUNDHAY]);
    expect(await search('oundhay')).toEqual([]);
    expect((await send(api, 'GET', `/club-admin/grounds?q=${'x'.repeat(101)}`, headers)).status).toBe(400);
    expect((await api.call('/club-admin/grounds')).status).toBe(401);
  });

  it('fill in what a club doesn’t say itself, on its page and in the filters', async () => {
    const own = (await (await patch({ groundId: ROUNDHAY })).json()) as OwnClub;
    expect(own).toMatchObject({
      ...{ homeGround: null, groundSurfaces: [], groundAccess: [] },
      ground: { id: ROUNDHAY, name: 'Roundhay Park', isListed: true, groundSurfaces: ['grass', '3g'] },
    });
    expect(await getClub('leeds-lions')).toMatchObject({
      ...{ homeGround: 'Roundhay Park', groundSurfaces: ['grass', '3g'], postcode: 'LS6 3AA' },
      ...{ groundAccess: ['changing-rooms', 'floodlights'].reverse(), ground: { id: ROUNDHAY } },
    });
    expect(await getClub('adel-owls')).toMatchObject({ homeGround: 'Owl Park', groundSurfaces: ['indoor'] });
    expect(await find('surface=3g')).toEqual(['Leeds Lions']);
    expect(await find('access=floodlights')).toEqual(['Adel Owls', 'Leeds Lions']);
    expect(await find('surface=indoor')).toEqual(['Adel Owls']);
    const changes = await api.database.dataSource.manager.findBy(ClubChange, { isUnseen: true });
    expect(changes.map(({ changes: fields }) => JSON.parse(fields) as unknown)).toContainEqual({
      groundId: [null, ROUNDHAY, null],
    });

    expect((await getPage(ROUNDHAY)).clubs.map(({ name }) => name)).toEqual(['Adel Owls', 'Leeds Lions']);
    await patch({ groundId: null });
    expect((await getClub('leeds-lions')).ground).toBeNull();
    expect(await find('surface=3g')).toEqual([]);
    expect((await getPage(ROUNDHAY)).clubs.map(({ name }) => name)).toEqual(['Adel Owls']);
  });

  it('say where a club is if nobody knew', async () => {
    await api.database.dataSource.query(
      "INSERT INTO postcodes (postcode, latitude, longitude) VALUES ('LS81JQ', 53.84, -1.5)",
    );
    await patch({ groundId: ROUNDHAY }, lost);
    expect(await getClub('lost-lynxes')).toMatchObject({ postcode: 'LS8 1JQ', latitude: 53.84 });
    await patch({ groundId: null }, lost);
  });

  it.each([[0], [1001], [GONE], ['x'], [1.5], [2 ** 40]])('can’t be %s', async (groundId) => {
    const response = await patch({ groundId });
    expect([response.status, ((await response.json()) as ErrorResponse).message]).toEqual([
      400,
      expect.stringContaining('Please choose a ground from the list'),
    ]);
    expect((await getClub('leeds-lions')).ground).toBeNull();
  });

  it('keep their clubs once Active Places no longer has them', async () => {
    expect(await getClub('gone-geese')).toMatchObject({
      ...{ homeGround: 'Roundhay Old Rec', groundSurfaces: ['astro'] },
      ground: { isListed: false },
    });
    expect(await getPage(GONE)).toMatchObject({ isListed: false, totalClubs: 1 });
  });

  it('have a page with their listed clubs, or none', async () => {
    expect(await getPage(ROUNDHAY)).toMatchObject({
      ...{ id: ROUNDHAY, name: 'Roundhay Park', town: 'Leeds', postcode: 'LS8 1JQ', latitude: 53.84 },
      ...{ totalClubs: 1, clubs: [{ name: 'Adel Owls', distanceMiles: null }] },
    });
    expect(await getPage(1002006)).toMatchObject({ clubs: [], totalClubs: 0 });
    for (const id of ['1001', 'x', '99999999999999'])
      expect((await api.call(`/grounds/${id}`)).status).toBe(404);
    expect(await api.read<number[]>('/sitemap/grounds')).toEqual([ROUNDHAY, GONE]);
  });

  it.each([
    ['near a club', 'ix_grounds_cell', nearGrounds('park', { latitude: 53.82, longitude: -1.57 })],
    ['by their names', 'ix_grounds_search', groundsBeginning('park')],
    ['with their clubs', 'ix_clubs_ground', clubsAtGround(ROUNDHAY)],
  ])('are read along an index %s', async (_, key, statement) => {
    const { reads } = api.database;
    const [first] = await reads.all<{ detail?: string; key?: string }>(
      sql`${explainOn(api.database)} ${statement}`,
    );
    expect(first?.detail ?? first?.key).toContain(key);
  });
});
