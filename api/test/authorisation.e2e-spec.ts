import { includesRole } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import { Claim } from '../src/club-area/claims/claim.entity.js';
import type { ClubAdmin } from '../src/accounts/club-admins/club-admin.entity.js';
import { ClubImport } from '../src/directory/import/club-import.entity.js';
import { ClubSession } from '../src/model/clubs/club-session.entity.js';
import { ClubPhoto } from '../src/model/photos/club-photo.entity.js';
import { ClubImportJob, ClubImportPiece } from '../src/directory/import/club-import-job.entity.js';
import { StaffMember } from '../src/accounts/staff/staff-member.entity.js';
import { EmailProtection } from '../src/platform/security/email-protection.js';
import { staffHeaders, storeStaff } from './support/staff.js';
import { SupportAlert } from '../src/model/queue/alerts.js';
import { Notice } from '../src/model/notices/notice.entity.js';
import { StoredSession } from '../src/platform/auth/stored-session.entity.js';
import { ReportCase } from '../src/model/reviews/report-case.js';
import { ArchivedReview, archiveReview } from '../src/model/reviews/archived-review.js';
import { openAppeal } from '../src/model/reviews/review-appeal.js';
import { Review } from '../src/model/reviews/review.entity.js';
import { ReviewWeigher } from '../src/model/reviews/review-weigher.js';
import { PROTECTED_CALLS, PUBLIC_CALLS } from './support/calls-by-role.js';
import type { ProtectedCall } from './support/calls-by-role.js';
import { claimForm } from './support/claim-form.js';
import { clubAdminHeaders, storeClubAdmin } from './support/club-admins.js';
import { sendNotice } from './support/notice-form.js';
import { sessionFor, storeClubs } from './support/factories.js';
import { storeEnquiry, storeReported } from './support/enquiries.js';
import { missingClub } from './support/suggestion-form.js';
import { bearer, postJson, send, siteAdminHeaders } from './support/sessions.js';
import { useTestApi } from './support/test-api.js';
import { TEST_KEYS, TEST_SECRETS } from './support/test-settings.js';
import { until } from './support/until.js';
import { raw, sql } from '../src/platform/database/sql.js';

type Area = 'site-admin' | 'club-admin';

const HTTP_METHODS = new Set(['get', 'post', 'patch', 'put', 'delete']);
const TABLES = [
  'archived_reviews',
  'audit_entries',
  'claims',
  'clubs',
  'club_import_jobs',
  'club_import_pieces',
  'club_addresses',
  'club_admins',
  'club_admin_challenges',
  'club_admin_passkeys',
  'club_admin_recovery_codes',
  'club_admin_tokens',
  'club_photos',
  'club_sessions',
  'desk_assignments',
  'desk_decisions',
  'desk_filters',
  'desk_looks',
  'desk_notes',
  'club_changes',
  'club_suggestions',
  'enquiries',
  'enquiry_blocks',
  'mails',
  'notices',
  'report_cases',
  'review_appeals',
  'review_invitations',
  'reviews',
  'review_reports',
  'sessions',
  'site_settings',
  'staff_challenges',
  'staff_members',
  'staff_passkeys',
  'staff_recovery_codes',
  'staff_tokens',
];

/** All callers who are logged in: the site password is an owner. */
const CALLERS = [
  'club admin',
  'reader',
  'moderator',
  'owner without a second factor',
  'owner',
  'site password',
] as const;
type Caller = (typeof CALLERS)[number];

const jwt = new JwtService();

async function removeAndAppeal(manager: EntityManager, reviewText: string): Promise<number> {
  const { id: reviewId } = await manager.findOneByOrFail(Review, { reviewText });
  const why = { state: 'removed', reason: null, reasonCode: 'fake', removedReviewDays: 30 } as const;
  await archiveReview(manager, reviewId, { ...why, actor: 'site-admin', at: new Date() });
  const archived = await manager.findOneByOrFail(ArchivedReview, { reviewId });
  await openAppeal(manager, archived, { text: 'Our son trained there.', at: new Date() });
  return reviewId;
}

/** What the contract says about a call. */
interface Operation {
  security?: unknown[];
  'x-staff-role'?: StaffRole;
}

const NO_ROW = 424_242_424;
const protection = new EmailProtection(TEST_KEYS);

function getName(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`;
}

/** How late a call is made: anyone who has logged out is no longer logged in. */
function getTurn(caller: Caller, protectedCall: ProtectedCall): number {
  if (!mayMake(caller, protectedCall)) return 0;
  return protectedCall.path.endsWith('/logout') ? 2 : 1;
}

function mayMake(caller: Caller, { role, isForEnrolment, needsAccount }: ProtectedCall): boolean {
  if (role === 'club-admin' || caller === 'club admin')
    return role === 'club-admin' && caller === 'club admin';
  if (caller === 'site password') return !needsAccount;
  if (caller === 'owner without a second factor') return Boolean(isForEnrolment);
  return includesRole(caller, role);
}

describe('every protected call', () => {
  const api = useTestApi('suite');
  let rows: Record<string, number>;
  let admin: ClubAdmin;
  let other: ClubAdmin;
  let others: Record<string, string>;
  let tokens: Record<Area, string>;
  let callers: Record<Caller, Record<string, string>>;
  let untouched: string;

  const call = (
    { method, path, body }: ProtectedCall,
    headers: Record<string, string>,
    row?: number,
  ): Promise<Response> =>
    send(
      api,
      method,
      path.replace(/\{(\w+)\}/g, (_, name: string) => String(row ?? rows[name])),
      headers,
      body,
    );
  const stored = async (): Promise<string> => {
    const tables = await Promise.all(
      TABLES.map((table) => api.database.reads.all<{ name?: string }>(sql`SELECT * FROM ${raw(table)}`)),
    );
    // Jobs store how far they have got, whenever they get there.
    const progress = ['club_openings', 'reviews_weighed'];
    return JSON.stringify(tables.map((rows) => rows.filter(({ name = '' }) => !progress.includes(name))));
  };
  const getClaims = (role: Area): Record<string, unknown> => jwt.decode(tokens[role]);
  const sign = (
    claims: Record<string, unknown>,
    secret = TEST_SECRETS.jwtSecrets[0],
  ): Record<string, string> => bearer(jwt.sign(claims, { secret, algorithm: 'HS256' }));

  beforeAll(async () => {
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
    const invite = async (email: string): Promise<number> => {
      const headers = await siteAdminHeaders(api);
      const invited = await postJson(api, '/admin/staff', { email, role: 'reader' }, headers);
      return ((await invited.json()) as { id: number }).id;
    };
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
      club: lions?.id ?? 0,
      change: 1,
      report: 0,
      waiting: 1,
      note: 1,
      filter: 1,
      member: (await storeStaff(api.database, 'moderator', { email: 'kit@staff.example' })).id,
      invited: await invite('kim@staff.example'),
      notice: 0,
      suggestion: 1,
    };
    const { id: reportedId, clubId } = await manager.findOneByOrFail(Review, { reviewText: 'Approved.' });
    const opened = { reviewId: reportedId, clubId, isOpen: true, urgency: 1, openedAt: new Date() };
    rows['report'] = (await manager.save(manager.create(ReportCase, opened))).id;
    await sendNotice(api, rows['approved'] ?? 0);
    await postJson(api, '/suggestions', missingClub());
    rows['enquiry'] = (await storeEnquiry(api.database, { clubId: lions?.id ?? 0 })).id;
    rows['reportedEnquiry'] = (await storeReported(api.database, { clubId: lions?.id ?? 0 })).id;
    rows['notice'] = (await manager.findOneByOrFail(Notice, { state: 'received' })).id;
    await manager.update(Claim, rows['decided'], { status: 'rejected', pendingKey: null });
    const file = { fileName: 'county.csv', sizeBytes: 17, step: 'uploading' as const, createdAt: new Date() };
    for (const [name, step] of [
      ['clubFile', 'uploading'],
      ['checkedFile', 'checked'],
      ['refusedFile', 'failed'],
    ] as const)
      rows[name] = (await manager.save(manager.create(ClubImportJob, { ...file, step }))).id;
    const piece = { jobId: rows['refusedFile'] ?? 0, position: 0, data: 'ZXh0ZXJuYWxfaWQsbmFtZQo=' };
    await manager.save(manager.create(ClubImportPiece, piece));
    const past = { fileName: 'county.csv', startedAt: new Date(), finishedAt: new Date() };
    rows['clubImport'] = (await manager.save(manager.create(ClubImport, past))).id;
    const picture = { kind: 'photo', source: 'upload', state: 'held', storageKey: 'a'.repeat(24) } as const;
    const photo = { ...picture, clubId: lions?.id ?? 0, createdAt: new Date(), heldAt: new Date() };
    rows['photo'] = (await manager.save(manager.create(ClubPhoto, photo))).id;
    const session = manager.create(ClubSession, sessionFor(lions?.id ?? 0));
    rows['session'] = (await manager.save(session)).id;
    const tokenIn = (headers: Record<string, string>): string => headers['authorization']?.slice(7) ?? '';
    tokens = {
      'site-admin': tokenIn(await siteAdminHeaders(api)),
      'club-admin': tokenIn(await clubAdminHeaders(api, 'sam@lions.example')),
    };
    others = await clubAdminHeaders(api, 'kim@yaks.example');
    for (const [name, subject] of [
      ['siteSession', 'site-admin'],
      ['clubSession', String(admin.id)],
    ] as const)
      rows[name] = (await manager.findOneByOrFail(StoredSession, { subject })).id;
    for (const role of ['reader', 'moderator', 'owner'] as const) await storeStaff(api.database, role);
    await storeStaff(api.database, 'owner', { email: 'new-owner@staff.example' });
    callers = {
      'club admin': await clubAdminHeaders(api, 'sam@lions.example'),
      reader: await staffHeaders(api, 'reader@staff.example'),
      moderator: await staffHeaders(api, 'moderator@staff.example'),
      'owner without a second factor': await staffHeaders(api, 'new-owner@staff.example'),
      owner: await staffHeaders(api, 'owner@staff.example'),
      'site password': await siteAdminHeaders(api),
    };
    await manager.update(
      StaffMember,
      { emailHash: protection.hash('owner@staff.example') },
      { totpSecret: 'set' },
    );
    // The support address is told about the notice by a job, meanwhile.
    await until(() => manager.existsBy(SupportAlert, { toldAt: Not(IsNull()) }));
    // The review removed above still counts; some seconds after the start, this task would notice.
    await api.get(ReviewWeigher).run();
    untouched = await stored();
  });

  it('is in the table with the role it states; every other call is known to be public', async () => {
    const document = await api.read<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json');
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => HTTP_METHODS.has(method))
        .map(([method, operation]) => ({ call: getName(method, path), operation })),
    );
    const stated = operations.map(({ call, operation }) => {
      const role = operation['x-staff-role'] ?? (operation.security ? 'club-admin' : 'anybody');
      return `${call}: ${role}`;
    });
    const expected = [
      ...PROTECTED_CALLS.map(({ method, path, role }) => `${getName(method, path)}: ${role}`),
      ...PUBLIC_CALLS.map((call) => `${call}: anybody`),
    ];
    expect(stated.sort()).toEqual(expected.sort());
  });

  // How tokens are checked is in auth.e2e-spec.ts: here, that every call has them checked before it does anything.
  it.each(PROTECTED_CALLS)(
    '$method $path refuses everyone else and changes nothing',
    async (protectedCall) => {
      const [role, otherRole]: [Area, Area] =
        protectedCall.role === 'club-admin' ? ['club-admin', 'site-admin'] : ['site-admin', 'club-admin'];
      const statusWith = async (headers: Record<string, string>): Promise<number> =>
        (await call(protectedCall, headers)).status;
      const refused = await call(protectedCall, {});
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
      expect(await statusWith({ cookie: `token=${tokens[role]}` })).toBe(401);
      expect(await statusWith(sign(getClaims(role), 'another secret'))).toBe(401);
      expect(await statusWith(sign({ ...getClaims(role), sid: getClaims(otherRole)['sid'] }))).toBe(401);
      expect(await statusWith(bearer(tokens[otherRole]))).toBe(403);
      expect(await stored()).toBe(untouched);
    },
  );

  it("for a club shows and changes only that club, whatever another club's administrator sends", async () => {
    const respond = PROTECTED_CALLS.find(({ path }) => path.endsWith('respond'));
    if (respond) expect((await call(respond, others)).status).toBe(403);
    for (const one of PROTECTED_CALLS.filter(
      ({ path }) => path.startsWith('/club-admin/enquiries/{') || path.endsWith('/report'),
    ))
      expect((await call(one, others)).status).toBe(403);
    for (const path of [
      '/club-admin/dashboard',
      '/club-admin/reviews',
      '/club-admin/insights',
      '/club-admin/figures',
      '/club-admin/reports',
      '/club-admin/warning',
      '/club-admin/enquiries',
      '/club-admin/photos',
    ]) {
      const answer = await api.call(`${path}?clubId=${admin.clubId}`, { headers: others });
      expect(await answer.text()).not.toMatch(/Lions|Approved\.|Answered\.|Any places/);
    }
    const named = { clubId: admin.clubId, id: admin.clubId, slug: 'leeds-lions' };
    const answer = await send(api, 'PATCH', '/club-admin/club', others, named);
    expect(await answer.json()).toMatchObject({ id: other.clubId, slug: 'york-yaks' });
    expect(await stored()).toBe(untouched);
  });

  it.each(CALLERS)('responds to %s as the table says', async (caller) => {
    const outcomes: string[] = [];
    const expected: string[] = [];
    const inTurn = PROTECTED_CALLS.toSorted((one, two) => getTurn(caller, one) - getTurn(caller, two));
    for (const protectedCall of inTurn) {
      const may = mayMake(caller, protectedCall);
      // An allowed call is made for rows that don't exist, so that it changes nothing.
      const { status } = await call(
        may && protectedCall.method !== 'GET' ? { ...protectedCall, body: {} } : protectedCall,
        callers[caller],
        may && protectedCall.method !== 'GET' ? NO_ROW : undefined,
      );
      const line = `${protectedCall.method} ${protectedCall.path}`;
      outcomes.push(`${line}: ${status === 401 || status === 403 ? status : 'allowed'}`);
      expected.push(`${line}: ${may ? 'allowed' : 403}`);
    }
    expect(outcomes).toEqual(expected);
  });
});
