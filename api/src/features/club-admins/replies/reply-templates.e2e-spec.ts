import { clubAdminHeaders, storeClubAdmin } from '../../../../test/support/club-admins.js';
import { storeClubs } from '../../../../test/support/factories.js';
import type { TestApi } from '../../../../test/support/test-api.js';
import { startTestApi } from '../../../../test/support/test-api.js';
import type { ErrorAnswer } from '../../../platform/http/api-list.js';
import { ReplyTemplate } from './reply-template.entity.js';

const THANKS = { name: 'Thanks', text: 'Thank you for your kind words.' };
const SORRY = { name: 'Sorry', text: 'We’re sorry to hear that.\n\nPlease call our secretary.' };

describe('templates of replies over HTTP', () => {
  let api: TestApi;
  let headers: Record<string, string>;
  let ids: number[];

  beforeAll(async () => {
    api = await startTestApi();
    ids = (await storeClubs(api.database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }])).map(
      ({ id }) => id,
    );
    await storeClubAdmin(api.database, ids[0] ?? 0, { email: 'sam@lions.example' });
    headers = await clubAdminHeaders(api, 'sam@lions.example');
  });

  afterAll(() => api.stop());

  const list = (query = '') => api.call(`/club-admin/reply-templates${query}`, { headers });
  const save = (body: unknown, query = '') =>
    api.call(`/club-admin/reply-templates${query}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('are kept in their order, changed and dropped', async () => {
    expect(await (await list()).json()).toEqual([]);
    const saved = await save({ templates: [THANKS, { ...SORRY, name: '  Sorry ' }] });
    expect([saved.status, await saved.json()]).toEqual([200, [THANKS, SORRY]]);
    expect(await (await list()).json()).toEqual([THANKS, SORRY]);
    await save({ templates: [SORRY] });
    expect(await (await list(`?clubId=${ids[0]}`)).json()).toEqual([SORRY]);
    await save({ templates: [] });
    expect(await (await list()).json()).toEqual([]);
  });

  it('are of the clubs that one manages', async () => {
    expect((await list(`?clubId=${ids[1]}`)).status).toBe(403);
    expect((await save({ templates: [THANKS] }, `?clubId=${ids[1]}`)).status).toBe(403);
    expect(await api.database.dataSource.getRepository(ReplyTemplate).count()).toBe(0);
    expect((await api.call('/club-admin/reply-templates')).status).toBe(401);
  });

  it.each<[body: object]>([
    [{}],
    [{ templates: 'Thanks' }],
    [{ templates: Array(21).fill(THANKS) }],
    [{ templates: [{ ...THANKS, name: ' ' }] }],
    [{ templates: [{ ...THANKS, name: 'a'.repeat(61) }] }],
    [{ templates: [{ ...THANKS, text: '' }] }],
    [{ templates: [{ ...THANKS, text: 'a'.repeat(4001) }] }],
  ])('are refused when they break a rule: %#', async (body) => {
    const response = await save(body);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as ErrorAnswer).fields ?? {})).toEqual(['templates']);
  });

  it('are whole when two managers save at once', async () => {
    const lists = [[THANKS], [SORRY, THANKS], [SORRY]];
    const answers = await Promise.all(lists.map((templates) => save({ templates })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(lists).toContainEqual(await (await list()).json());
  });
});
