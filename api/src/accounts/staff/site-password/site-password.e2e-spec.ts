import { postJson, send, siteAdminHeaders } from '../../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../../test/support/staff.js';
import { useTestApi } from '../../../../test/support/test-api.js';
import { StaffMember } from '../staff-member.entity.js';
import { TEST_SECRETS } from '../../../../test/support/test-settings.js';

describe('the site password', () => {
  const api = useTestApi('each');

  const lock = (headers: Record<string, string>, isLocked: boolean): Promise<Response> =>
    send(api, 'PUT', '/admin/site-password', headers, { isLocked });
  const logIn = (): Promise<Response> =>
    postJson(api, '/admin/login', { password: TEST_SECRETS.siteAdminPassword });

  it('acts as an owner under its own name', async () => {
    const headers = await siteAdminHeaders(api);
    expect(await (await api.call('/admin/session', { headers })).json()).toMatchObject({
      staff: { id: null, name: 'Site password', role: 'owner', hasAccount: false, needsSecondFactor: false },
    });
  });

  it('can be locked by an owner with their own login, which ends its sessions, and unlocked again', async () => {
    const door = await siteAdminHeaders(api);
    expect((await lock(door, true)).status).toBe(403);
    const { id } = await storeStaff(api.database, 'owner');
    const owner = await staffHeaders(api, 'owner@staff.example');
    await api.database.dataSource.manager.update(StaffMember, id, { totpSecret: 'set' });
    expect(await (await lock(owner, true)).json()).toEqual({ isLocked: true, mayLock: true });
    expect((await api.call('/admin/session', { headers: door })).status).toBe(401);
    const refused = await logIn();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: 'The site password is locked. Log in with your own account.',
    });
    await lock(owner, false);
    expect((await logIn()).status).toBe(200);
  });
});
