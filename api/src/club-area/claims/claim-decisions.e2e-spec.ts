import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { useClaims } from '../../../test/support/claims.js';
import { postJson } from '../../../test/support/sessions.js';
import { getStoredMails, tokenIn } from '../../../test/support/stored-mails.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { ClubAdmin } from '../../accounts/club-admins/club-admin.entity.js';
import type { ClubDetail, ClubsPage } from '../../clubs/clubs.dto.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import type { AdminClaim } from './admin-claims.dto.js';
import { sql } from '../../platform/database/sql.js';

const INVITED_FOR_MS = 14 * 24 * 3_600_000;

describe('deciding on claims over HTTP', () => {
  const claims = useClaims();
  const { api, submit, decide, approve, claimWith, admins, clubNames, decisionMails, expectUndecided } =
    claims;
  let clubId: number;
  let otherId: number;

  beforeEach(() => ({ clubId, otherId } = claims.site()));

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
