import { send, siteAdminHeaders } from '../../../test/support/sessions.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { sql } from '../../platform/database/sql.js';

describe('the public settings', () => {
  let api: TestApi | undefined;

  afterEach(() => api?.stop());

  it('name the brand and the support address, and no login', async () => {
    api = await startTestApi({
      operator: { brandName: 'Grassroots', supportEmail: 'help@grassroots.example' },
    });
    expect(await api.read('/config')).toEqual({
      brandName: 'Grassroots',
      supportEmail: 'help@grassroots.example',
      operator: {
        operatorName: '',
        operatorForm: '',
        operatorAddress: '',
        icoRegistration: '',
        regionName: 'England',
        replyTimeClaims: '2-3 business days',
        replyTimeLongest: '5 business days',
        replyTimeEnquiries: '24-48 hours',
        replyTimeTechnical: '48 hours',
        socialLinks: '',
      },
      sampleData: false,
      reviewerAddressYears: 2,
      telemetrySample: 0,
    });
  });

  it('say where the images of maps come from', async () => {
    const map = { tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Map makers' };
    api = await startTestApi({ map });
    expect(await api.read('/config')).toMatchObject({ map });
  });

  it('show the demo login with sample data, which is loaded once', async () => {
    api = await startTestApi({ sampleData: true });
    expect(await api.read('/config')).toMatchObject({
      sampleData: true,
      reviewerAddressYears: 2,
      demoLogin: { email: expect.any(String), password: expect.any(String) },
    });
    const { totalClubs } = await api.read<{ totalClubs: number }>('/stats');
    expect(totalClubs).toBeGreaterThan(300);
  });

  it('show no demo login that a moderator has ended', async () => {
    api = await startTestApi({ sampleData: true });
    const [login] = await api.database.reads.all<{ id: number }>(sql`SELECT id FROM club_admins`);
    const ended = await send(api, 'DELETE', `/admin/club-logins/${login?.id}`, await siteAdminHeaders(api), {
      reason: 'Enough of it',
    });
    expect(ended.status).toBe(204);
    const config = await api.read<{ sampleData: boolean; demoLogin?: object }>('/config');
    expect([config.sampleData, config.demoLogin]).toEqual([true, undefined]);
  });
});
