import { storeClubs } from '../../../test/support/factories.js';
import { send, siteAdminHeaders } from '../../../test/support/sessions.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { Club } from '../../model/clubs/club.entity.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { sql } from '../../platform/database/sql.js';
import { PublicConfigService } from './public-config.service.js';

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
      removedReviewDays: 30,
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
      removedReviewDays: 30,
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

  it('say that there is sample data until the public sees none of it', async () => {
    api = await startTestApi();
    const { manager } = api.database.dataSource;
    const config = api.get(PublicConfigService);
    const isTold = async () => {
      config.reset();
      return (await config.get()).sampleData;
    };
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    await manager.insert(SiteSetting, { name: 'sample_data', value: 'removed' });
    expect(await isTold()).toBe(false);
    await manager.update(Club, club!.id, { isSample: true });
    expect(await isTold()).toBe(true);
    await manager.update(Club, club!.id, { state: 'hidden' });
    expect(await isTold()).toBe(false);
    await manager.update(SiteSetting, { name: 'sample_data' }, { value: 'removing' });
    expect(await isTold()).toBe(true);
  });
});
