import { MAX_FILTERS } from '@club-reviews/domain/queue';
import { postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { QueueFilter } from '../../model/queue/queue-filter.js';
import type { SavedFilter } from './queue-filters.dto.js';

const CLAIMS = { name: 'Claims and mine', kinds: ['claim', 'report'], isMine: true };

describe('saved filters of the queue', () => {
  const api = useTestApi('suite');
  let samId: number;
  let sam: Record<string, string>;
  let reader: Record<string, string>;

  beforeAll(async () => {
    samId = (await storeStaff(api.database, 'moderator', { email: 'sam@staff.example' })).id;
    await storeStaff(api.database, 'reader');
    sam = await staffHeaders(api, 'sam@staff.example');
    reader = await staffHeaders(api, 'reader@staff.example');
  });

  afterEach(() => api.database.dataSource.manager.clear(QueueFilter));

  const save = (filter: object, headers = sam) => postJson(api, '/admin/desk/filters', filter, headers);
  const names = async (headers = sam) => {
    const answer = await api.call('/admin/desk/filters', { headers });
    return ((await answer.json()) as SavedFilter[]).map(({ name }) => name);
  };

  it('belong to one person, in all of their sessions', async () => {
    const answer = await save(CLAIMS);
    expect(answer.status).toBe(201);
    const saved = (await answer.json()) as SavedFilter;
    expect(saved).toEqual({
      id: expect.any(Number),
      ...{ name: 'Claims and mine', kinds: ['report', 'claim'], isMine: true },
    });
    expect(await names(await staffHeaders(api, 'sam@staff.example'))).toEqual(['Claims and mine']);
    expect(await names(reader)).toEqual([]);
    expect((await send(api, 'DELETE', `/admin/desk/filters/${saved.id}`, reader)).status).toBe(404);
    expect((await save(CLAIMS, reader)).status).toBe(201);
    expect((await send(api, 'DELETE', `/admin/desk/filters/${saved.id}`, sam)).status).toBe(204);
    expect(await names()).toEqual([]);
    expect(await names(reader)).toEqual(['Claims and mine']);
  });

  it('are shared by those who log in with the site password', async () => {
    expect((await save(CLAIMS, await siteAdminHeaders(api))).status).toBe(201);
    expect(await names(await siteAdminHeaders(api))).toEqual(['Claims and mine']);
  });

  it('have different names, even when they’re saved at the same moment', async () => {
    const answers = await Promise.all(
      ['Mine', 'mine', 'MINE', ' Mine '].map((name) => save({ ...CLAIMS, name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      fields: { name: 'You have a filter of this name already' },
    });
    expect(await names()).toHaveLength(1);
  });

  it('have a limit', async () => {
    for (let count = 0; count < MAX_FILTERS; count += 1)
      expect((await save({ ...CLAIMS, name: `Filter ${count}` })).status).toBe(201);
    expect((await save(CLAIMS)).status).toBe(409);
    expect(await names()).toHaveLength(MAX_FILTERS);
  });

  it.each([
    [{ ...CLAIMS, name: ' ' }, 'name'],
    [{ ...CLAIMS, name: 'x'.repeat(41) }, 'name'],
    [{ ...CLAIMS, name: 7 }, 'name'],
    [{ ...CLAIMS, kinds: ['walk'] }, 'kinds'],
    [{ ...CLAIMS, kinds: 'claim' }, 'kinds'],
    [{ ...CLAIMS, kinds: [], isMine: false }, 'kinds'],
    [{ ...CLAIMS, isMine: 'yes' }, 'isMine'],
  ])('are refused as %j', async (filter, field) => {
    const answer = await save(filter);
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)[0]).toMatch(
      new RegExp(`^${field}`),
    );
  });

  it('are deleted with their owner', async () => {
    await save(CLAIMS);
    await save(CLAIMS, reader);
    expect((await send(api, 'DELETE', `/admin/staff/${samId}`, await siteAdminHeaders(api))).status).toBe(
      204,
    );
    expect(await api.database.dataSource.manager.count(QueueFilter)).toBe(1);
  });
});
