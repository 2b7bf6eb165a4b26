import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from 'typeorm';
import { Claim } from '../src/features/claims/claim.entity.js';
import type { ClubAdmin } from '../src/features/club-admins/club-admin.entity.js';
import { Notice } from '../src/model/notices/notice.entity.js';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '../src/platform/auth/session-tokens.js';
import { ReportCase } from '../src/model/reviews/report-case.js';
import { ArchivedReview, archiveReview } from '../src/model/reviews/archived-review.js';
import { openAppeal } from '../src/model/reviews/review-appeal.js';
import { Review } from '../src/model/reviews/review.entity.js';
import { claimForm } from './support/claim-form.js';
import { CLUB_PASSWORD, clubAdminHeaders, storeClubAdmin } from './support/club-admins.js';
import { sendNotice } from './support/notice-form.js';
import { storeClubs } from './support/factories.js';
import { bearer, postJson, siteAdminHeaders } from './support/sessions.js';
import type { TestApi } from './support/test-api.js';
import { startTestApi } from './support/test-api.js';
import { TEST_SECRETS } from './support/test-settings.js';
import { raw, sql } from '../src/platform/database/sql.js';

type Role = 'site-admin' | 'club-admin';

interface ProtectedCall {
  role: Role;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

const HOUR_SECONDS = 3600;
const HTTP_METHODS = new Set(['get', 'post', 'patch', 'put', 'delete']);
const TABLES = [
  'archived_reviews',
  'audit_entries',
  'claims',
  'clubs',
  'club_admins',
  'club_admin_tokens',
  'mails',
  'notices',
  'report_cases',
  'review_appeals',
  'reviews',
  'review_reports',
];
const jwt = new JwtService();

/** Every protected call, with a body that would be accepted; `{…}` stand for rows of the suite. */
const CALLS: ProtectedCall[] = [
  { role: 'site-admin', method: 'GET', path: '/admin/session' },
  { role: 'site-admin', method: 'GET', path: '/admin/stats' },
  { role: 'site-admin', method: 'GET', path: '/admin/reviews' },
  { role: 'site-admin', method: 'GET', path: '/admin/reviews/export' },
  { role: 'site-admin', method: 'GET', path: '/admin/reviews/{id}/history' },
  { role: 'site-admin', method: 'GET', path: '/admin/reviews/{id}/cluster' },
  {
    role: 'site-admin',
    method: 'POST',
    path: '/admin/reviews/{id}/cluster/decision',
    body: { decision: 'delete', reviewIds: [1] },
  },
  {
    role: 'site-admin',
    method: 'DELETE',
    path: '/admin/reviews/{answered}/response',
    body: { reason: 'Names a child' },
  },
  { role: 'site-admin', method: 'GET', path: '/admin/notices' },
  { role: 'site-admin', method: 'GET', path: '/admin/notices/{notice}' },
  {
    role: 'site-admin',
    method: 'POST',
    path: '/admin/notices/{notice}/decision',
    body: { decision: 'defective' },
  },
  { role: 'site-admin', method: 'GET', path: '/admin/removed-reviews' },
  {
    role: 'site-admin',
    method: 'POST',
    path: '/admin/removed-reviews/{removed}/restore',
    body: { reason: 'A coach confirms it' },
  },
  {
    role: 'site-admin',
    method: 'POST',
    path: '/admin/removed-reviews/{removed}/turn-down-appeal',
    body: { reason: 'Nobody knows them' },
  },
  { role: 'site-admin', method: 'GET', path: '/admin/claims' },
  { role: 'site-admin', method: 'PATCH', path: '/admin/claims/{claim}', body: { status: 'approved' } },
  { role: 'site-admin', method: 'DELETE', path: '/admin/claims/{decided}/contact' },
  {
    role: 'site-admin',
    method: 'DELETE',
    path: '/admin/club-logins/{login}',
    body: { reason: 'Passed on' },
  },
  { role: 'site-admin', method: 'GET', path: '/admin/reports' },
  {
    role: 'site-admin',
    method: 'POST',
    path: '/admin/reports/{report}/decision',
    body: { decision: 'stand', words: 'A polite opinion' },
  },
  { role: 'site-admin', method: 'POST', path: '/reviews/{id}/approve', body: {} },
  { role: 'site-admin', method: 'POST', path: '/reviews/{id}/edit/approve', body: {} },
  { role: 'site-admin', method: 'DELETE', path: '/reviews/{id}/edit', body: { reason: 'Names a child' } },
  { role: 'site-admin', method: 'DELETE', path: '/reviews/{id}' },
  { role: 'club-admin', method: 'GET', path: '/club-admin/session' },
  { role: 'club-admin', method: 'GET', path: '/club-admin/dashboard' },
  { role: 'club-admin', method: 'GET', path: '/club-admin/reviews' },
  { role: 'club-admin', method: 'GET', path: '/club-admin/insights' },
  { role: 'club-admin', method: 'PATCH', path: '/club-admin/club', body: { homeGround: 'Elsewhere' } },
  {
    role: 'club-admin',
    method: 'POST',
    path: '/club-admin/reviews/{approved}/respond',
    body: { responseText: 'Thank you!' },
  },
  { role: 'club-admin', method: 'GET', path: '/club-admin/reports' },
  {
    role: 'club-admin',
    method: 'POST',
    path: '/club-admin/reviews/{approved}/report',
    body: { reason: 'interest', words: 'Written by a rival' },
  },
  {
    role: 'club-admin',
    method: 'POST',
    path: '/club-admin/change-password',
    body: { currentPassword: CLUB_PASSWORD, newPassword: 'extra-time' },
  },
];

async function removeAndAppeal(manager: EntityManager, reviewText: string): Promise<number> {
  const { id: reviewId } = await manager.findOneByOrFail(Review, { reviewText });
  const why = { state: 'removed', reason: null, reasonCode: 'fake' } as const;
  await archiveReview(manager, reviewId, { ...why, actor: 'site-admin', at: new Date() });
  const archived = await manager.findOneByOrFail(ArchivedReview, { reviewId });
  await openAppeal(manager, archived, { text: 'Our son trained there.', at: new Date() });
  return reviewId;
}

describe('every protected call', () => {
  let api: TestApi;
  let rows: Record<string, number>;
  let admin: ClubAdmin;
  let other: ClubAdmin;
  let tokens: Record<Role, string>;
  let untouched: string;

  const call = ({ method, path, body }: ProtectedCall, headers: Record<string, string>): Promise<Response> =>
    api.call(
      path.replace(/\{(\w+)\}/g, (_, name: string) => String(rows[name])),
      {
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
    );
  const stored = async (): Promise<string> => {
    const tables = await Promise.all(
      TABLES.map((table) => api.database.reads.all(sql`SELECT * FROM ${raw(table)}`)),
    );
    return JSON.stringify(tables);
  };
  const claimsOf = (role: Role): Record<string, unknown> => jwt.decode(tokens[role]);
  const sign = (claims: Record<string, unknown>, secret = TEST_SECRETS.jwtSecret): Record<string, string> =>
    bearer(jwt.sign(claims, { secret, algorithm: 'HS256' }));

  beforeAll(async () => {
    api = await startTestApi();
    const [lions, yaks] = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { reviewText: 'Approved.' },
          { reviewText: 'Answered.', responseText: 'Thank you!', respondedAt: new Date() },
          { reviewText: 'Awaiting.', isApproved: false },
          { reviewText: 'Removed.' },
        ],
      },
      { name: 'York Yaks' },
    ]);
    admin = await storeClubAdmin(api.database, lions?.id ?? 0, { email: 'sam@lions.example' });
    other = await storeClubAdmin(api.database, yaks?.id ?? 0, { email: 'kim@yaks.example' });
    const { manager } = api.database.dataSource;
    const submit = async (changes: object): Promise<number> =>
      ((await (await postJson(api, '/clubs/claim', { ...claimForm(), ...changes })).json()) as { id: number })
        .id;
    rows = {
      approved: (await manager.findOneByOrFail(Review, { reviewText: 'Approved.' })).id,
      answered: (await manager.findOneByOrFail(Review, { reviewText: 'Answered.' })).id,
      id: (await manager.findOneByOrFail(Review, { reviewText: 'Awaiting.' })).id,
      removed: await removeAndAppeal(manager, 'Removed.'),
      claim: await submit({}),
      decided: await submit({ contactEmail: 'kit@hornets.example' }),
      login: admin.id,
      report: 0,
      notice: 0,
    };
    const { id: reportedId, clubId } = await manager.findOneByOrFail(Review, { reviewText: 'Approved.' });
    const opened = { reviewId: reportedId, clubId, isOpen: true, urgency: 1, openedAt: new Date() };
    rows['report'] = (await manager.save(manager.create(ReportCase, opened))).id;
    await sendNotice(api, rows['approved'] ?? 0);
    rows['notice'] = (await manager.findOneByOrFail(Notice, { state: 'received' })).id;
    await manager.update(Claim, rows['decided'], { status: 'rejected', pendingKey: null });
    const tokenIn = (headers: Record<string, string>): string => headers['authorization']?.slice(7) ?? '';
    tokens = {
      'site-admin': tokenIn(await siteAdminHeaders(api)),
      'club-admin': tokenIn(await clubAdminHeaders(api, 'sam@lions.example')),
    };
    untouched = await stored();
  });

  afterAll(() => api.stop());

  afterEach(async () => {
    expect(await stored()).toBe(untouched);
  });

  it('is among those that are tried here', async () => {
    const document = await api.read<{ paths: Record<string, Record<string, { security?: unknown[] }>> }>(
      '/openapi.json',
    );
    const known = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method, { security }]) => HTTP_METHODS.has(method) && security)
        .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
    );
    const tried = CALLS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(known.sort()).toEqual(tried.sort());
  });

  describe.each(CALLS)('$method $path', (protectedCall) => {
    const { role } = protectedCall;
    const otherRole: Role = role === 'site-admin' ? 'club-admin' : 'site-admin';
    const statusWith = async (headers: Record<string, string>): Promise<number> =>
      (await call(protectedCall, headers)).status;

    it('answers 401 without a token, or with something else in its place', async () => {
      expect(await statusWith({})).toBe(401);
      expect(await statusWith({ authorization: tokens[role] })).toBe(401);
      expect(await statusWith({ authorization: `Basic ${tokens[role]}` })).toBe(401);
      expect(await statusWith({ cookie: `token=${tokens[role]}` })).toBe(401);
    });

    it('answers 401 with a token that has expired or never ends', async () => {
      const now = Math.floor(Date.now() / 1000);
      expect(await statusWith(sign({ ...claimsOf(role), iat: now - HOUR_SECONDS, exp: now - 1 }))).toBe(401);
      const { exp: _, ...endless } = claimsOf(role);
      expect(await statusWith(sign(endless))).toBe(401);
    });

    it('answers 401 with a forged token', async () => {
      const [header, payload, signature] = tokens[role].split('.');
      const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
      expect(await statusWith(sign(claimsOf(role), 'another secret'))).toBe(401);
      expect(await statusWith(bearer(`${unsigned}.${payload}.`))).toBe(401);
      expect(await statusWith(bearer(`${header}.${payload}.${signature?.slice(1)}A`))).toBe(401);
      const promoted = Buffer.from(JSON.stringify({ ...claimsOf(otherRole), role })).toString('base64url');
      const [, , othersSignature] = tokens[otherRole].split('.');
      expect(await statusWith(bearer(`${header}.${promoted}.${othersSignature}`))).toBe(401);
      expect(await statusWith(sign({ ...claimsOf(role), iss: `not ${TOKEN_ISSUER}` }))).toBe(401);
      expect(await statusWith(sign({ ...claimsOf(role), aud: `not ${TOKEN_AUDIENCE}` }))).toBe(401);
    });

    it('answers 401 with a token of another version, or of nobody', async () => {
      expect(await statusWith(sign({ ...claimsOf(role), version: '-1' }))).toBe(401);
      expect(await statusWith(sign({ ...claimsOf(role), version: '99' }))).toBe(401);
      expect(await statusWith(sign({ ...claimsOf(role), sub: '424242' }))).toBe(401);
    });

    it("answers 403 with the other role's token", async () => {
      expect(await statusWith(bearer(tokens[otherRole]))).toBe(403);
    });
  });

  it("of a club shows and touches that club alone, whatever another club's administrator sends", async () => {
    const others = sign({ ...claimsOf('club-admin'), sub: String(other.id) });
    const respond = CALLS.find(({ path }) => path.endsWith('respond'));
    if (respond) expect((await call(respond, others)).status).toBe(403);
    const report = CALLS.find(({ path }) => path.endsWith('/report'));
    if (report) expect((await call(report, others)).status).toBe(403);
    for (const path of [
      '/club-admin/dashboard',
      '/club-admin/reviews',
      '/club-admin/insights',
      '/club-admin/reports',
    ]) {
      const answer = await api.call(`${path}?clubId=${admin.clubId}`, { headers: others });
      expect(await answer.text()).not.toMatch(/Lions|Approved\.|Answered\./);
    }
    const named = { clubId: admin.clubId, id: admin.clubId, slug: 'leeds-lions' };
    const answer = await api.call('/club-admin/club', {
      method: 'PATCH',
      headers: { ...others, 'content-type': 'application/json' },
      body: JSON.stringify(named),
    });
    expect(await answer.json()).toMatchObject({ id: other.clubId, slug: 'york-yaks' });
  });
});
