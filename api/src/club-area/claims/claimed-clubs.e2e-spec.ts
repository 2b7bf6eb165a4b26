import { storeClubAdmin } from '../../../test/support/club-admins.js';
import { useClaims } from '../../../test/support/claims.js';
import { postJson } from '../../../test/support/sessions.js';
import { getStoredMails } from '../../../test/support/stored-mails.js';
import type { ClubDetail } from '../../clubs/clubs.dto.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import type { AdminClaim } from './admin-claims.dto.js';

describe('the club that a claim is for', () => {
  const claims = useClaims();
  const { api, submit, approve, claimWith, admins, clubNames, expectUndecided } = claims;
  let headers: Record<string, string>;
  let clubId: number;
  let otherId: number;

  beforeEach(() => ({ headers, clubId, otherId } = claims.site()));

  it('uses a listed club with the name of an unlisted one, unless the moderator says otherwise', async () => {
    const id = await submit({ clubName: 'LEEDS  lions' });
    expect(await claimWith(id)).toMatchObject({ clubId: null, candidates: [{ id: clubId, managers: [] }] });
    expect(await (await approve(id)).json()).toMatchObject({ clubId, status: 'approved', candidates: [] });
    expect(await clubNames()).toEqual(['Leeds Lions', 'York Yaks']);
    expect(await api.read('/clubs/leeds-lions')).toMatchObject({ aboutUs: null, location: 'Leeds' });

    const another = await submit({ clubName: 'Leeds Lions', contactEmail: 'sam@lions.example' });
    expect((await approve(another, { club: 'new' })).status).toBe(200);
    expect((await api.read<ClubDetail>('/clubs/leeds-lions-2')).name).toBe('Leeds Lions');
    expect(await getStoredMails(api.database, 'manager-joined')).toEqual([]);
  });

  it('doesn’t guess when two listed clubs have the unlisted club’s name', async () => {
    await approve(await submit({ clubName: 'Leeds Lions' }), { club: 'new' });
    await api.database.dataSource.query('DELETE FROM mails');
    const third = await submit({ clubName: 'Leeds Lions', contactEmail: 'kim@lions.example' });
    for (const club of [undefined, 'listed']) {
      const answer = await approve(third, { club });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        message: expect.stringMatching(/^The name alone doesn’t say which club this is/) as string,
      });
    }
    await expectUndecided(third);
    expect((await claimWith(third))?.candidates).toHaveLength(2);
    expect((await (await approve(third, { clubId })).json()) as AdminClaim).toMatchObject({ clubId });
    // Spelt like only one of them, it's that one.
    const spelt = await submit({ clubName: 'leeds lions', contactEmail: 'lee@lions.example' });
    expect((await approve(spelt, { club: 'new' })).status).toBe(200);
    const speltId = (await claimWith(spelt))?.clubId ?? 0;
    await api.database.dataSource.query('DELETE FROM managed_clubs');
    const same = await submit({ clubName: 'leeds lions', contactEmail: 'ann@lions.example' });
    expect((await (await approve(same)).json()) as AdminClaim).toMatchObject({ clubId: speltId });
  });

  it('gives nobody a managed club by its name alone, however it’s spelt', async () => {
    await storeClubAdmin(api.database, clubId, { email: 'sam@lions.example' });
    for (const [index, clubName] of ['Leeds Lions', 'LEEDS  lions', 'Lèeds Lions!'].entries()) {
      const id = await submit({ clubName, contactEmail: `stranger${index}@lions.example` });
      expect(await claimWith(id)).toMatchObject({
        candidates: [{ id: clubId, name: 'Leeds Lions', managers: [{ email: 'sam@lions.example' }] }],
      });
      for (const club of [undefined, 'listed']) {
        const answer = await approve(id, { club });
        expect(answer.status).toBe(409);
        const { message, fields } = (await answer.json()) as ErrorResponse;
        expect(message).toContain(`Leeds Lions, Leeds (clubId ${clubId})`);
        expect(fields).toEqual({ clubId: message });
      }
      await expectUndecided(id);
    }
    expect(await admins()).toHaveLength(1);
    expect(await getStoredMails(api.database, 'manager-joined')).toEqual([]);
  });

  it('gives the managed club that a moderator chooses, and tells its managers and the audit log which', async () => {
    await storeClubAdmin(api.database, clubId, { email: 'sam@lions.example' });
    // Nearly the name of a listed club, which would be a new one if nobody chose.
    const id = await submit({ clubName: 'Leeds Lion' });
    expect((await claimWith(id))?.candidates).toMatchObject([{ id: clubId }]);
    expect(await (await approve(id, { clubId })).json()).toMatchObject({ clubId, status: 'approved' });
    expect(await clubNames()).toEqual(['Leeds Lions', 'York Yaks']);
    const [mail] = await getStoredMails(api.database, 'manager-joined');
    expect(mail).toMatchObject({ to: 'sam@lions.example', subject: 'Leeds Lions has another manager' });
    const audit = api.database.dataSource.getRepository(AuditEntry);
    expect(await audit.findOneByOrFail({ subjectId: id, action: 'approved' })).toMatchObject({
      reason: `Club ${clubId}: Leeds Lions`,
    });
  });

  it('refuses a club that the claim can’t be for', async () => {
    const byName = await submit({ clubName: 'Leeds Lions' });
    const chosen = await submit({ clubId });
    for (const [id, more] of [
      [byName, { clubId: otherId }],
      [byName, { clubId: 424_242 }],
      [byName, { clubId, club: 'new' }],
      [byName, { clubId: 'one' }],
      [chosen, { clubId: otherId }],
    ] as const) {
      const answer = await approve(id, more);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as ErrorResponse).fields).toHaveProperty('clubId');
      await expectUndecided(id);
    }
    expect((await approve(chosen, { clubId })).status).toBe(200);
  });

  it('shows closed clubs of the name, which can’t be chosen', async () => {
    const closed = await postJson(api, `/admin/clubs/${clubId}/close`, { reason: 'It folded' }, headers);
    expect(closed.ok).toBe(true);
    const id = await submit({ clubName: 'Leeds Lions' });
    expect((await claimWith(id))?.candidates).toMatchObject([{ id: clubId, state: 'closed' }]);
    expect((await approve(id, { clubId })).status).toBe(409);
  });
});
