import { postJson, send, siteAdminHeaders } from '../../../../test/support/sessions.js';
import { STAFF_PASSWORD, staffHeaders, storeStaff } from '../../../../test/support/staff.js';
import { storedMails, tokenIn } from '../../../../test/support/stored-mails.js';
import { useTestApi } from '../../../../test/support/test-api.js';
import { AfterResponse } from '../../../platform/mailed-links/after-response.js';

const EMAIL = 'moderator@staff.example';

describe('the password of a member of staff', () => {
  const api = useTestApi('each');

  beforeEach(async () => {
    await storeStaff(api.database, 'moderator', { name: 'Kit Lane' });
  });

  const logIn = (password: string, email = EMAIL): Promise<Response> =>
    postJson(api, '/admin/login/account', { email, password });

  it('is refused with the same words as an unknown address', async () => {
    const answers = await Promise.all([logIn('wrong'), logIn('wrong', 'nobody@staff.example')]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ message: 'Invalid email or password' });
    }
  });

  it('is changed with the old one, which ends every other session and is reported by mail', async () => {
    const elsewhere = await staffHeaders(api, EMAIL);
    const headers = await staffHeaders(api, EMAIL);
    const change = (currentPassword: string): Promise<Response> =>
      postJson(api, '/admin/account/password', { currentPassword, newPassword: 'extra-time' }, headers);
    const wrong = await change('wrong');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ fields: { currentPassword: expect.any(String) } });
    const changed = (await (await change(STAFF_PASSWORD)).json()) as { token: string };
    for (const ended of [elsewhere, headers])
      expect((await api.call('/admin/session', { headers: ended })).status).toBe(401);
    const now = { authorization: `Bearer ${changed.token}` };
    expect((await api.call('/admin/session', { headers: now })).status).toBe(200);
    expect((await logIn('extra-time')).status).toBe(200);
    expect((await storedMails(api.database)).map(({ mail }) => mail.kind)).toEqual(['staff-login-changed']);
  });

  it.each(['Letmein', EMAIL, 'Moderator1!'])('can’t be %s', async (newPassword) => {
    const headers = await staffHeaders(api, EMAIL);
    const body = { currentPassword: STAFF_PASSWORD, newPassword };
    const answer = await postJson(api, '/admin/account/password', body, headers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { newPassword: expect.stringMatching(/^Password /) },
    });
  });

  it('is reset with a link that works once, while the response doesn’t reveal who has a login', async () => {
    const headers = await staffHeaders(api, EMAIL);
    const ask = (email: string): Promise<Response> => postJson(api, '/admin/forgot-password', { email });
    const [known, unknown] = [await ask(EMAIL), await ask('nobody@staff.example')];
    expect(known.status).toBe(202);
    expect(await known.json()).toEqual(await unknown.json());
    await api.get(AfterResponse).finish();
    const mails = await storedMails(api.database);
    expect(mails.map(({ to, mail }) => [to, mail.kind])).toEqual([[EMAIL, 'staff-password-reset']]);
    const body = { token: tokenIn(mails[0] ?? { text: '' }), password: 'extra-time' };
    const asInvitation = { ...body, name: 'Somebody else' };
    expect((await postJson(api, '/admin/invitation/accept', asInvitation)).status).toBe(404);
    expect((await postJson(api, '/admin/set-password', body)).status).toBe(200);
    expect((await postJson(api, '/admin/set-password', body)).status).toBe(410);
    expect((await api.call('/admin/session', { headers })).status).toBe(401);
    expect((await logIn('extra-time')).status).toBe(200);
  });

  it('doesn’t exist for the site password', async () => {
    const headers = await siteAdminHeaders(api);
    expect((await api.call('/admin/account', { headers })).status).toBe(403);
    expect((await send(api, 'PATCH', '/admin/account', headers, { name: 'Root' })).status).toBe(403);
  });
});
