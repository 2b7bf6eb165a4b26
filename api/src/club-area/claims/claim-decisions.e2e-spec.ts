import { claimForm } from '../../../test/support/claim-form.js';
import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { storedMails, getStoredMails, tokenIn } from '../../../test/support/stored-mails.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { ClubAdmin } from '../../accounts/club-admins/club-admin.entity.js';
import type { ClubDetail, ClubsPage } from '../../clubs/clubs.dto.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import type { AdminClaim } from './admin-claims.dto.js';
import { sql } from '../../platform/database/sql.js';

const INVITED_FOR_MS = 14 * 24 * 3_600_000;

describe('deciding on claims over HTTP', () => {
  const api = useTestApi('each');
  let headers: Record<string, string>;
  let clubId: number;
  let otherId: number;

  const submit = async (changes: Record<string, unknown> = {}): Promise<number> => {
    const answer = await postJson(api, '/clubs/claim', claimForm(changes));
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { id: number }).id;
  };
  const decide = (id: number | string, body: object): Promise<Response> =>
    send(api, 'PATCH', `/admin/claims/${id}`, headers, body);
  const approve = (id: number, more: object = {}): Promise<Response> =>
    decide(id, { status: 'approved', ...more });
  const claimWith = async (id: number): Promise<AdminClaim | undefined> => {
    const claims = (await (await api.call('/admin/claims', { headers })).json()) as AdminClaim[];
    return claims.find((claim) => claim.id === id);
  };
  const admins = (): Promise<ClubAdmin[]> =>
    api.database.dataSource.manager.find(ClubAdmin, { order: { id: 'ASC' } });
  const clubNames = async (): Promise<string[]> =>
    (await api.read<ClubsPage>('/clubs/paginated')).clubs.map(({ name }) => name);
  /** The mails that tell claimants about decisions. */
  const decisionMails = async () =>
    (await storedMails(api.database)).filter(({ mail }) =>
      ['claim-approved', 'claim-rejected', 'club-invitation'].includes(mail.kind),
    );
  const expectUndecided = async (id: number): Promise<void> => {
    expect(await claimWith(id)).toMatchObject({ status: 'pending', rejectionReason: null });
    expect(await decisionMails()).toEqual([]);
  };

  beforeEach(async () => {
    headers = await siteAdminHeaders(api);
    const clubs = await storeClubs(api.database, [
      { name: 'Leeds Lions', reviews: [{}] },
      { name: 'York Yaks' },
    ]);
    [clubId, otherId] = clubs.map(({ id }) => id) as [number, number];
  });

  it('adds an unlisted club to the directory on approval, and invites its administrator', async () => {
    const id = await submit({ websiteUrl: 'hornets.example' });
    const answer = await approve(id);
    expect(answer.status).toBe(200);
    const claim = (await answer.json()) as AdminClaim;
    expect(claim).toMatchObject({ id, status: 'approved', rejectionReason: null, isClubManaged: true });
    expect(await clubNames()).toEqual(['Leeds Lions', 'Mill Hill Hornets', 'York Yaks']);
    expect(await api.read<ClubDetail>('/clubs/mill-hill-hornets')).toMatchObject({
      id: claim.clubId,
      location: 'England',
      sport: 'Football',
      website: 'https://hornets.example',
      trainingSchedule: 'Tuesdays and Thursdays',
      postcode: null,
      reviewCount: 0,
      overallRating: 0,
    });
    expect(await api.read('/stats')).toMatchObject({ totalClubs: 3 });
    expect((await api.read<ClubsPage>('/clubs/paginated?q=hornet')).total).toBe(1);

    const [mail, ...others] = await decisionMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'priya@hornets.example',
      subject: 'Your claim for Mill Hill Hornets was approved',
    });
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/club-admin\/set-password#token=[\w-]{43}/);
    const first = await postJson(api, '/club-admin/set-password', {
      token: tokenIn(mail ?? { text: '' }),
      password: 'kick-off',
    });
    expect(await first.json()).toMatchObject({
      admin: { name: 'Priya Nair', email: 'priya@hornets.example' },
    });
    const login = { email: 'Priya@hornets.example', password: 'kick-off' };
    expect((await postJson(api, '/club-admin/login', login)).status).toBe(200);
  });

  it('leaves the totals as a recount would compute them', async () => {
    for (const clubName of ['Zebras', '1860', 'Ångström & Søn']) {
      const contactEmail = `${clubName.length}@new.example`;
      expect((await approve(await submit({ clubName, contactEmail }))).status).toBe(200);
    }
    const kept = await storedTotals(api.database);
    await recountStoredValues(api.database);
    expect(kept).toEqual(await storedTotals(api.database));
    expect((await api.read<ClubDetail>('/clubs/club-1860')).name).toBe('1860');
  });

  it('invites for fourteen days, and keeps only a hash of the link', async () => {
    const id = await submit();
    const askedAt = Date.now();
    await approve(id);
    const answeredAt = Date.now();
    const [row] = await api.database.reads.all<{ token_hash: string; expires_at: string }>(
      sql`SELECT token_hash, expires_at FROM club_admin_tokens`,
    );
    const [mail] = await decisionMails();
    expect(row?.token_hash).not.toBe(tokenIn(mail ?? { text: '' }));
    const expiresAt = Date.parse(`${row?.expires_at.replace(' ', 'T')}Z`);
    expect(expiresAt).toBeGreaterThanOrEqual(askedAt + INVITED_FOR_MS);
    expect(expiresAt).toBeLessThanOrEqual(answeredAt + INVITED_FOR_MS);
  });

  it('on approval, adds an administrator to a listed club, even when it has one', async () => {
    const first = await submit({ clubId });
    const second = await submit({ clubId, contactEmail: 'sam@hornets.example', contactName: 'Sam' });
    expect(await claimWith(second)).toMatchObject({ isClubManaged: false });
    await approve(first);
    expect(await claimWith(second)).toMatchObject({ status: 'pending', isClubManaged: true });
    expect((await approve(second)).status).toBe(200);
    expect((await admins()).map((admin) => [admin.clubId, admin.name])).toEqual([
      [clubId, 'Priya Nair'],
      [clubId, 'Sam'],
    ]);
    expect(await clubNames()).toEqual(['Leeds Lions', 'York Yaks']);
    expect((await decisionMails()).map(({ to }) => to)).toEqual([
      'priya@hornets.example',
      'sam@hornets.example',
    ]);
  });

  it('tells existing managers who is joining them, once and without an address', async () => {
    await storeClubAdmin(api.database, clubId, { email: 'sam@lions.example' });
    const lost = await storeClubAdmin(api.database, clubId, { email: 'lost@lions.example' });
    await api.database.dataSource.manager.update(ClubAdmin, lost.id, { emailEncrypted: 'unreadable' });
    await storeClubAdmin(api.database, otherId, { email: 'kim@yaks.example' });
    await approve(await submit({ clubId }));
    // They manage it now, so a second approval isn't news to anyone.
    await approve(await submit({ clubId }));
    const [mail, ...others] = await getStoredMails(api.database, 'manager-joined');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'sam@lions.example', subject: 'Leeds Lions has another manager' });
    expect(mail?.text).toContain('Priya Nair can now manage the page of Leeds Lions');
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/hornets\.example|token=/);
  });

  it('tells the earlier of two who join at the same moment', async () => {
    const ids = [await submit({ clubId }), await submit({ clubId, contactEmail: 'sam@lions.example' })];
    await Promise.all(ids.map((id) => approve(id)));
    expect(await getStoredMails(api.database, 'manager-joined')).toHaveLength(1);
  });

  it('sends no new password to someone who already manages the club', async () => {
    await storeClubAdmin(api.database, clubId, { email: 'Priya@Hornets.example' });
    expect((await approve(await submit({ clubId }))).status).toBe(200);
    expect(await admins()).toHaveLength(1);
    const [mail] = await decisionMails();
    expect(mail?.text).toContain('with your existing login');
    expect(mail?.text).not.toContain('token=');
  });

  it('sends a new invitation to someone who hasn’t answered the first one', async () => {
    await storeClubAdmin(api.database, clubId, { email: 'priya@hornets.example', password: null });
    await approve(await submit({ clubId }));
    expect(await admins()).toHaveLength(1);
    const [mail] = await decisionMails();
    expect(tokenIn(mail ?? { text: '' })).toHaveLength(43);
  });

  it.each(['listed', 'not listed'])(
    'gives the manager of another club this one too (claimed club: %s)',
    async (kind) => {
      await storeClubAdmin(api.database, otherId, { email: 'priya@hornets.example' });
      const claim = (await (
        await approve(await submit(kind === 'listed' ? { clubId } : {}))
      ).json()) as AdminClaim;
      expect(claim).toMatchObject({ status: 'approved', isClubManaged: true });
      expect(claim.clubLogins).toMatchObject([{ email: 'priya@hornets.example', clubCount: 2 }]);
      expect(await admins()).toHaveLength(1);
      const session = await clubAdminHeaders(api, 'priya@hornets.example');
      const { clubs } = (await (await api.call('/club-admin/session', { headers: session })).json()) as {
        clubs: { id: number }[];
      };
      expect(clubs.map(({ id }) => id)).toEqual([otherId, claim.clubId]);
      const [mail] = await decisionMails();
      expect(mail?.text).toContain('with your existing login');
      expect(mail?.text).not.toContain('token=');
    },
  );

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

  it('fills the profile with what the claim said, and finds the place in it', async () => {
    await api.database.dataSource.query(
      `INSERT INTO postcodes (postcode, latitude, longitude) VALUES ('LS63AA', 53.82, -1.578)`,
    );
    const id = await submit({
      facilities: 'Two grass pitches at Mill Hill Park, Leeds LS6 3AA.',
      ageGroups: 'U7s, U8s and U9s',
      websiteUrl: 'hornets.example',
      socialMedia: 'facebook.com/hornets, Instagram: @hornets',
    });
    const { clubId: newId } = (await (await approve(id)).json()) as AdminClaim;
    expect(await api.read<ClubDetail>('/clubs/mill-hill-hornets')).toMatchObject({
      id: newId,
      location: 'Headingley, Leeds',
      postcode: 'LS6 3AA',
      latitude: 53.82,
      description: 'Fourteen teams of boys and girls from seven to sixteen, run by volunteers.',
      aboutUs: 'Two grass pitches at Mill Hill Park, Leeds LS6 3AA.',
      teams: ['U7s', 'U8s and U9s'],
      trainingSchedule: 'Tuesdays and Thursdays',
      website: 'https://hornets.example',
      facebook: 'https://facebook.com/hornets',
      instagram: '@hornets',
      xTwitter: null,
    });
    const found = await api.read<{ id: number }[]>('/clubs/search?location=leeds&sport=hornets');
    expect(found.map((club) => club.id)).toEqual([newId]);
  });

  it('needs a reason for a rejection, which the claimant gets to read', async () => {
    const id = await submit();
    for (const rejectionReason of [undefined, null, '', ' \n\u200B', 7]) {
      const refused = await decide(id, { status: 'rejected', rejectionReason });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ message: 'Please give a reason for the rejection' });
    }
    await expectUndecided(id);
    const answer = await decide(id, { status: 'rejected', rejectionReason: ' No proof.\nSorry <b>. ' });
    expect(await answer.json()).toMatchObject({
      status: 'rejected',
      rejectionReason: 'No proof.\nSorry <b>.',
    });
    const [mail] = await decisionMails();
    expect(mail).toMatchObject({
      to: 'priya@hornets.example',
      subject: 'Your claim for Mill Hill Hornets wasn’t approved',
    });
    expect(mail?.text).toContain('Sorry <b>.');
    expect(mail?.html).not.toContain('<b>.');
    expect(await admins()).toEqual([]);
    expect(await clubNames()).toEqual(['Leeds Lions', 'York Yaks']);
    expect(await submit()).toBeGreaterThan(id);
  });

  it('is possible once, and is logged', async () => {
    const [approved, rejected] = [await submit(), await submit({ clubId })];
    await approve(approved);
    await decide(rejected, { status: 'rejected', rejectionReason: 'No proof' });
    for (const id of [approved, rejected]) {
      for (const body of [
        { status: 'approved' },
        { status: 'rejected', rejectionReason: 'Changed my mind' },
      ]) {
        const answer = await decide(id, body);
        expect(answer.status).toBe(409);
        expect(await answer.json()).toMatchObject({
          message: `This claim is already ${id === approved ? 'approved' : 'rejected'}`,
        });
      }
    }
    const entries = await api.database.dataSource.manager.find(AuditEntry, {
      where: { subjectType: 'claim' },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ subjectId, actor, action, reason }) => [subjectId, actor, action, reason])).toEqual(
      [
        [approved, 'club-admin', 'submitted', null],
        [rejected, 'club-admin', 'submitted', null],
        [approved, 'site-admin', 'approved', expect.stringMatching(/^Club \d+: Mill Hill Hornets$/)],
        [rejected, 'site-admin', 'rejected', 'No proof'],
      ],
    );
  });

  it('by several moderators at once happens once', async () => {
    const id = await submit();
    const answers = await Promise.all([
      approve(id),
      approve(id),
      decide(id, { status: 'rejected', rejectionReason: 'No' }),
      approve(id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await decisionMails()).toHaveLength(1);
    expect((await admins()).length).toBe((await claimWith(id))?.status === 'approved' ? 1 : 0);
  });

  it('on several claims for one unlisted club at once adds one club, which is then chosen for the others', async () => {
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c', 'd'])
      ids.push(await submit({ contactEmail: `${name}@hornets.example` }));
    const answers = await Promise.all(ids.map((id) => approve(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await clubNames()).toEqual(['Leeds Lions', 'Mill Hill Hornets', 'York Yaks']);
    expect(await decisionMails()).toHaveLength(1);
    const waiting = (await Promise.all(ids.map(claimWith))).filter((claim) => claim?.status === 'pending');
    for (const claim of waiting)
      expect((await approve(claim!.id, { clubId: claim!.candidates[0]?.id })).status).toBe(200);
    expect(await decisionMails()).toHaveLength(4);
    expect(await getStoredMails(api.database, 'manager-joined')).toHaveLength(1 + 2 + 3);
    expect((await claimWith(ids[0] ?? 0))?.clubLogins).toHaveLength(4);
  });

  it('on claims by one address for several clubs at once creates one login for them all', async () => {
    const ids = [await submit({ clubId }), await submit({ clubName: 'Zebras' }), await submit()];
    const answers = await Promise.all(ids.map((id) => approve(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await admins()).toHaveLength(1);
    expect((await claimWith(ids[1] ?? 0))?.clubLogins).toMatchObject([{ clubCount: 3 }]);
  });

  it.each([
    ['0', { status: 'approved' }, 404],
    ['x', { status: 'approved' }, 404],
    ['99999', { status: 'approved' }, 404],
    ['1', {}, 400],
    ['1', { status: 'pending' }, 400],
    ['1', { status: 'approved', club: 'mine' }, 400],
  ])('refuses /admin/claims/%s with %j', async (id, body, status) => {
    expect((await decide(id, body)).status).toBe(status);
  });
});
