import { JwtService } from '@nestjs/jwt';
import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { bearer, postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { startTestApi, useTestApi } from '../../../test/support/test-api.js';
import { TEST_SECRETS } from '../../../test/support/test-settings.js';
import { ClubAdmin } from '../club-admins/club-admin.entity.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from '../../platform/auth/session-tokens.js';

type Claims = Record<string, unknown>;

const HOUR_SECONDS = 3600;
const jwt = new JwtService();

describe('logging in as site administrator', () => {
  const api = useTestApi('suite');

  it('gives a token for twelve hours, which isn’t cached', async () => {
    const askedAt = Date.now();
    const answer = await postJson(api, '/admin/login', { password: TEST_SECRETS.siteAdminPassword });
    const answeredAt = Date.now();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { token, expiresAt } = (await answer.json()) as { token: string; expiresAt: string };
    const startsAt = Date.parse(expiresAt) - 12 * HOUR_SECONDS * 1000;
    // A token's times are whole seconds.
    expect(startsAt).toBeGreaterThan(askedAt - 1000);
    expect(startsAt).toBeLessThanOrEqual(answeredAt);
    const session = await api.call('/admin/session', { headers: bearer(token) });
    expect(await session.json()).toMatchObject({ role: 'site-admin', expiresAt });
    expect(session.headers.get('cache-control')).toBe('no-store');
    expect(session.headers.has('www-authenticate')).toBe(false);
  });

  it.each(['wrong', `${TEST_SECRETS.siteAdminPassword} `, 'TEST-PASSWORD', '\u0000', '\ud800'])(
    'refuses the password %j',
    async (password) => {
      const answer = await postJson(api, '/admin/login', { password });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        statusCode: 401,
        message: 'Incorrect password.',
        fields: { password: 'Incorrect password.' },
        error: 'Unauthorized',
      });
    },
  );

  it.each([{}, { password: '' }, { password: 7 }, { password: ['test-password'] }, { password: null }])(
    'requires the password when sent %j',
    async (body) => {
      const answer = await postJson(api, '/admin/login', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        message: 'Please enter the password',
        fields: { password: 'Please enter the password' },
      });
    },
  );

  it('requires an object, in JSON', async () => {
    expect((await postJson(api, '/admin/login', ['test-password'])).status).toBe(400);
    const form = await api.call('/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ password: TEST_SECRETS.siteAdminPassword }),
    });
    expect(form.status).toBe(415);
  });
});

describe('a call for the site administrator', () => {
  const api = useTestApi('suite');
  let good: Claims;
  let clubAdmin: ClubAdmin;
  let clubToken: Claims;

  const sign = (
    claims: Claims,
    secret = TEST_SECRETS.jwtSecrets[0],
    algorithm: 'HS256' | 'HS512' = 'HS256',
  ) => jwt.sign(claims, { secret, algorithm });
  const unsigned = (header: object, claims: Claims, signature = ''): string =>
    [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') +
    `.${signature}`;
  const statusWith = async (token: string): Promise<number> => {
    const answer = await api.call('/admin/session', { headers: bearer(token) });
    if (answer.status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    return answer.status;
  };
  const claimsIn = (headers: Record<string, string>): Claims =>
    jwt.decode<Claims>(headers['authorization']?.slice('Bearer '.length) ?? '');

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubAdmin = await storeClubAdmin(api.database, club?.id ?? 0, { email: 'sam@lions.example' });
    clubToken = claimsIn(await clubAdminHeaders(api, 'sam@lions.example'));
    good = claimsIn(await siteAdminHeaders(api));
  });

  it('accepts exactly the token that was issued', async () => {
    expect(good).toMatchObject({ iss: TOKEN_ISSUER, aud: TOKEN_AUDIENCE, role: 'site-admin' });
    expect(TOKEN_ALGORITHM).toBe('HS256');
    expect(await statusWith(sign(good))).toBe(200);
  });

  it.each<[string, Claims]>([
    ['another issuer', { iss: 'somebody' }],
    ['another audience', { aud: 'something' }],
    ['another session', { sid: 'another' }],
    ['no session', { sid: undefined }],
    ['another subject', { sub: '1' }],
    ['no subject', { sub: undefined }],
    ['no role', { role: undefined }],
    ['a role that does not exist', { role: 'owner' }],
    ['roles in a list', { role: ['site-admin'] }],
    ['a role of Object.prototype', { role: 'constructor' }],
    ['an end in the past', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['no end', { exp: undefined }],
    ['a beginning in the future', { nbf: Math.floor(Date.now() / 1000) + HOUR_SECONDS }],
  ])('refuses a token with %s', async (_difference, changes) => {
    const claims = Object.fromEntries(
      Object.entries({ ...good, ...changes }).filter(([, value]) => value !== undefined),
    );
    expect(await statusWith(sign(claims))).toBe(401);
  });

  it('refuses signatures with another secret or algorithm, or none', async () => {
    expect(await statusWith(sign(good, 'another secret'))).toBe(401);
    expect(await statusWith(sign(good, TEST_SECRETS.jwtSecrets[0], 'HS512'))).toBe(401);
    expect(await statusWith(unsigned({ alg: 'none', typ: 'JWT' }, good))).toBe(401);
    expect(await statusWith(unsigned({ alg: 'None' }, good))).toBe(401);
    expect(await statusWith(unsigned({ alg: 'HS256' }, good, 'AAAA'))).toBe(401);
    const [header, , signature] = sign({ ...good, role: 'club-admin' }).split('.');
    const forged = Buffer.from(JSON.stringify(good)).toString('base64url');
    expect(await statusWith(`${header}.${forged}.${signature}`)).toBe(401);
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b.c',
    'Basic dGVzdA==',
    'Bearer ..',
    'Bearer ' + 'a'.repeat(4000),
  ])('refuses the header %j', async (authorization) => {
    expect((await api.call('/admin/session', { headers: { authorization } })).status).toBe(401);
  });

  it('refuses a caller without a token, and a token outside the header', async () => {
    expect((await api.call('/admin/session')).status).toBe(401);
    expect((await api.call(`/admin/session?token=${sign(good)}`)).status).toBe(401);
    const cookie = await api.call('/admin/session', { headers: { cookie: `token=${sign(good)}` } });
    expect(cookie.status).toBe(401);
  });

  it('returns 403 for a club admin’s token, and 401 once its password has changed or its owner is gone', async () => {
    expect(await statusWith(sign(clubToken))).toBe(403);
    expect(await statusWith(sign({ ...clubToken, role: 'site-admin' }))).toBe(401);
    expect(await statusWith(sign({ ...clubToken, sub: String(clubAdmin.id + 1) }))).toBe(401);
    expect(await statusWith(sign({ ...clubToken, sub: 'site-admin' }))).toBe(401);
    expect(await statusWith(sign({ ...clubToken, sub: `${clubAdmin.id}.0` }))).toBe(401);
    await api.database.dataSource.manager.increment(ClubAdmin, { id: clubAdmin.id }, 'tokenVersion', 1);
    expect(await statusWith(sign(clubToken))).toBe(401);
  });
});

describe('a changed site password', () => {
  it('ends the tokens of the old one', async () => {
    const before = await startTestApi();
    const headers = await siteAdminHeaders(before);
    expect((await before.call('/admin/session', { headers })).status).toBe(200);
    await before.stop();
    const after = await startTestApi({
      secrets: { ...TEST_SECRETS, siteAdminPassword: 'another-password' },
    });
    expect((await after.call('/admin/session', { headers })).status).toBe(401);
    expect((await postJson(after, '/admin/login', { password: 'test-password' })).status).toBe(401);
    expect((await postJson(after, '/admin/login', { password: 'another-password' })).status).toBe(200);
    await after.stop();
  });
});
