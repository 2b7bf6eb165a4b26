import type { TestApi } from '../../test/support/test-api.js';
import { startTestApi } from '../../test/support/test-api.js';

describe('the public settings', () => {
  let api: TestApi | undefined;

  afterEach(() => api?.stop());

  it('name the brand and the support address, and no login', async () => {
    api = await startTestApi({ brandName: 'Grassroots', supportEmail: 'help@grassroots.example' });
    expect(await api.read('/config')).toEqual({
      brandName: 'Grassroots',
      supportEmail: 'help@grassroots.example',
      sampleData: false,
    });
  });

  it('say where the images of maps come from', async () => {
    const map = { tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Map makers' };
    api = await startTestApi({ map });
    expect(await api.read('/config')).toMatchObject({ map });
  });

  it('show the demo login beside sample data, which is loaded once', async () => {
    api = await startTestApi({ sampleData: true });
    expect(await api.read('/config')).toMatchObject({
      sampleData: true,
      demoLogin: { email: expect.any(String), password: expect.any(String) },
    });
    const { totalClubs } = await api.read<{ totalClubs: number }>('/stats');
    expect(totalClubs).toBeGreaterThan(300);
  });
});
