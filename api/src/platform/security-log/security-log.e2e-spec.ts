import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';

type Line = Record<string, unknown>;

describe('the security log', () => {
  const lines: Line[] = [];
  let api: TestApi;

  beforeAll(async () => {
    const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
    api = await startTestApi(
      { logLevel: 'trace', rateLimits: true, metricsToken: 'prometheus-reads-here' },
      { surroundings: { logTo } },
    );
  });

  beforeEach(() => void lines.splice(0));

  afterAll(() => api.stop());

  const events = (): Line[] => lines.filter(({ channel }) => channel === 'security');
  const logIn = (email: string, password: string, from = '192.0.2.7'): Promise<Response> =>
    postJson(api, '/club-admin/login', { email, password }, { 'x-forwarded-for': from });

  it('distinguishes guessing at many accounts from a typo, without an address', async () => {
    await logIn('sam@lions.example', 'wrong-1');
    await logIn('sam@lions.example', 'wrong-2');
    await logIn('alex@bears.example', 'wrong-3');
    await logIn('sam@lions.example', 'wrong-4', '198.51.100.9');
    const [first, again, otherAccount, otherNetwork] = events();
    expect(first).toMatchObject({
      level: 'warn',
      service: 'api',
      channel: 'security',
      event: 'login-failed',
      role: 'club-admin',
    });
    expect(first?.['network']).toMatch(/^[\w-]{10}$/);
    expect(again).toMatchObject({ network: first?.['network'], account: first?.['account'] });
    expect(otherAccount?.['network']).toBe(first?.['network']);
    expect(otherAccount?.['account']).not.toBe(first?.['account']);
    expect(otherNetwork?.['network']).not.toBe(first?.['network']);
    expect(otherNetwork?.['account']).toBe(first?.['account']);
    const ids = lines.filter(({ msg }) => msg === 'request').map(({ requestId }) => requestId);
    expect(events().map(({ requestId }) => requestId)).toEqual(ids);
    expect(JSON.stringify(lines)).not.toMatch(/192\.0|198\.51|127\.0\.0\.1|lions|bears|sam|alex|wrong/);
  });

  it('shows who may do what, and who changed it', async () => {
    const moderator = await storeStaff(api.database, 'moderator');
    const headers = await siteAdminHeaders(api);
    const changed = await send(api, 'PATCH', `/admin/staff/${moderator.id}`, headers, { role: 'reader' });
    expect(changed.status).toBe(200);
    const noted = events();
    expect(noted[0]).toMatchObject({ event: 'login', role: 'site-admin', level: 'info' });
    const change = { subject: moderator.id, by: null, from: 'moderator', to: 'reader' };
    expect(noted.find(({ event }) => event === 'role-changed')).toMatchObject(change);
    expect(JSON.stringify(events())).not.toMatch(/@|staff\.example|The moderator/);
  });

  it('shows who made a call that they may not make, once a minute', async () => {
    const { id } = await storeStaff(api.database, 'reader', { email: 'reader@home.example' });
    const headers = await staffHeaders(api, 'reader@home.example');
    const [login] = events();
    for (let times = 0; times < 3; times += 1) {
      const answer = await send(api, 'PATCH', `/admin/staff/${id}`, headers, { role: 'owner' });
      expect(answer.status).toBe(403);
    }
    const refused = events().filter(({ event }) => event === 'not-allowed');
    expect(refused).toMatchObject([
      {
        level: 'warn',
        call: 'PATCH /api/admin/staff/:id',
        times: 1,
        role: 'site-admin',
        account: login?.['account'],
        network: login?.['network'],
      },
    ]);
    expect(login?.['account']).toMatch(/^[\w-]{10}$/);
    expect(JSON.stringify(events())).not.toMatch(/@|home\.example|127\.0/);
  });

  it('shows calls with an invalid or missing token, but not each check whether someone is logged in', async () => {
    const status = async (path: string, headers = {}): Promise<number> =>
      (await api.call(path, { headers })).status;
    expect(await status('/admin/session')).toBe(401);
    expect(await status('/club-admin/session')).toBe(401);
    expect(events()).toEqual([]);
    expect(await status('/admin/session', { authorization: 'Bearer a.b.c' })).toBe(401);
    expect(await status('/club-admin/sessions')).toBe(401);
    expect(events()).toMatchObject([
      { event: 'not-logged-in', level: 'info', call: 'GET /api/admin/session' },
      { event: 'not-logged-in', level: 'info', call: 'GET /api/club-admin/sessions' },
    ]);
    expect(events().every((event) => !('account' in event) && 'network' in event)).toBe(true);
  });

  it('shows a wrong password once', async () => {
    await logIn('pat@owls.example', 'wrong-1', '198.51.100.77');
    expect(events().map(({ event }) => event)).toEqual(['login-failed']);
  });

  it('shows limits that were reached, and counts everything', async () => {
    for (let times = 0; times < 12; times += 1)
      await logIn('kim@foxes.example', `wrong-${times}`, '203.0.113.5');
    const reached = events().filter(({ event }) => event === 'limit-reached');
    expect(reached).toMatchObject([{ limit: 'logins-at-account' }, { limit: 'logins-at-account' }]);
    const metrics = await fetch(`${api.url}/metrics`, {
      headers: { authorization: 'Bearer prometheus-reads-here' },
    });
    const text = await metrics.text();
    expect(text).toContain('security_events_total{event="limit-reached",limit="logins-at-account"} 2');
    expect(text).toMatch(/security_events_total\{event="login-failed",limit=""\} \d+/);
    expect(text).not.toMatch(/203\.0|foxes/);
  });
});
