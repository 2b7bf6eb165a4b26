import { siteAdminHeaders } from '../../test/support/sessions.js';
import type { TestApi } from '../../test/support/test-api.js';
import { startTestApi } from '../../test/support/test-api.js';
import { TEST_SECRETS } from '../../test/support/test-settings.js';
import { EmailProtection } from '../security/email-protection.js';
import { Claim } from './claim.entity.js';
import type { AdminClaim } from './dto/admin-claim.dto.js';

const emails = new EmailProtection(TEST_SECRETS.dataKey);
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
  let api: TestApi;
  let headers: Record<string, string>;

  const list = async (query = ''): Promise<AdminClaim[]> =>
    (await (await api.call(`/admin/claims${query}`, { headers })).json()) as AdminClaim[];
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).map(({ clubName }) => clubName);

  beforeAll(async () => {
    api = await startTestApi();
    headers = await siteAdminHeaders(api);
    await api.database.dataSource.manager.save(
      Claim,
      [
        { clubName: 'Ashby Rovers', status: 'rejected' as const, rejectionReason: 'No proof' },
        { contactName: 'Zoë Okafor', websiteUrl: 'https://lions.example' },
        { clubName: 'York Yaks', contactEmailEncrypted: 'of another key' },
      ].map(claimFrom),
    );
  });

  afterAll(() => api.stop());

  it('has every field, newest first, with the address in clear', async () => {
    const claims = await list();
    expect(claims.map(({ clubName }) => clubName)).toEqual(['York Yaks', 'Leeds Lions', 'Ashby Rovers']);
    expect(claims[1]).toEqual({
      id: expect.any(Number) as number,
      clubName: 'Leeds Lions',
      clubId: null,
      isClubManaged: false,
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
      createdAt: '2026-05-01T01:00:00.000Z',
    });
    expect(claims[0]?.contactEmail).toBeNull();
  });

  it('is filtered by state, and searched by club and contact', async () => {
    expect(await names('?status=pending')).toEqual(['York Yaks', 'Leeds Lions']);
    expect(await names('?status=rejected')).toEqual(['Ashby Rovers']);
    expect(await names('?search=OKAFOR')).toEqual(['Leeds Lions']);
    expect(await names('?search=yak&status=rejected')).toEqual([]);
    expect((await api.call('/admin/claims?status=open', { headers })).status).toBe(400);
  });

  it('goes on where the run before ended', async () => {
    const first = await api.call('/admin/claims?limit=2&status=pending', { headers });
    expect(first.headers.get('link')).toBeNull();
    const part = await api.call('/admin/claims?limit=2', { headers });
    const next = /^<\/api([^>]+)>; rel="next"$/.exec(part.headers.get('link') ?? '')?.[1] ?? '';
    expect(await names(next.slice('/admin/claims'.length))).toEqual(['Ashby Rovers']);
  });

  it('is counted while it waits for a decision', async () => {
    const stats = await api.call('/admin/stats', { headers });
    expect(await stats.json()).toMatchObject({ pendingClaims: 2 });
  });
});
