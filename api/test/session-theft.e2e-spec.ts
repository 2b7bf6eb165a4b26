import { JwtService } from '@nestjs/jwt';
import { StoredSession } from '../src/platform/auth/stored-session.entity.js';
import { CLUB_PASSWORD, storeClubAdmin } from './support/club-admins.js';
import { TestBrowser } from './support/cookies.js';
import { storeClubs } from './support/factories.js';
import { bearer, postJson } from './support/sessions.js';
import { startTestApi, useTestApi } from './support/test-api.js';
import { TEST_SECRETS } from './support/test-settings.js';

const EMAIL = 'sam@lions.example';
const jwt = new JwtService();

/** The two areas with a login: how their sessions are opened, and a call that changes something. */
const AREAS = [
  {
    area: 'site administration',
    base: '/admin',
    cookie: 'site-admin-session',
    path: '/api',
    login: { password: TEST_SECRETS.siteAdminPassword },
    change: ['POST', '/admin/sessions/end-others', undefined],
  },
  {
    area: 'club area',
    base: '/club-admin',
    cookie: 'club-admin-session',
    path: '/api/club-admin',
    login: { email: EMAIL, password: CLUB_PASSWORD },
    change: ['PATCH', '/club-admin/club', { homeGround: 'Elsewhere' }],
  },
] as const;

describe.each(AREAS)('a session of the $area', ({ base, cookie, path, login, change }) => {
  const api = useTestApi('suite');
  let browser: TestBrowser;

  const logIn = (from = browser): Promise<Response> => from.call('POST', `${base}/login`, login);
  const status = async (headers: Record<string, string> = {}, from = browser): Promise<number> =>
    (await from.call('GET', `${base}/session`, undefined, headers)).status;
  const changeStatus = async (headers: Record<string, string>): Promise<number> => {
    const [method, to, body] = change;
    return (await browser.call(method, to, body, headers)).status;
  };
  const token = async (): Promise<string> =>
    ((await (await postJson(api, `${base}/login`, login)).json()) as { token: string }).token;

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    await storeClubAdmin(api.database, club?.id ?? 0, { email: EMAIL });
  });

  beforeEach(async () => {
    browser = new TestBrowser(api);
    await logIn();
  });

  it('is kept in a cookie that scripts and other sites can’t use, and nowhere in the response', async () => {
    const answer = await logIn();
    const [line = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith(cookie));
    expect(line).toContain(`${cookie}=`);
    expect(line).toContain(`Path=${path};`);
    expect(line).toContain('HttpOnly');
    expect(line).toContain('SameSite=Strict');
    expect(line.includes('Expires=')).toBe(base === '/club-admin');
    expect(await answer.json()).not.toHaveProperty('token');
    expect(await status()).toBe(200);
  });

  it('is a bearer token for callers that don’t request a cookie', async () => {
    const answer = await postJson(api, `${base}/login`, login);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await status(bearer(await token()), new TestBrowser(api))).toBe(200);
  });

  it('by cookie doesn’t count if there is a bearer token as well', async () => {
    expect(await status({ authorization: 'Bearer not.a.token' })).toBe(401);
    expect(await status({ authorization: 'Basic eDp5' })).toBe(401);
  });

  it('only counts with its own cookie', async () => {
    const held = browser.cookies.get(cookie) ?? '';
    const other = cookie === 'site-admin-session' ? 'club-admin-session' : 'site-admin-session';
    expect(await status({ cookie: `${other}=${held}` })).toBe(401);
    expect(await status({ cookie: `${cookie}=` })).toBe(401);
    expect(await status({ cookie: `${cookie}=%00; ${cookie}` })).toBe(401);
  });

  it('can’t be fixed beforehand: a login starts another one and ends the one in the cookie', async () => {
    const thief = new TestBrowser(api);
    await logIn(thief);
    const planted = thief.cookies.get(cookie) ?? '';
    browser.plant(cookie, planted);
    await logIn();
    expect(browser.cookies.get(cookie)).not.toBe(planted);
    expect(await status()).toBe(200);
    expect(await status({}, thief)).toBe(401);
  });

  it.each([
    ['without the header', { 'X-Session': '' }],
    ['with another value of the header', { 'X-Session': 'token' }],
    ['from another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    [
      'from another host of the same site',
      { 'sec-fetch-site': 'same-site', origin: 'http://evil.127.0.0.1:3000' },
    ],
    ['from the address bar', { 'sec-fetch-site': 'none' }],
    ['from another origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['from another port', { 'sec-fetch-site': '', origin: 'http://127.0.0.1:3001' }],
    ['from a sandboxed frame', { 'sec-fetch-site': '', origin: 'null' }],
    ['whatever else the browser says', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ])('lets no request through %s', async (_case, headers) => {
    expect(await changeStatus(headers)).toBe(403);
    const read = await browser.call('GET', `${base}/session`, undefined, headers);
    expect(read.status).toBe(403);
    const { message } = (await read.json()) as { message: string };
    expect(message).toMatch(/^This request was refused because another site may have sent it: /);
    expect(await status()).toBe(200);
  });

  it('lets no change through that doesn’t say where it comes from', async () => {
    expect(await changeStatus({ 'sec-fetch-site': '', origin: '' })).toBe(403);
    expect(await status({ 'sec-fetch-site': '', origin: '' })).toBe(200);
  });

  it('works under another name of the site, and behind a proxy that says what it is called', async () => {
    const host = { 'x-forwarded-host': 'reviews.local:8080', 'x-forwarded-proto': 'https' };
    expect(await status({ ...host, 'sec-fetch-site': '', origin: 'https://reviews.local:8080' })).toBe(200);
    expect(await status({ ...host, origin: 'https://reviews.local:8080' })).toBe(200);
    expect(await status({ ...host, 'sec-fetch-site': '', origin: 'https://evil.example' })).toBe(403);
  });

  it('isn’t opened for another site’s form', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await browser.call('POST', `${base}/login`, login, {
        'content-type': type,
        'X-Session': '',
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      });
      expect(answer.status).toBe(415);
    }
    const held = browser.cookies.get(cookie);
    const answer = await browser.call('POST', `${base}/login`, login, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(browser.cookies.get(cookie)).toBe(held);
  });

  it('is over on the server once its owner has logged out, for the cookie and for a token', async () => {
    const held = { cookie: `${cookie}=${browser.cookies.get(cookie)}` };
    expect((await browser.call('POST', `${base}/logout`)).status).toBe(204);
    expect(browser.cookies.has(cookie)).toBe(false);
    expect(await status(held)).toBe(401);
    const other = bearer(await token());
    expect((await api.call(`${base}/logout`, { method: 'POST', headers: other })).status).toBe(204);
    expect(await status(other)).toBe(401);
    expect((await api.call(`${base}/logout`, { method: 'POST', headers: other })).status).toBe(401);
  });

  it('is over once it has expired, whatever its token says', async () => {
    const held = bearer(await token());
    const [, shown = ''] = held['authorization']?.split(' ') ?? [];
    const { sid: _, ...claims } = jwt.decode<Record<string, unknown>>(shown);
    expect(await status(bearer(jwt.sign(claims, { secret: TEST_SECRETS.jwtSecrets[0] })))).toBe(401);
    expect(await status(held)).toBe(200);
    await api.database.dataSource.manager.updateAll(StoredSession, { expiresAt: new Date(Date.now() - 1) });
    expect(await status(held)).toBe(401);
    expect(await status()).toBe(401);
  });

  it('is stored without anything that would let anyone in', async () => {
    const held = browser.cookies.get(cookie) ?? '';
    const { sid } = jwt.decode<{ sid: string }>(held);
    const rows = JSON.stringify(await api.database.reader.find(StoredSession));
    expect(rows).not.toContain(sid);
    expect(rows).not.toContain(held);
  });
});

it('an https site’s cookie is only sent over https', async () => {
  const api = await startTestApi({ publicUrl: 'https://reviews.example' });
  const browser = new TestBrowser(api, { origin: 'https://reviews.example' });
  const answer = await browser.call('POST', '/admin/login', { password: TEST_SECRETS.siteAdminPassword });
  const lines = answer.headers.getSetCookie();
  expect(lines).toContainEqual(expect.stringMatching(/^__Secure-site-admin-session=.*; Secure/));
  expect((await browser.call('GET', '/admin/session')).status).toBe(200);
  await api.stop();
});
