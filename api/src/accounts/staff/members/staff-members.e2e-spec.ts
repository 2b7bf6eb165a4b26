import { storeClubs } from '../../../../test/support/factories.js';
import { postJson, send, siteAdminHeaders } from '../../../../test/support/sessions.js';
import { STAFF_PASSWORD, staffHeaders, storeStaff } from '../../../../test/support/staff.js';
import { storedMails, tokenIn } from '../../../../test/support/stored-mails.js';
import { useTestApi } from '../../../../test/support/test-api.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { Review } from '../../../model/reviews/review.entity.js';
import { StaffMember } from '../staff-member.entity.js';
import type { StaffMemberEntry } from '../staff.dto.js';

type Headers = Record<string, string>;

describe('staff', () => {
  const api = useTestApi('each');
  let first: Headers;

  beforeEach(async () => {
    first = await siteAdminHeaders(api);
  });

  const list = async (headers: Headers): Promise<StaffMemberEntry[]> =>
    (await (await api.call('/admin/staff', { headers })).json()) as StaffMemberEntry[];
  const invite = (body: object, headers = first): Promise<Response> =>
    postJson(api, '/admin/staff', body, headers);
  const accept = async (changes: object = {}): Promise<Response> => {
    const mail = (await storedMails(api.database)).at(-1);
    return postJson(api, '/admin/invitation/accept', {
      token: mail ? tokenIn(mail) : '',
      name: 'Priya Shah',
      password: STAFF_PASSWORD,
      ...changes,
    });
  };

  it('are invited by mail, and log in with their own name and password', async () => {
    const answer = await invite({ email: 'Priya@staff.example', role: 'moderator' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      name: null,
      email: 'Priya@staff.example',
      role: 'moderator',
      state: 'invited',
    });
    const [mail] = await storedMails(api.database);
    expect(mail?.to).toBe('Priya@staff.example');
    expect(mail?.text).toContain('Site password has invited you');
    const links = mail?.text.match(/https?:\S+/g) ?? [];
    expect(new Set(links).size).toBe(1);
    expect(mail?.text.split('\n').some((line) => line.endsWith(links[0] ?? '-'))).toBe(true);

    const token = mail ? tokenIn(mail) : '';
    const preview = await postJson(api, '/admin/invitation/preview', { token });
    expect(await preview.json()).toEqual({ email: 'Priya@staff.example', role: 'moderator' });
    const accepted = await accept();
    expect(accepted.status).toBe(200);
    const { session } = (await accepted.json()) as { session: { token: string } };
    const own = { authorization: `Bearer ${session.token}` };
    expect(await (await api.call('/admin/session', { headers: own })).json()).toMatchObject({
      role: 'site-admin',
      staff: { name: 'Priya Shah', role: 'moderator', hasAccount: true, needsSecondFactor: false },
    });
    expect((await accept()).status).toBe(410);
    await staffHeaders(api, ' priya@STAFF.example ');
    expect(await list(first)).toMatchObject([
      { name: 'Priya Shah', state: 'active', invitedUntil: null, lastLoginAt: expect.any(String) },
    ]);
  });

  it('are invited once; a new link ends the previous one, and a withdrawn invitation leaves nothing behind', async () => {
    const { id } = (await (await invite({ email: 'kit@staff.example', role: 'reader' })).json()) as {
      id: number;
    };
    const again = await invite({ email: 'KIT@staff.example', role: 'owner' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ fields: { email: 'This address has already been invited' } });
    const [old] = await storedMails(api.database);
    expect((await postJson(api, `/admin/staff/${id}/invitation`, {}, first)).status).toBe(200);
    expect((await accept({ token: old ? tokenIn(old) : '' })).status).toBe(410);
    expect((await send(api, 'DELETE', `/admin/staff/${id}`, first)).status).toBe(204);
    expect((await accept()).status).toBe(404);
    expect(await api.database.dataSource.manager.count(StaffMember)).toBe(0);
    expect((await invite({ email: 'kit@staff.example', role: 'reader' })).status).toBe(201);
  });

  it('with one invitation are let in only once', async () => {
    await invite({ email: 'kit@staff.example', role: 'reader' });
    const answers = await Promise.all([accept({ name: 'One' }), accept({ name: 'Two' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it.each([
    [{ email: 'nobody', role: 'reader' }, 'email'],
    [{ email: 'kit@staff.example', role: 'king' }, 'role'],
  ])('aren’t invited with %j', async (body, field) => {
    const answer = await invite(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it('lose access at once when it is ended, are told, and leave only their name', async () => {
    const kit = await storeStaff(api.database, 'moderator', { email: 'kit@staff.example', name: 'Kit Lane' });
    const headers = await staffHeaders(api, 'kit@staff.example');
    await postJson(api, '/admin/forgot-password', { email: 'kit@staff.example' });
    expect((await api.call('/admin/reviews', { headers })).status).toBe(200);
    expect((await send(api, 'DELETE', `/admin/staff/${kit.id}`, first)).status).toBe(204);
    expect((await api.call('/admin/reviews', { headers })).status).toBe(401);
    const login = { email: 'kit@staff.example', password: STAFF_PASSWORD };
    expect((await postJson(api, '/admin/login/account', login)).status).toBe(401);
    expect(await list(first)).toMatchObject([{ name: 'Kit Lane', email: null, state: 'ended' }]);
    expect((await storedMails(api.database)).map(({ mail }) => mail.kind)).toContain('staff-ended');
    expect((await invite({ email: 'kit@staff.example', role: 'reader' })).status).toBe(201);
    expect((await send(api, 'DELETE', `/admin/staff/${kit.id}`, first)).status).toBe(404);
  });

  it('get another role from their next call on', async () => {
    const kit = await storeStaff(api.database, 'moderator');
    const headers = await staffHeaders(api, 'moderator@staff.example');
    expect((await api.call('/admin/reviews/export', { headers })).status).toBe(200);
    const changed = await send(api, 'PATCH', `/admin/staff/${kit.id}`, first, { role: 'reader' });
    expect(await changed.json()).toMatchObject({ role: 'reader' });
    expect((await api.call('/admin/reviews/export', { headers })).status).toBe(403);
    expect((await api.call('/admin/reviews', { headers })).status).toBe(200);
  });

  it('keep an owner: the last one is neither ended nor demoted', async () => {
    const only = await storeStaff(api.database, 'owner');
    await invite({ email: 'kit@staff.example', role: 'owner' });
    for (const answer of [
      await send(api, 'DELETE', `/admin/staff/${only.id}`, first),
      await send(api, 'PATCH', `/admin/staff/${only.id}`, first, { role: 'moderator' }),
    ]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('last owner') });
    }
  });

  it('keep an owner when two of them are ended and demoted at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await storeStaff(api.database, 'owner', { email: `one${round}@staff.example` });
      const two = await storeStaff(api.database, 'owner', { email: `two${round}@staff.example` });
      const answers = await Promise.all([
        send(api, 'DELETE', `/admin/staff/${one.id}`, first),
        send(api, 'PATCH', `/admin/staff/${two.id}`, first, { role: 'reader' }),
      ]);
      expect(
        answers
          .map(({ status }) => status)
          .sort()
          .at(-1),
      ).toBe(409);
      const owners = await api.database.dataSource.manager.findBy(StaffMember, {
        role: 'owner',
        state: 'active',
      });
      expect(owners).toHaveLength(1);
      await api.database.dataSource.manager.delete(StaffMember, owners[0]?.id ?? 0);
    }
  });

  it('appear in the audit log under the name they had', async () => {
    await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { reviewText: 'One.', isApproved: false },
          { reviewText: 'Two.', isApproved: false },
        ],
      },
    ]);
    const kit = await storeStaff(api.database, 'moderator', { name: 'Kit Lane' });
    const headers = await staffHeaders(api, 'moderator@staff.example');
    const { manager } = api.database.dataSource;
    const [one, two] = await manager.find(Review, { order: { id: 'ASC' } });
    await postJson(api, `/reviews/${one?.id}/approve`, {}, headers);
    await send(api, 'PATCH', '/admin/account', headers, { name: 'Kit Marsh' });
    await Promise.all([
      postJson(api, `/reviews/${two?.id}/approve`, {}, headers),
      send(api, 'DELETE', `/reviews/${one?.id}`, first),
    ]);
    const entries = await manager.find(AuditEntry, {
      where: { subjectType: 'review' },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ action, staffId, staffName }) => [action, staffId, staffName])).toEqual(
      expect.arrayContaining([
        ['approved', kit.id, 'Kit Lane'],
        ['approved', kit.id, 'Kit Marsh'],
        ['deleted', null, 'Site password'],
      ]),
    );
    const history = await api.call(`/admin/reviews/${one?.id}/history`, { headers });
    expect(await history.json()).toMatchObject([
      { actor: 'site-admin', staffName: 'Kit Lane' },
      { actor: 'site-admin', staffName: 'Site password' },
    ]);
  });
});
