import { claimForm } from '../../../test/support/claim-form.js';
import { storeClubs } from '../../../test/support/factories.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { AccessEntry } from './access-record.dto.js';

describe('the record of who has seen contact details', () => {
  const api = useTestApi('suite');
  let owner: Record<string, string>;
  let moderatorId: number;

  const read = async (query = ''): Promise<Response> => {
    const answer = await api.call(`/admin/access-record${query}`, { headers: owner });
    expect(answer.status).toBe(200);
    return answer;
  };
  const toEntries = async (answer: Response): Promise<string[][]> =>
    ((await answer.json()) as AccessEntry[]).map(({ action, staffName, subject }) => [
      action,
      staffName,
      subject,
    ]);

  beforeAll(async () => {
    await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    await postJson(api, '/clubs/claim', claimForm());
    moderatorId = (await storeStaff(api.database, 'moderator')).id;
    const moderator = await staffHeaders(api, 'moderator@staff.example');
    owner = await siteAdminHeaders(api);
    await api.call('/admin/claims', { headers: moderator });
    await api.call('/admin/reviews/export?status=approved', { headers: moderator });
    await postJson(api, '/admin/people/find', { email: 'sam@home.example', reference: 'Request 3' }, owner);
  });

  const READ = ['addresses-read', 'The moderator', 'GET /api/admin/claims'];
  const EXPORTED = ['addresses-exported', 'The moderator', 'GET /api/admin/reviews/export status=approved'];
  const FOUND = ['person-found', 'Site password', 'Request 3'];

  it('has the newest first, with the person, what they saw, and the reference of a data request', async () => {
    expect(await toEntries(await read())).toEqual([FOUND, EXPORTED, READ]);
  });

  it('is read in pages', async () => {
    const first = await read('?limit=2');
    expect(await toEntries(first)).toEqual([FOUND, EXPORTED]);
    const next = /<\/api\/admin\/access-record(\?[^>]+)>; rel="next"/.exec(
      first.headers.get('link') ?? '',
    )?.[1];
    const last = await read(next);
    expect(await toEntries(last)).toEqual([READ]);
    expect(last.headers.get('link')).toBeNull();
  });

  it('is narrowed to one person, or to the site password', async () => {
    expect(await toEntries(await read(`?staffId=${moderatorId}`))).toEqual([EXPORTED, READ]);
    expect(await toEntries(await read('?by=site-password'))).toEqual([FOUND]);
    expect((await api.call('/admin/access-record?staffId=x', { headers: owner })).status).toBe(400);
  });
});
