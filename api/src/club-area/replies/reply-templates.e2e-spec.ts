import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { send } from '../../../test/support/sessions.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { ReplyTemplate } from './reply-template.entity.js';
import type { ClubReplyTemplates } from './reply-templates.controller.js';

const THANKS = { name: 'Thanks', text: 'Thank you for your kind words.' };
const SORRY = { name: 'Sorry', text: 'We’re sorry to hear that.\n\nPlease call our secretary.' };

describe('templates of replies over HTTP', () => {
  const api = useTestApi('suite');
  let headers: Record<string, string>;
  let ids: number[];

  beforeAll(async () => {
    ids = (await storeClubs(api.database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }])).map(
      ({ id }) => id,
    );
    await storeClubAdmin(api.database, ids[0] ?? 0, { email: 'sam@lions.example' });
    headers = await clubAdminHeaders(api, 'sam@lions.example');
  });

  const list = (query = '') => api.call(`/club-admin/reply-templates${query}`, { headers });
  const listed = async (query = '') => (await (await list(query)).json()) as ClubReplyTemplates;
  /** Saves what was just read, with this change. */
  const save = async (body: object, query = '') => {
    const { version } = await listed();
    return put({ version, ...body }, query);
  };
  const put = (body: object, query = '') =>
    send(api, 'PUT', `/club-admin/reply-templates${query}`, headers, body);

  it('are kept in their order, changed and dropped', async () => {
    expect((await listed()).templates).toEqual([]);
    const saved = await save({ templates: [THANKS, { ...SORRY, name: '  Sorry ' }] });
    expect(saved.status).toBe(200);
    const answer = (await saved.json()) as ClubReplyTemplates;
    expect(answer.templates).toEqual([THANKS, SORRY]);
    expect(await listed()).toEqual(answer);
    // The response's version is valid for the next change.
    expect((await put({ templates: [SORRY], version: answer.version })).status).toBe(200);
    expect((await listed(`?clubId=${ids[0]}`)).templates).toEqual([SORRY]);
    await save({ templates: [] });
    expect((await listed()).templates).toEqual([]);
  });

  it('belong to the clubs that one manages', async () => {
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
    expect(Object.keys(((await response.json()) as ErrorResponse).fields ?? {})).toEqual(['templates']);
  });

  it.each([[undefined], [7], ['a'.repeat(65)]])('are refused with the version %j', async (version) => {
    const response = await put({ templates: [THANKS], version });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as ErrorResponse).fields ?? {})).toEqual(['version']);
  });

  it('aren’t overwritten by someone who hasn’t seen them', async () => {
    const { version } = await listed();
    expect((await put({ templates: [THANKS], version })).status).toBe(200);
    const second = await put({ templates: [SORRY], version });
    expect([second.status, ((await second.json()) as ErrorResponse).message]).toEqual([
      409,
      expect.stringMatching(/^Somebody else has changed the templates meanwhile/),
    ]);
    expect((await listed()).templates).toEqual([THANKS]);
  });

  it('are complete when two managers save at once, and only the first one’s', async () => {
    const { version } = await listed();
    const lists = [[SORRY], [SORRY, THANKS], []];
    const answers = await Promise.all(lists.map((templates) => put({ templates, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [kept] = lists.filter((_, index) => answers[index]?.status === 200);
    expect((await listed()).templates).toEqual(kept);
  });
});
