import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { TEST_SECRETS } from '../../../test/support/test-settings.js';

const WRONG = 'not the password';

describe('guessing the site password', () => {
  let api: TestApi;

  // The shell in front of the api names the visitor's address.
  const logIn = (address: string, password = WRONG): Promise<Response> =>
    api.call('/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ password }),
    });
  const guess = async (address: string, times: number): Promise<number[]> =>
    (await Promise.all(Array.from({ length: times }, () => logIn(address)))).map(({ status }) => status);

  beforeEach(async () => {
    api = await startTestApi({ rateLimits: true });
  });

  afterEach(() => api.stop());

  it('is stopped at an address after ten attempts, also at once, and the right password as well', async () => {
    const statuses = await guess('192.0.2.1', 14);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const answer = await logIn('192.0.2.1', TEST_SECRETS.siteAdminPassword);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await answer.json()).toMatchObject({ error: 'Too Many Requests' });
    expect((await logIn('192.0.2.2', TEST_SECRETS.siteAdminPassword)).status).toBe(200);
  });

  it('from the addresses of one IPv6 network counts together', async () => {
    await guess('2001:db8:1:2::1', 5);
    await guess('2001:db8:1:2:ffff::9', 5);
    expect((await logIn('2001:db8:1:2::77')).status).toBe(429);
    expect((await logIn('2001:db8:1:3::1')).status).toBe(401);
  });

  it('is stopped after a hundred attempts from wherever', async () => {
    for (let network = 0; network < 10; network += 1) await guess(`198.51.100.${network}`, 10);
    expect((await logIn('203.0.113.9', TEST_SECRETS.siteAdminPassword)).status).toBe(429);
  });

  it('is forgotten once the password was right', async () => {
    await guess('192.0.2.3', 9);
    expect((await logIn('192.0.2.3', TEST_SECRETS.siteAdminPassword)).status).toBe(200);
    expect(await guess('192.0.2.3', 9)).toEqual(Array(9).fill(401));
  });

  it('is counted by all instances together, for nobody in clear', async () => {
    await guess('192.0.2.4', 3);
    const rows = await api.database.dataSource.query<{ counter_key: string; count: number }[]>(
      'SELECT counter_key, count FROM rate_limit_counters ORDER BY count',
    );
    expect(rows.map(({ count }) => count)).toEqual([3, 3]);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.4');
  });
});
