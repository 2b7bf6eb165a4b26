import { addDays, londonClock } from '@club-reviews/domain/london-clock';
import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { QueueSite } from '../../../test/support/queue-site.js';
import { DirectorySite } from '../../../test/support/directory-site.js';
import { storeClubs } from '../../../test/support/factories.js';
import { postJson } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import type { ClubPageResponse } from '../../clubs/club-page.dto.js';
import type { PageChanges } from '../../clubs/pages/page-changes.service.js';
import { ClubWarning } from '../../model/clubs/club-warning.entity.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { ClubWarningsService } from './club-warnings.service.js';
import type { OwnWarning } from './own-warnings.controller.js';
import type { ClubWarningRecord } from './warnings.dto.js';

const MANAGER = 'kim@yaks.example';
const TODAY = londonClock(new Date()).date;
const BODY = {
  reason: 'rewards',
  text: 'In October five reviews came with a voucher for the club’s shop.',
  endsOn: addDays(TODAY, 30),
};
const APPEAL = { text: 'The vouchers were for volunteers, not for reviews.' };

describe('a public warning on a club’s page', () => {
  let site: QueueSite;
  let clubId: number;
  let manager: Record<string, string>;

  beforeEach(async () => {
    site = await QueueSite.start();
    const [yaks] = await storeClubs(site.site.api.database, [{ name: 'York Yaks' }]);
    clubId = yaks!.id;
    await storeClubAdmin(site.site.api.database, clubId, { email: MANAGER });
    manager = await clubAdminHeaders(site.site.api, MANAGER);
  });

  afterEach(() => site.site.api.stop());

  const api = () => site.site.api;
  const post = (path: string, body: object, headers = site.site.moderator) =>
    postJson(api(), path, body, headers);
  const set = (changes: object = {}) => post(`/admin/clubs/${clubId}/warnings`, { ...BODY, ...changes });
  const end = () => post(`/admin/clubs/${clubId}/warnings/end`, { reason: 'We mixed up two clubs.' });
  const appeal = (body: object = APPEAL) => post('/club-admin/warning/appeal', body, manager);
  const shown = async (slug = 'york-yaks') =>
    (await api().read<ClubPageResponse>(`/clubs/${slug}?include=page`)).page?.warning;
  const listed = async () =>
    (await (
      await api().call(`/admin/clubs/${clubId}/warnings`, { headers: site.site.moderator })
    ).json()) as ClubWarningRecord[];
  const own = async () =>
    ((await (await api().call('/club-admin/warning', { headers: manager })).json()) as OwnWarning).warning;
  /** Mails about warnings: the queue's sample of reports sends others, at their own time. */
  const stored = async () =>
    (await storedMails(api().database)).filter(({ mail }) => mail.kind.startsWith('warning-'));
  const mails = async () => (await stored()).map(({ to, mail }) => `${mail.kind} ${to}`);
  const lastText = async () => (await stored()).at(-1)?.text;
  const decide = async (verdict: 'accept' | 'refuse') => {
    const { id } = await site.entry('warning' as never);
    await site.decide([{ kind: 'warning', id, verdict, reason: 'We have read the receipts.' }]);
    await site.execute();
  };
  const audited = async () =>
    (
      await api().database.dataSource.manager.find(AuditEntry, {
        where: { subjectType: 'warning' },
        order: { id: 'ASC' },
      })
    ).map(({ action, actor }) => `${action} ${actor}`);
  const version = async () => (await api().read<PageChanges>('/pages/changes')).version;
  const changedSince = async (since: number) =>
    (await api().read<PageChanges>(`/pages/changes?since=${since}`)).clubs;

  it('says what was proven and until when, and its managers are told', async () => {
    expect(await shown()).toBeNull();
    expect(await own()).toBeNull();
    const before = await version();
    expect((await set()).status).toBe(204);
    expect(await shown()).toEqual({ ...BODY, since: expect.any(String) });
    expect(await changedSince(before)).toContain(clubId);
    expect(await mails()).toEqual([`warning-set ${MANAGER}`]);
    expect(await lastText()).toContain(BODY.text);
    expect(await lastText()).toContain(`/club-admin?club=${clubId}`);
    expect(await own()).toMatchObject({ ...BODY, isShown: true, appeal: null });
    expect((await set()).status).toBe(409);
    expect(await audited()).toEqual(['set site-admin']);
  });

  it('is refused with a message for each wrong field', async () => {
    for (const [field, changes] of [
      ['reason', { reason: 'rude' }],
      ['text', { text: 'Too short' }],
      ['text', { text: `${BODY.text} Ask sam@home.example.` }],
      ...[TODAY, addDays(TODAY, 366), '2027-02-30', 7].map((endsOn) => ['endsOn', { endsOn }] as const),
    ] as const) {
      const response = await set(changes);
      expect([field, response.status]).toEqual([field, 400]);
      expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
    }
    expect(await shown()).toBeNull();
  });

  it('ends early for a reason, and its history stays', async () => {
    expect((await end()).status).toBe(409);
    await set();
    await appeal();
    expect((await end()).status).toBe(204);
    expect(await shown()).toBeNull();
    expect(await mails()).toEqual([`warning-set ${MANAGER}`, `warning-ended ${MANAGER}`]);
    expect(await listed()).toMatchObject([
      { isShown: false, endedAt: expect.any(String), appeal: { state: 'granted' } },
    ]);
    expect((await site.entries()).map(({ kind }) => kind)).not.toContain('warning');
    expect((await set()).status).toBe(204);
    expect(await listed()).toHaveLength(2);
  });

  it('ends by itself after its last day, with its page’s version', async () => {
    await set();
    const [{ id } = { id: 0 }] = await listed();
    const { manager: database } = api().database.dataSource;
    const { endsAt } = await database.findOneByOrFail(ClubWarning, { id });
    expect(londonClock(endsAt)).toMatchObject({ date: addDays(TODAY, 31), time: '00:00' });
    const before = await version();
    const service = api().get(ClubWarningsService);
    await service.endDue(new Date(endsAt.getTime() - 1));
    expect(await shown()).not.toBeNull();
    await service.endDue(endsAt);
    expect(await shown()).toBeNull();
    expect(await changedSince(before)).toContain(clubId);
    expect((await appeal()).status).toBe(409);
    expect(await audited()).toEqual(['set site-admin', 'ended system']);
  });

  it.each([
    ['accept', null, 'We’ve taken it off.', 'granted'],
    ['refuse', expect.anything(), 'It stays until its last day.', 'refused'],
  ] as const)(
    'can be appealed once, which moderators decide in the queue: %s',
    async (verdict, left, told, state) => {
      expect((await appeal()).status).toBe(409);
      await set();
      expect((await appeal({ text: 'No.' })).status).toBe(400);
      expect((await appeal()).status).toBe(204);
      expect((await appeal()).status).toBe(409);
      const entry = await site.entry('warning' as never);
      expect(entry).toMatchObject({
        warning: { clubName: 'York Yaks', appeal: { ...APPEAL, state: 'open' } },
      });
      await decide(verdict);
      expect(await shown()).toEqual(left);
      expect((await mails()).at(-1)).toBe(`warning-appeal-answered ${MANAGER}`);
      expect(await lastText()).toContain(told);
      expect(await lastText()).toContain(BODY.text);
      const answer = { state, answer: 'We have read the receipts.' };
      expect(await listed()).toMatchObject([{ appeal: answer }]);
      expect(await own()).toEqual(left);
      expect((await site.entries()).map(({ kind }) => kind)).not.toContain('warning');
      expect((await appeal()).status).toBe(409);
      expect(await audited()).toEqual([
        'set site-admin',
        'appealed club-admin',
        `appeal-${state} site-admin`,
      ]);
    },
  );

  it('goes with its club into another one, and back', async () => {
    await set();
    const directory = new DirectorySite(api(), site.site.moderator);
    const merged = await post(`/admin/clubs/${clubId}/merge`, { into: site.site.clubId, reason: 'Twice' });
    expect(merged.status).toBe(200);
    expect(await shown('leeds-lions')).toMatchObject({ text: BODY.text });
    const [change] = await directory.history(clubId);
    expect((await post(`/admin/club-changes/${change!.id}/undo`, {})).ok).toBe(true);
    expect(await shown('leeds-lions')).toBeNull();
    expect(await shown()).toMatchObject({ text: BODY.text });
  });

  it('is the one that the club’s managers see and appeal against, if a merge brings a second one', async () => {
    await set();
    const later = { ...BODY, endsOn: addDays(TODAY, 10) };
    expect((await post(`/admin/clubs/${site.site.clubId}/warnings`, later)).status).toBe(204);
    await post(`/admin/clubs/${clubId}/merge`, { into: site.site.clubId, reason: 'Twice' });
    expect(await shown('leeds-lions')).toMatchObject({ endsOn: BODY.endsOn });
    expect(await own()).toMatchObject({ endsOn: BODY.endsOn, isShown: true });
    expect((await appeal()).status).toBe(204);
    expect(await own()).toMatchObject({ appeal: { state: 'open' } });
    await decide('accept');
    expect(await lastText()).toContain(BODY.text);
    expect(await lastText()).not.toContain('We’ve taken the warning off');
    expect(await own()).toMatchObject({ endsOn: later.endsOn, isShown: true, appeal: null });
  });

  it('ends with every other that a merge has brought', async () => {
    await set();
    const { clubId: lions } = site.site;
    await post(`/admin/clubs/${lions}/warnings`, { ...BODY, endsOn: addDays(TODAY, 10) });
    await post(`/admin/clubs/${clubId}/merge`, { into: lions, reason: 'Twice' });
    const ended = await post(`/admin/clubs/${lions}/warnings/end`, { reason: 'We were wrong.' });
    expect(ended.status).toBe(204);
    expect(await shown('leeds-lions')).toBeNull();
    expect(await audited()).toEqual(['set', 'set', 'ended', 'ended'].map((action) => `${action} site-admin`));
  });

  it.each(['accept', 'refuse'] as const)(
    'isn’t said to stay or to have been taken off by an answer after its last day: %s',
    async (verdict) => {
      await set();
      await appeal();
      const past = new Date(Date.now() - 1000);
      await api().database.dataSource.manager.update(ClubWarning, { clubId }, { endsAt: past });
      await api().get(ClubWarningsService).endDue(new Date());
      await decide(verdict);
      expect(await lastText()).toContain('It came off on its last day.');
      expect(await audited()).toContain(`appeal-${verdict === 'accept' ? 'granted' : 'refused'} site-admin`);
    },
  );
});
