import { claimForm } from '../../../test/support/claim-form.js';
import {
  CLUB_PASSWORD,
  clubAdminHeaders,
  manageClub,
  storeClubAdmin,
} from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { storedMails, tokenIn } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { AdminClaim } from '../../club-area/claims/admin-claims.dto.js';
import type { ClubAdminSessionResponse } from '../club-admins/account.dto.js';
import { ClubAdmin } from '../club-admins/club-admin.entity.js';
import type { Dashboard } from '../../club-area/dashboard/dashboard.dto.js';
import { sql } from '../../platform/database/sql.js';

const SAM = 'sam@lions.example';
const REASON = 'The login was passed on.\nThat is <b>against</b> the terms.';

describe("ending a club's login over HTTP", () => {
  const api = useTestApi('each');
  let headers: Record<string, string>;
  let clubId: number;
  let sam: ClubAdmin;

  const end = (id: number | string, body: unknown = { reason: REASON }): Promise<Response> =>
    send(api, 'DELETE', `/admin/club-logins/${id}`, headers, body);
  const logIn = (): Promise<Response> =>
    postJson(api, '/club-admin/login', { email: SAM, password: CLUB_PASSWORD });
  const logins = (): Promise<ClubAdmin[]> => api.database.dataSource.manager.find(ClubAdmin);
  const entries = (): Promise<AuditEntry[]> =>
    api.database.dataSource.manager.find(AuditEntry, {
      where: { subjectType: 'club' },
      order: { id: 'ASC' },
    });

  beforeEach(async () => {
    headers = await siteAdminHeaders(api);
    const [lions] = await storeClubs(api.database, [{ name: 'Leeds Lions', reviews: [{}] }]);
    clubId = lions?.id ?? 0;
    sam = await storeClubAdmin(api.database, clubId, { email: SAM });
  });

  it('refuses running sessions from then on, and the password', async () => {
    const session = await clubAdminHeaders(api, SAM);
    const [review] = await api.database.reads.all<{ id: number }>(sql`SELECT id FROM reviews`);
    const statuses = async (): Promise<number[]> => {
      const answers = await Promise.all([
        api.call('/club-admin/session', { headers: session }),
        api.call('/club-admin/dashboard', { headers: session }),
        postJson(api, `/club-admin/reviews/${review?.id}/respond`, { responseText: 'Hello' }, session),
      ]);
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    const answer = await end(sam.id);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await statuses()).toEqual([401, 401, 401]);
    const refused = await logIn();
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ message: 'Invalid email or password' });
  });

  it('ends links for passwords, and mails no new ones', async () => {
    await postJson(api, '/club-admin/forgot-password', { email: SAM });
    await until(async () => (await storedMails(api.database)).length === 1);
    const link = tokenIn((await storedMails(api.database))[0] ?? { text: '' });
    expect(link).toHaveLength(43);
    await end(sam.id);
    const answer = await postJson(api, '/club-admin/set-password', { token: link, password: 'extra-time' });
    expect(answer.status).toBe(404);
    expect(await api.database.reads.all(sql`SELECT * FROM club_admin_tokens`)).toEqual([]);
    expect((await postJson(api, '/club-admin/forgot-password', { email: SAM })).status).toBe(202);
    await api.restart();
    expect((await storedMails(api.database)).map(({ subject }) => subject)).toEqual([
      'Choose a new password',
      'Your access to Leeds Lions has been removed',
    ]);
  });

  it('deletes the name and the address, and logs what was done and why', async () => {
    await end(sam.id);
    expect(await logins()).toEqual([]);
    const noted = await entries();
    expect(noted).toMatchObject([
      {
        subjectId: clubId,
        actor: 'site-admin',
        action: 'login-ended',
        fromStatus: 'managed',
        toStatus: 'unmanaged',
        reason: REASON,
      },
    ]);
    expect(JSON.stringify(noted)).not.toMatch(/Okafor|lions\.example/);
  });

  it('tells the person why', async () => {
    await end(sam.id);
    const [mail, ...others] = await storedMails(api.database);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: SAM, subject: 'Your access to Leeds Lions has been removed' });
    expect(mail?.text).toContain('Dear Sam Okafor');
    expect(mail?.text).toContain('That is <b>against</b> the terms.');
    expect(mail?.html).not.toContain('<b>against');
  });

  it('sends no mail when the address can’t be read any more', async () => {
    await api.database.dataSource.manager.update(ClubAdmin, sam.id, { emailEncrypted: 'of another key' });
    expect((await end(sam.id)).status).toBe(204);
    expect(await storedMails(api.database)).toEqual([]);
  });

  it('leaves the page, and the other logins of the club', async () => {
    const kim = await storeClubAdmin(api.database, clubId, { email: 'kim@lions.example' });
    const session = await clubAdminHeaders(api, 'kim@lions.example');
    await end(sam.id);
    expect((await logins()).map(({ id }) => id)).toEqual([kim.id]);
    expect((await api.call('/club-admin/session', { headers: session })).status).toBe(200);
    expect(await api.read('/clubs/leeds-lions')).toMatchObject({ id: clubId });
    await end(kim.id);
    expect((await entries()).map(({ toStatus }) => toStatus)).toEqual(['managed', 'unmanaged']);
  });

  it('lets the club be claimed again, even by the same address', async () => {
    await end(sam.id);
    const claim = await postJson(api, '/clubs/claim', claimForm({ clubId, contactEmail: SAM }));
    expect(claim.status).toBe(201);
    const { id } = (await claim.json()) as { id: number };
    const approved = await send(api, 'PATCH', `/admin/claims/${id}`, headers, { status: 'approved' });
    const { isClubManaged, clubLogins } = (await approved.json()) as AdminClaim;
    expect([isClubManaged, clubLogins]).toEqual([
      true,
      [
        {
          id: expect.any(Number) as number,
          name: 'Priya Nair',
          email: SAM,
          clubCount: 1,
          hasSecondFactor: false,
        },
      ],
    ]);
    expect(clubLogins[0]?.id).not.toBe(sam.id);
    const invitation = (await storedMails(api.database)).at(-1) ?? { text: '' };
    const password = { token: tokenIn(invitation), password: 'second-half' };
    expect((await postJson(api, '/club-admin/set-password', password)).status).toBe(200);
  });

  describe('that manages several clubs', () => {
    let otherId: number;
    const managed = async (session: Record<string, string>): Promise<string[]> => {
      const answer = await api.call('/club-admin/session', { headers: session });
      return ((await answer.json()) as ClubAdminSessionResponse).clubs.map(({ name }) => name);
    };

    beforeEach(async () => {
      const [yaks] = await storeClubs(api.database, [{ name: 'York Yaks' }]);
      otherId = yaks?.id ?? 0;
      await manageClub(api.database, sam.id, otherId);
    });

    it.each([
      ['the first', 'Leeds Lions', 'York Yaks'],
      ['a further one', 'York Yaks', 'Leeds Lions'],
    ])('takes %s away and leaves the others', async (_, ended, left) => {
      const session = await clubAdminHeaders(api, SAM);
      const endedId = ended === 'York Yaks' ? otherId : clubId;
      expect((await end(sam.id, { reason: REASON, clubId: endedId })).status).toBe(204);
      expect(await managed(session)).toEqual([left]);
      const dashboard = await api.call('/club-admin/dashboard', { headers: session });
      expect(((await dashboard.json()) as Dashboard).club.name).toBe(left);
      const chosen = await api.call(`/club-admin/dashboard?clubId=${endedId}`, { headers: session });
      expect(chosen.status).toBe(403);
      const [mail] = await storedMails(api.database);
      expect(mail?.subject).toBe(`Your access to ${ended} has been removed`);
      expect(mail?.text).toContain('You can still log in and manage your other clubs.');
      expect(await entries()).toMatchObject([{ subjectId: endedId, toStatus: 'unmanaged' }]);
      expect((await end(sam.id, { reason: REASON, clubId: endedId })).status).toBe(404);
    });

    it('ends with the last of them', async () => {
      const session = await clubAdminHeaders(api, SAM);
      for (const id of [clubId, otherId]) await end(sam.id, { reason: REASON, clubId: id });
      expect(await logins()).toEqual([]);
      expect((await api.call('/club-admin/session', { headers: session })).status).toBe(401);
    });

    it('ends with all of them when no club is named', async () => {
      expect((await end(sam.id)).status).toBe(204);
      expect(await logins()).toEqual([]);
      expect((await entries()).map(({ subjectId }) => subjectId)).toEqual([clubId, otherId]);
      const [mail] = await storedMails(api.database);
      expect(mail?.subject).toBe('Your access to your clubs has been removed');
      expect(mail?.text).toContain('Leeds Lions and York Yaks');
    });

    it.each(['x', 0, 1.5])('refuses the club %j', async (wrong) => {
      const answer = await end(sam.id, { reason: REASON, clubId: wrong });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { clubId: 'clubId must be the id of a club' } });
    });
  });

  it('happens once, however many request it at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => end(sam.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
    expect(await entries()).toHaveLength(1);
    expect(await storedMails(api.database)).toHaveLength(1);
  });

  it.each(['999999', '0', '-1', 'x', '2147483648', '1.5'])('returns 404 for the login %s', async (id) => {
    const answer = await end(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: 'This login doesn’t exist, or has ended' });
  });

  it.each([[{}], [{ reason: '' }], [{ reason: ' \n\u200B' }], [{ reason: 7 }]])(
    'needs a reason: %j isn’t one',
    async (body) => {
      const answer = await end(sam.id, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: 'Please give a reason' });
      expect((await logIn()).status).toBe(200);
      expect(await entries()).toEqual([]);
    },
  );
});
