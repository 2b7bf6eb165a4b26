import type { OwnSession } from '../src/platform/auth/session.js';
import { StoredSession } from '../src/platform/auth/stored-session.entity.js';
import { RowPurge } from '../src/privacy/retention/row-purge.js';
import { CLUB_PASSWORD, storeClubAdmin } from './support/club-admins.js';
import { TestBrowser } from './support/cookies.js';
import { storeClubs } from './support/factories.js';
import { bearer, postJson } from './support/sessions.js';
import { startTestApi, useTestApi } from './support/test-api.js';
import { TEST_SECRETS } from './support/test-settings.js';

const EMAIL = 'sam@lions.example';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const HOUR_MS = 3_600_000;

describe.each([
  { base: '/admin', login: { password: TEST_SECRETS.siteAdminPassword } },
  { base: '/club-admin', login: { email: EMAIL, password: CLUB_PASSWORD } },
])('the list of $base/sessions', ({ base, login }) => {
  const api = useTestApi('suite');
  let office: TestBrowser;
  let phone: TestBrowser;

  const getSessions = async (browser: TestBrowser): Promise<OwnSession[]> =>
    (await (await browser.call('GET', `${base}/sessions`)).json()) as OwnSession[];
  const isIn = async (browser: TestBrowser): Promise<boolean> =>
    (await browser.call('GET', `${base}/session`)).ok;

  beforeAll(async () => {
    const [lions, yaks] = await storeClubs(api.database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }]);
    await storeClubAdmin(api.database, lions?.id ?? 0, { email: EMAIL });
    await storeClubAdmin(api.database, yaks?.id ?? 0, { email: 'kim@yaks.example' });
  });

  beforeEach(async () => {
    await api.database.dataSource.manager.deleteAll(StoredSession);
    office = new TestBrowser(api, { 'user-agent': FIREFOX });
    phone = new TestBrowser(api, { 'user-agent': SAFARI });
    await office.call('POST', `${base}/login`, login);
    await phone.call('POST', `${base}/login`, login);
  });

  it('names the browsers, newest first, and marks this one', async () => {
    expect(await getSessions(office)).toEqual([
      expect.objectContaining({ browser: 'Safari on iOS', isCurrent: false }),
      expect.objectContaining({ browser: 'Firefox on Windows', isCurrent: true }),
    ]);
  });

  it('leaves out what has expired, which is removed in time', async () => {
    const past = new Date(Date.now() - 1);
    const { manager } = api.database.dataSource;
    await manager.update(StoredSession, { browser: 'Safari on iOS' }, { expiresAt: past });
    expect(await getSessions(office)).toHaveLength(1);
    await api.get(RowPurge).run(new Date());
    expect(await manager.count(StoredSession)).toBe(1);
  });

  it('says when each was last seen, to within minutes', async () => {
    const hourAgo = new Date(Date.now() - HOUR_MS);
    await api.database.dataSource.manager.updateAll(StoredSession, { lastSeenAt: hourAgo });
    const [away, here] = await getSessions(office);
    expect(away?.lastSeenAt).toBe(hourAgo.toISOString());
    expect(Date.parse(here?.lastSeenAt ?? '')).toBeGreaterThan(hourAgo.getTime());
    const [, again] = await getSessions(office);
    expect(again?.lastSeenAt).toBe(here?.lastSeenAt);
  });

  it('ends one of them', async () => {
    const [away] = await getSessions(office);
    expect((await office.call('DELETE', `${base}/sessions/${away?.id}`)).status).toBe(204);
    expect([await isIn(office), await isIn(phone)]).toEqual([true, false]);
    const again = await office.call('DELETE', `${base}/sessions/${away?.id}`);
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ message: 'This session has already ended' });
    expect((await office.call('DELETE', `${base}/sessions/x`)).status).toBe(404);
  });

  it('ends all except this one', async () => {
    await phone.call('POST', `${base}/login`, login);
    expect((await office.call('POST', `${base}/sessions/end-others`)).status).toBe(204);
    expect([await isIn(office), await isIn(phone)]).toEqual([true, false]);
    expect(await getSessions(office)).toHaveLength(1);
  });

  it("neither shows nor ends anyone else's", async () => {
    const kim = await postJson(api, '/club-admin/login', {
      email: 'kim@yaks.example',
      password: CLUB_PASSWORD,
    });
    const headers = bearer(((await kim.json()) as { token: string }).token);
    const own = (await (await api.call('/club-admin/sessions', { headers })).json()) as OwnSession[];
    expect(own).toEqual([expect.objectContaining({ isCurrent: true })]);
    expect(await getSessions(office)).toHaveLength(2);
    expect((await office.call('DELETE', `${base}/sessions/${own[0]?.id}`)).status).toBe(404);
    expect((await office.call('POST', `${base}/sessions/end-others`)).status).toBe(204);
    expect((await api.call('/club-admin/session', { headers })).status).toBe(200);
  });
});

it('a new password ends sessions kept in cookies, except the one it was changed in', async () => {
  const api = await startTestApi();
  const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
  await storeClubAdmin(api.database, club?.id ?? 0, { email: EMAIL });
  const [here, elsewhere] = [new TestBrowser(api), new TestBrowser(api)];
  for (const browser of [here, elsewhere])
    await browser.call('POST', '/club-admin/login', { email: EMAIL, password: CLUB_PASSWORD });
  const answer = await here.call('POST', '/club-admin/change-password', {
    currentPassword: CLUB_PASSWORD,
    newPassword: 'extra-time',
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).not.toHaveProperty('token');
  expect((await here.call('GET', '/club-admin/session')).status).toBe(200);
  expect((await elsewhere.call('GET', '/club-admin/session')).status).toBe(401);
  await api.stop();
});
