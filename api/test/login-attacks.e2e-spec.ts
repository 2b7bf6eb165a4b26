import { CLUB_PASSWORD, storeClubAdmin } from './support/club-admins.js';
import { TestBrowser } from './support/cookies.js';
import { storeClubs } from './support/factories.js';
import { postJson } from './support/sessions.js';
import { useTestApi } from './support/test-api.js';
import { TEST_SECRETS } from './support/test-settings.js';

const EMAIL = 'sam@lions.example';
const HOME = '203.0.113.9';

/** The logins, and the attack that used to lock everyone out of each. */
const LOGINS = [
  {
    base: '/admin',
    right: { password: TEST_SECRETS.siteAdminPassword },
    wrong: { password: 'not the password' },
    networks: 12,
  },
  {
    base: '/club-admin',
    right: { email: EMAIL, password: CLUB_PASSWORD },
    wrong: { email: EMAIL, password: 'not the password' },
    networks: 4,
  },
];

describe.each(LOGINS)('guessing at the login of $base', ({ base, right, wrong, networks }) => {
  const api = useTestApi('each', { rateLimits: true });

  // The shell in front of the api passes on the visitor's address.
  const from = (address: string, body: object): Promise<Response> =>
    postJson(api, `${base}/login`, body, { 'x-forwarded-for': address });
  const guess = async (address: string, times: number): Promise<number[]> =>
    (await Promise.all(Array.from({ length: times }, () => from(address, wrong)))).map(
      ({ status }) => status,
    );
  const attack = async (times: number): Promise<void> => {
    for (let network = 0; network < networks; network += 1) await guess(`198.51.100.${network}`, times);
  };
  const browserAt = (address: string): TestBrowser => new TestBrowser(api, { 'x-forwarded-for': address });
  const getStatus = async (browser: TestBrowser, body: object): Promise<number> =>
    (await browser.call('POST', `${base}/login`, body)).status;
  const setCounts = (purpose: string, count: number): Promise<unknown> =>
    api.database.dataSource.query(
      `UPDATE rate_limit_counters SET count = ${count} WHERE counter_key LIKE '${purpose}:%'`,
    );

  beforeEach(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    await storeClubAdmin(api.database, club?.id ?? 0, { email: EMAIL });
  });

  it('is stopped for its own network after ten tries, even at once, and even with the right password', async () => {
    const statuses = await guess('192.0.2.1', 14);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const answer = await from('192.0.2.1', right);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(600);
    expect((await from('192.0.2.2', right)).status).toBe(200);
  });

  it('from many networks locks nobody out: neither a network without failures nor a known browser', async () => {
    const known = browserAt('198.51.100.1');
    expect(await getStatus(known, right)).toBe(200);
    await attack(12);
    expect((await from(HOME, right)).status).toBe(200);
    // Among the attackers.
    expect((await from('198.51.100.1', right)).status).toBe(429);
    expect(await getStatus(known, wrong)).toBe(401);
    expect(await getStatus(known, right)).toBe(200);
  });

  it('leaves each network three tries a day once a hundred have failed', async () => {
    await guess('192.0.2.1', 1);
    await setCounts('logins-everywhere', 100);
    expect(await guess(HOME, 5)).toEqual(expect.arrayContaining([401, 401, 401, 429, 429]));
    const answer = await from(HOME, right);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(20 * 3600);
    expect((await from('203.0.113.10', right)).status).toBe(200);
  });

  it('from the addresses of one IPv6 network counts together, for the /64 and the /56', async () => {
    expect(await guess('2001:db8:1:200::1', 5)).toEqual(Array(5).fill(401));
    expect(await guess('2001:db8:1:200:ffff::9', 6)).toContain(429);
    const statuses: number[] = [];
    for (let part = 1; part <= 20; part += 1)
      statuses.push(...(await guess(`2001:db8:1:2${part.toString(16).padStart(2, '0')}::1`, 1)));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect((await from('2001:db8:1:2ff::1', right)).status).toBe(429);
    expect((await from('2001:db8:1:300::1', right)).status).toBe(200);
  });

  it('is forgotten for a network that got the password right in the end, and successes don’t count', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await guess('192.0.2.3', 9)).toEqual(Array(9).fill(401));
      expect((await from('192.0.2.3', right)).status).toBe(200);
    }
    for (let login = 0; login < 30; login += 1) expect((await from(HOME, right)).status).toBe(200);
  });

  it('in a known browser is stopped after ten tries, for that browser only', async () => {
    const known = browserAt(HOME);
    await getStatus(known, right);
    const other = browserAt(HOME);
    await getStatus(other, right);
    for (let tries = 0; tries < 10; tries += 1) expect(await getStatus(known, wrong)).toBe(401);
    expect(await getStatus(known, right)).toBe(429);
    expect(await getStatus(other, right)).toBe(200);
    expect((await from(HOME, right)).status).toBe(200);
  });

  it('isn’t let through by a forged or foreign device cookie', async () => {
    const known = browserAt(HOME);
    await getStatus(known, right);
    const name = `${base.slice(1) === 'admin' ? 'site-admin' : 'club-admin'}-device`;
    const mark = known.cookies.get(name) ?? '';
    expect(mark).not.toBe('');
    await guess('192.0.2.9', 10);
    for (const value of [
      '',
      'x',
      '..',
      `${mark}x`,
      mark.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ]) {
      const browser = browserAt('192.0.2.9');
      browser.plant(name, value);
      expect(await getStatus(browser, right)).toBe(429);
    }
    const browser = browserAt('192.0.2.9');
    browser.plant(name, mark);
    expect(await getStatus(browser, right)).toBe(200);
  });

  it('is counted by all instances together, without storing for whom', async () => {
    await guess('192.0.2.4', 3);
    const rows = await api.database.dataSource.query<{ count: number }[]>(
      "SELECT counter_key, count FROM rate_limit_counters WHERE counter_key LIKE 'logins%'",
    );
    // The network at all accounts and at this one, in a day, and all networks together.
    expect(rows.map(({ count }) => count)).toEqual([3, 3, 3, 3]);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|lions/);
  });
});

describe('a club login after a thousand guesses', () => {
  const api = useTestApi('suite', { rateLimits: true });

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    for (const email of [EMAIL, 'kim@lions.example'])
      await storeClubAdmin(api.database, club?.id ?? 0, { email });
  });

  it('lets known browsers in, and others by mail only, whether there is an account or not', async () => {
    const logIn = (email: string, password: string, address: string): Promise<Response> =>
      postJson(api, '/club-admin/login', { email, password }, { 'x-forwarded-for': address });
    const known = new TestBrowser(api);
    await known.call('POST', '/club-admin/login', { email: EMAIL, password: CLUB_PASSWORD });
    for (const email of [EMAIL, 'nobody@lions.example']) await logIn(email, 'wrong', '192.0.2.1');
    await api.database.dataSource.query(
      "UPDATE rate_limit_counters SET count = 1000 WHERE counter_key LIKE 'logins-everywhere:%'",
    );
    for (const email of [EMAIL, 'nobody@lions.example']) {
      const answer = await logIn(email, CLUB_PASSWORD, HOME);
      expect(answer.status).toBe(429);
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining('Ask for a new password by email'),
      });
    }
    const again = await known.call('POST', '/club-admin/login', { email: EMAIL, password: CLUB_PASSWORD });
    expect(again.status).toBe(200);
    expect((await logIn('kim@lions.example', CLUB_PASSWORD, HOME)).status).toBe(200);
    const reset = await postJson(api, '/club-admin/forgot-password', { email: EMAIL });
    expect(reset.status).toBe(202);
  });

  it('recognises a browser by the account that logged in with it, and no other', async () => {
    const browser = new TestBrowser(api, { 'x-forwarded-for': '192.0.2.7' });
    const logIn = async (email: string, password: string): Promise<number> =>
      (await browser.call('POST', '/club-admin/login', { email, password })).status;
    expect(await logIn('kim@lions.example', CLUB_PASSWORD)).toBe(200);
    expect(await logIn(EMAIL, CLUB_PASSWORD)).toBe(429);
  });
});
