import { storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { siteAdminHeaders } from '../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { TEST_KEYS } from '../../../test/support/test-settings.js';
import { ClubAdmin } from '../../accounts/club-admins/club-admin.entity.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { Claim } from './claim.entity.js';
import type { AdminClaim } from './admin-claims.dto.js';

const emails = new EmailProtection(TEST_KEYS);
const FIRST_MOMENT = Date.UTC(2026, 4, 1);

function claimFrom(changes: Partial<Claim>, hour: number): Partial<Claim> {
  return {
    clubName: 'Leeds Lions',
    contactName: 'Priya Nair',
    contactEmailEncrypted: emails.encrypt('priya@committee.example'),
    contactPhone: '07700 900142',
    position: 'secretary',
    clubDescription: 'Fourteen teams.',
    facilities: 'Two pitches.',
    ageGroups: 'U7s to U16s',
    trainingDays: 'Tuesday',
    verificationMethod: 'email-domain',
    createdAt: new Date(FIRST_MOMENT + hour * 3_600_000),
    ...changes,
  };
}

describe("the site administrator's list of claims", () => {
  const api = useTestApi('suite');
  let headers: Record<string, string>;

  const list = async (query = ''): Promise<AdminClaim[]> =>
    (await (await api.call(`/admin/claims${query}`, { headers })).json()) as AdminClaim[];
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).map(({ clubName }) => clubName);

  beforeAll(async () => {
    headers = await siteAdminHeaders(api);
    await api.database.dataSource.manager.save(
      Claim,
      [
        { clubName: 'Ashby Rovers', status: 'rejected' as const, rejectionReason: 'No proof' },
        {
          contactName: 'Zoë Okafor',
          contactEmailHash: emails.authorHash('zoe@home.example'),
          websiteUrl: 'https://lions.example',
        },
        { clubName: 'York Yaks', contactEmailEncrypted: 'of another key' },
      ].map(claimFrom),
    );
  });

  it('has every field, newest first, with the address in plain text', async () => {
    const claims = await list();
    expect(claims.map(({ clubName }) => clubName)).toEqual(['York Yaks', 'Leeds Lions', 'Ashby Rovers']);
    expect(claims[1]).toEqual({
      id: expect.any(Number) as number,
      clubName: 'Leeds Lions',
      clubId: null,
      isClubManaged: false,
      clubWebsite: null,
      candidates: [],
      clubLogins: [],
      contactName: 'Zoë Okafor',
      contactEmail: 'priya@committee.example',
      contactPhone: '07700 900142',
      position: 'secretary',
      clubDescription: 'Fourteen teams.',
      facilities: 'Two pitches.',
      ageGroups: 'U7s to U16s',
      trainingDays: 'Tuesday',
      websiteUrl: 'https://lions.example',
      socialMedia: null,
      verificationMethod: 'email-domain',
      additionalInfo: null,
      status: 'pending',
      rejectionReason: null,
      contactErasedAt: null,
      createdAt: '2026-05-01T01:00:00.000Z',
    });
    expect(claims[0]?.contactEmail).toBeNull();
  });

  it('is filtered by state, and searched by club and contact', async () => {
    expect(await names('?status=pending')).toEqual(['York Yaks', 'Leeds Lions']);
    expect(await names('?status=rejected')).toEqual(['Ashby Rovers']);
    expect(await names('?search=OKAFOR')).toEqual(['Leeds Lions']);
    expect(await names('?search=yak&status=rejected')).toEqual([]);
    expect(await names('?search=Zoe%40Home.example')).toEqual(['Leeds Lions']);
    expect(await names('?search=zoe%40home.example&status=rejected')).toEqual([]);
    expect((await api.call('/admin/claims?status=open', { headers })).status).toBe(400);
  });

  it('continues where the last page ended', async () => {
    const first = await api.call('/admin/claims?limit=2&status=pending', { headers });
    expect(first.headers.get('link')).toBeNull();
    const part = await api.call('/admin/claims?limit=2', { headers });
    const next = /^<\/api([^>]+)>; rel="next"$/.exec(part.headers.get('link') ?? '')?.[1] ?? '';
    expect(await names(next.slice('/admin/claims'.length))).toEqual(['Ashby Rovers']);
  });

  it('has the website of the listed club, whatever the claimant wrote', async () => {
    const [club] = await storeClubs(api.database, [
      { name: 'Whitby Whales', website: 'https://whales.example' },
    ]);
    const { manager } = api.database.dataSource;
    const claim = claimFrom({ clubId: club!.id, websiteUrl: 'https://other.example' }, 9);
    const { id } = await manager.save(Claim, claim);
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      clubWebsite: 'https://whales.example',
    });
    await manager.delete(Claim, id);
  });

  it('has every club that a claim without a chosen one can mean, those nearby first', async () => {
    const { manager } = api.database.dataSource;
    await manager.query(
      `INSERT INTO postcodes (postcode, latitude, longitude) VALUES ('LS63AA', 53.82, -1.578)`,
    );
    const [far, near, unplaced] = await storeClubs(api.database, [
      { name: 'Selby Seals', location: 'Selby', latitude: 53.78, longitude: -1.07 },
      { name: 'Selby Seals JFC', website: 'https://seals.example', latitude: 53.82, longitude: -1.6 },
      { name: 'Selby Seal' },
    ]);
    await storeClubAdmin(api.database, near!.id, { email: 'kim@seals.example', name: 'Kim' });
    const named = { clubName: 'Selby Seals', facilities: 'Two pitches at Mill Hill Park, Leeds LS6 3AA.' };
    const [open, rejected, chosen, elsewhere] = await manager.save(
      Claim,
      [
        named,
        { ...named, status: 'rejected' as const },
        { ...named, clubId: far!.id },
        { clubName: 'Zebras' },
      ].map(claimFrom),
    );
    const candidatesById = new Map((await list()).map(({ id, candidates }) => [id, candidates]));
    const found = candidatesById.get(open!.id) ?? [];
    expect(found.map(({ id }) => id)).toEqual([near!.id, far!.id, unplaced!.id]);
    expect(found[0]).toEqual({
      ...{ id: near!.id, name: 'Selby Seals JFC', location: 'Leeds', postcode: null, state: 'listed' },
      website: 'https://seals.example',
      distanceMiles: expect.closeTo(0.9, 1) as number,
      managers: [
        {
          id: expect.any(Number) as number,
          name: 'Kim',
          email: 'kim@seals.example',
          clubCount: 1,
          hasSecondFactor: false,
        },
      ],
    });
    expect(found.slice(1).map(({ distanceMiles, managers }) => [distanceMiles, managers])).toEqual([
      [expect.closeTo(20.9, 0), []],
      [null, []],
    ]);
    for (const claim of [rejected, chosen, elsewhere]) expect(candidatesById.get(claim!.id)).toEqual([]);

    await storeStaff(api.database, 'reader');
    const answer = await api.call('/admin/claims', {
      headers: await staffHeaders(api, 'reader@staff.example'),
    });
    expect(await answer.text()).not.toContain('@');
    await manager.delete(
      Claim,
      [open, rejected, chosen, elsewhere].map((claim) => claim!.id),
    );
  });

  it('names who manages the club of an approved claim, and of no others', async () => {
    const clubs = await storeClubs(
      api.database,
      // More than are queried at once.
      Array.from({ length: 60 }, (_, index) => ({ name: `Managed Club ${index}` })),
    );
    const [first, last] = [clubs[0]?.id ?? 0, clubs.at(-1)?.id ?? 0];
    const sam = await storeClubAdmin(api.database, first, { email: 'sam@lions.example' });
    const kim = await storeClubAdmin(api.database, first, { email: 'kim@lions.example', name: 'Kim' });
    const jo = await storeClubAdmin(api.database, last, { email: 'jo@yaks.example', name: 'Jo' });
    const { manager } = api.database.dataSource;
    await manager.update(ClubAdmin, jo.id, { emailEncrypted: 'of another key' });
    const approved = { status: 'approved' as const };
    const stored = await manager.save(
      Claim,
      [
        ...clubs.map(({ id }) => ({ clubId: id, ...approved })),
        { clubId: first, status: 'pending' as const },
        { clubId: null, ...approved },
      ].map(claimFrom),
    );
    const loginsById = new Map((await list()).map(({ id, clubLogins }) => [id, clubLogins]));
    expect(stored.map(({ id }) => loginsById.get(id))).toEqual([
      [
        { id: sam.id, name: 'Sam Okafor', email: 'sam@lions.example', clubCount: 1, hasSecondFactor: false },
        { id: kim.id, name: 'Kim', email: 'kim@lions.example', clubCount: 1, hasSecondFactor: false },
      ],
      ...clubs.slice(1, -1).map(() => []),
      [{ id: jo.id, name: 'Jo', email: null, clubCount: 1, hasSecondFactor: false }],
      [],
      [],
    ]);
    await manager.delete(
      Claim,
      stored.map(({ id }) => id),
    );
  });

  it('is counted while it waits for a decision', async () => {
    const stats = await api.call('/admin/stats', { headers });
    expect(await stats.json()).toMatchObject({ pendingClaims: 2 });
  });
});
