import { ClubImportJob } from '../src/directory/import/club-import-job.entity.js';
import { ClubImport } from '../src/directory/import/club-import.entity.js';
import { LISTING } from '../src/model/clubs/club-versions.js';
import { Review } from '../src/model/reviews/review.entity.js';
import { SummaryJob } from '../src/model/reviews/summary-job.js';
import { ClubAdmin } from '../src/accounts/club-admins/club-admin.entity.js';
import { Claim } from '../src/club-area/claims/claim.entity.js';
import { requestLinks } from './support/author-links.js';
import { claimForm } from './support/claim-form.js';
import { clubAdminHeaders, CLUB_PASSWORD, storeClubAdmin } from './support/club-admins.js';
import { storeClubs } from './support/factories.js';
import { sendNotice } from './support/notice-form.js';
import { sentPicture } from './support/pictures.js';
import type { PublicChange, PublicState } from './support/public-responses.js';
import { publicChange, publicState } from './support/public-responses.js';
import { reviewForm } from './support/review-form.js';
import { postJson, send, siteAdminHeaders } from './support/sessions.js';
import { newestToken } from './support/stored-mails.js';
import { missingClub } from './support/suggestion-form.js';
import { useTestApi } from './support/test-api.js';
import { TEST_SECRETS } from './support/test-settings.js';
import { until } from './support/until.js';

const SLUGS = ['leeds-lions', 'leeds-larks', 'york-yaks', 'ashby-rovers', 'leeds-lynxes', 'old-lions'];
const AUTHOR = 'parent@home.example';
const FILE = ['external_id,name,postcode,teams', 'A1,Moortown Tigers,LS6 3AA,U10 girls Tue 18:00'];
const RENAMED_FILE = [FILE[0], 'A1,Moortown Lions,LS6 3AA,U10 girls Tue 18:00'];

/** Everything that changes public pages, one step after the other on one site. */
describe('the version of public data', () => {
  const api = useTestApi('suite');
  let admin: Record<string, string>;
  let sam: Record<string, string>;
  let ids: Record<'lions' | 'larks' | 'yaks' | 'rovers' | 'folded', number>;

  beforeAll(async () => {
    const at = (north: number) => ({ location: 'Leeds', latitude: 53.8 + north / 100, longitude: -1.55 });
    const [lions, larks, yaks, rovers, folded] = await storeClubs(api.database, [
      { name: 'Leeds Lions', ...at(0), reviews: [{}, {}, {}, { reviewText: 'Waits.', isApproved: false }] },
      { name: 'Leeds Larks', ...at(1), reviews: [{}] },
      { name: 'York Yaks', location: 'York', latitude: 53.96, longitude: -1.08, reviews: [{}] },
      { name: 'Ashby Rovers', ...at(3), reviews: [{}] },
      { name: 'Old Lions', ...at(40) },
    ]);
    ids = {
      ...{ lions: lions?.id ?? 0, larks: larks?.id ?? 0, yaks: yaks?.id ?? 0 },
      ...{ rovers: rovers?.id ?? 0, folded: folded?.id ?? 0 },
    };
    admin = await siteAdminHeaders(api);
    await storeClubAdmin(api.database, ids.lions, { email: 'sam@lions.example' });
    sam = await clubAdminHeaders(api, 'sam@lions.example');
    // Summaries are written in the background.
    await settled();
  });

  const settled = () => until(async () => (await api.database.reader.count(SummaryJob)) === 0);
  const ok = async (answer: Promise<Response>): Promise<Response> => {
    const { ok: isOk, status, url } = await answer;
    expect([url, status, isOk]).toEqual([url, status, true]);
    return answer;
  };
  const post = (path: string, body: object = {}, headers = admin) => ok(postJson(api, path, body, headers));
  const saved = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object, headers = admin) =>
    ok(send(api, method, path, headers, body));
  const mailed = (kind?: string) => newestToken(api.database, kind);
  const reviewWhere = (where: Partial<Pick<Review, 'reviewText' | 'clubId'>>) =>
    api.database.reader.findOneByOrFail(Review, where);
  const own = () => reviewWhere({ reviewText: String(reviewForm(0)['reviewText']) });
  const clubPath = (club: keyof typeof ids) => `/admin/clubs/${ids[club]}`;
  const importFile = async (lines: readonly unknown[]): Promise<number> => {
    const file = Buffer.from(lines.join('\n'));
    const job = await post('/admin/club-imports', { fileName: 'county.csv', sizeBytes: file.length });
    const { id } = (await job.json()) as { id: number };
    await post(`/admin/club-imports/${id}/parts`, { offset: 0, data: file.toString('base64') });
    await imports(id, 'checked');
    return id;
  };
  const imports = (id: number, step: string) =>
    until(async () => (await api.database.reader.findOneBy(ClubImportJob, { id }))?.step === step);
  const runImport = async (lines: readonly unknown[]): Promise<void> => {
    const id = await importFile(lines);
    await post(`/admin/club-imports/${id}/start`, { addsDoubtful: true });
    await imports(id, 'imported');
  };

  const look = async () => {
    const reviews = (await api.database.reader.find(Review)).map(({ id }) => id);
    return publicState(api, { slugs: SLUGS, reviews });
  };
  /** What the last step left. */
  let state: PublicState | undefined;

  /** Does something and returns what changed for the public. */
  async function changeBy(act: () => Promise<unknown>): Promise<PublicChange> {
    const before = state ?? (await look());
    await act();
    await settled();
    state = await look();
    return publicChange(api, before, state);
  }

  type Club = keyof typeof ids | 'listing' | 'new';
  const getIds = (clubs: readonly Club[]) =>
    clubs.map((club) => (club === 'listing' ? LISTING : club === 'new' ? expect.any(Number) : ids[club]));

  let token = '';
  it.each<[what: string, clubs: Club[], act: () => Promise<unknown>]>([
    [
      'a review that nobody has confirmed, by the figures of the month alone',
      [],
      async () => {
        await post('/reviews', reviewForm(ids.lions));
        token = await mailed();
      },
    ],
    ['a confirmed review', ['lions'], () => post('/reviews/verify', { token })],
    [
      'an approved review',
      ['lions'],
      async () => post(`/reviews/${(await reviewWhere({ reviewText: 'Waits.' })).id}/approve`),
    ],
    [
      'an edited review',
      ['lions'],
      async () => {
        const { clubId: _, authorEmail: __, ...form } = reviewForm(ids.lions, { coachingRating: 1 });
        await post('/reviews/mine/edit', { token: await requestLinks(api, AUTHOR), ...form });
      },
    ],
    ['its approval', ['lions'], async () => post(`/reviews/${(await own()).id}/approve`)],
    [
      'a reply',
      ['lions'],
      async () =>
        saved('POST', `/club-admin/reviews/${(await own()).id}/respond`, { responseText: 'Thanks!' }, sam),
    ],
    [
      'an edited reply',
      ['lions'],
      async () =>
        saved('POST', `/club-admin/reviews/${(await own()).id}/respond`, { responseText: 'Thank you!' }, sam),
    ],
    [
      'a removed reply',
      ['lions'],
      async () => saved('DELETE', `/admin/reviews/${(await own()).id}/response`, { reason: 'Rude' }),
    ],
    [
      'a removed review',
      ['lions'],
      async () => saved('DELETE', `/reviews/${(await own()).id}`, { reason: 'Invented', reasonCode: 'fake' }),
    ],
    [
      'a restored review',
      ['lions'],
      async () => {
        const [removed] = await ((
          await ok(api.call('/admin/removed-reviews', { headers: admin }))
        ).json() as Promise<{ id: number }[]>);
        await post(`/admin/removed-reviews/${removed?.id}/restore`, { reason: 'It is real' });
      },
    ],
    [
      'a withdrawn review',
      ['lions'],
      async () => {
        token = await requestLinks(api, AUTHOR);
        await post('/reviews/mine/withdraw', { token });
      },
    ],
    ['one that its author puts back', ['lions'], () => post('/reviews/mine/restore', { token })],
    [
      'an erased person',
      ['lions'],
      () => post('/admin/people/erase', { email: AUTHOR, confirmation: AUTHOR, reference: 'Request 17' }),
    ],
    [
      'a review that a notice takes down, as its author can’t be asked',
      ['yaks'],
      async () => {
        await sendNotice(api, (await reviewWhere({ clubId: ids.yaks })).id);
        const [notice] = (await (await ok(api.call('/admin/notices', { headers: admin }))).json()) as {
          id: number;
        }[];
        await post(`/admin/notices/${notice?.id}/decision`, { decision: 'unreachable' });
      },
    ],
    ['a profile', ['lions'], () => saved('PATCH', '/club-admin/club', { homeGround: 'Elland Road' }, sam)],
    ['fees', ['lions'], () => saved('PATCH', '/club-admin/club', { membershipFees: '£5 a month' }, sam)],
    ['a rename', ['lions', 'listing'], () => saved('PATCH', clubPath('lions'), { name: 'Leeds Lynxes' })],
    ['a move', ['larks', 'listing'], () => saved('PATCH', clubPath('larks'), { postcode: 'LS6 3AA' })],
    ['a hidden club', ['larks', 'listing'], () => post(`${clubPath('larks')}/hide`, { reason: 'Invented' })],
    [
      'one that’s shown again',
      ['larks', 'listing'],
      () => post(`${clubPath('larks')}/reopen`, { reason: 'It’s real' }),
    ],
    [
      'a closed club',
      ['folded', 'listing'],
      () => post(`${clubPath('folded')}/close`, { reason: 'It folded', successorId: ids.rovers }),
    ],
    [
      'a merge, also for those that point to the club that went',
      ['rovers', 'lions', 'folded', 'listing'],
      () => post(`${clubPath('rovers')}/merge`, { into: ids.lions, reason: 'Listed twice' }),
    ],
    [
      'an undone merge',
      ['rovers', 'lions', 'folded', 'listing'],
      async () => {
        const history = await ok(api.call(`${clubPath('rovers')}/history`, { headers: admin }));
        const merge = ((await history.json()) as { id: number; action: string }[]).find(
          ({ action }) => action === 'merged',
        );
        await post(`/admin/club-changes/${merge?.id}/undo`);
      },
    ],
    ['a new club', ['new', 'listing'], () => post('/admin/clubs', { name: 'Mill Hill Hornets' })],
    [
      'a picture, once it’s approved',
      ['lions'],
      async () => {
        const { id } = await sentPicture(api, sam);
        await post(`/admin/photos/${id}/decision`, { decision: 'approve' });
      },
    ],
    [
      'a claim, once it’s approved',
      ['larks'],
      async () => {
        await post('/clubs/claim', claimForm({ clubId: ids.larks, clubName: 'Leeds Larks' }));
        const { id } = await api.database.reader.findOneByOrFail(Claim, { clubId: ids.larks });
        await saved('PATCH', `/admin/claims/${id}`, { status: 'approved' });
      },
    ],
    [
      'a login that was ended',
      ['larks'],
      async () => {
        const { id } = await api.database.reader.findOneByOrFail(ClubAdmin, { clubId: ids.larks });
        await saved('DELETE', `/admin/club-logins/${id}`, { reason: 'Passed on' });
      },
    ],
    ['an import', ['new', 'listing'], () => runImport(FILE)],
    ['another import', ['new', 'listing'], () => runImport(RENAMED_FILE)],
    [
      'an undone import',
      ['new', 'listing'],
      async () => {
        const [{ id } = { id: 0 }] = await api.database.reader.find(ClubImport, {
          order: { id: 'DESC' },
          take: 1,
        });
        const undoing = await post(`/admin/club-imports/${id}/undo`);
        await imports(((await undoing.json()) as { id: number }).id, 'undone');
      },
    ],
    [
      'a confirmed report, by its club’s figures',
      ['larks'],
      async () => {
        const { id: reviewId } = await reviewWhere({ clubId: ids.larks });
        const email = 'reporter@home.example';
        await post('/reports', { reviewId, reason: 'not-genuine', words: 'Never happened.', email });
        await post('/reports/confirm', { token: await mailed('report-confirmation') });
      },
    ],
  ])('is raised by %s', async (_, clubs, act) => {
    const change = await changeBy(act);
    expect(change.times).toBeGreaterThan(0);
    expect(change.paths).not.toEqual([]);
    expect(new Set(change.clubs)).toEqual(new Set(getIds(clubs)));
  });

  it('is raised by a summary', async () => {
    await api.database.dataSource.query('UPDATE clubs SET ai_summary = NULL');
    state = undefined;
    const at = new Date();
    const job = { clubId: ids.lions, requestedAt: at, nextAttemptAt: at };
    const change = await changeBy(() =>
      api.database.transactions.runInTransaction((manager) => manager.insert(SummaryJob, job)),
    );
    expect(change).toMatchObject({ times: 1, clubs: [ids.lions] });
    expect(change.paths).toContain('/clubs/leeds-lynxes');
  });

  it.each<[what: string, act: () => Promise<unknown>]>([
    ['logins', () => post('/admin/login', { password: TEST_SECRETS.siteAdminPassword })],
    ['club logins', () => post('/club-admin/login', { email: 'sam@lions.example', password: CLUB_PASSWORD })],
    [
      'enquiries',
      () =>
        post(`/clubs/${ids.lions}/enquiries`, { email: AUTHOR, ageGroup: 'U10s', message: 'Any places?' }),
    ],
    ['saved searches', () => post('/saved-searches', { place: 'Leeds', radius: 5, email: AUTHOR })],
    ['suggestions', () => post('/suggestions', missingClub())],
    ['claims', () => post('/clubs/claim', claimForm({ clubId: ids.yaks, clubName: 'York Yaks' }))],
    ['checked imports', () => importFile(FILE)],
    [
      'reports that nobody has confirmed',
      async () => {
        const { id: reviewId } = await reviewWhere({ clubId: ids.lions });
        const email = 'reporter@home.example';
        await post('/reports', { reviewId, reason: 'not-genuine', words: 'Never happened.', email });
      },
    ],
    ['pictures that wait', () => sentPicture(api, sam)],
    ['the same profile again', () => saved('PATCH', '/club-admin/club', { homeGround: 'Elland Road' }, sam)],
  ])('isn’t raised by %s', async (_, act) => {
    expect(await changeBy(act)).toEqual({ times: 0, clubs: [], paths: [] });
  });
});
