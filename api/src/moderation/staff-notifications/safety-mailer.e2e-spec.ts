import { requestLinks } from '../../../test/support/author-links.js';
import { storeClubs } from '../../../test/support/factories.js';
import { ReportedSite } from '../../../test/support/reported-site.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson, send } from '../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { getStoredMails, tokenIn } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { SafetyAlert } from '../../model/queue/alerts.js';
import { SafetyMailer } from './safety-mailer.js';

const SAFETY = 'There was a safeguarding incident that nobody spoke about.';
const HARMLESS = 'Friendly coaches and a good pitch.';
const AUTHOR = 'parent@home.example';
const MINUTE_MS = 60_000;

describe('mails about a child’s safety', () => {
  const api = useTestApi('each', { publicUrl: 'https://site.example' });
  let clubId: number;

  const alerts = () => api.database.dataSource.manager.find(SafetyAlert, { order: { id: 'ASC' } });
  const toldAll = async () => {
    await until(
      async () => (await alerts()).length > 0 && (await alerts()).every(({ toldAt }) => toldAt !== null),
    );
    // SQLite's only connection shows what isn't committed yet: the mails come last in the same transaction.
    await api.database.dataSource.transaction(() => Promise.resolve());
  };
  const recipients = async (kind = 'safety-alert') =>
    (await getStoredMails(api.database, kind)).map(({ to }) => to).toSorted();
  const lastToken = async (kind: string) =>
    tokenIn((await getStoredMails(api.database, kind)).at(-1) ?? { text: '' });
  const submit = (reviewText: string) =>
    postJson(api, '/reviews', reviewForm(clubId, { reviewText, authorEmail: AUTHOR }));
  const confirm = async () =>
    postJson(api, '/reviews/verify', { token: await lastToken('review-verification') });
  /** Sends an edit with a link that was requested. */
  async function edit(reviewText: string): Promise<void> {
    const token = await requestLinks(api, AUTHOR);
    const { clubId: _club, authorEmail: _email, ...content } = reviewForm(clubId, { reviewText });
    expect((await postJson(api, '/reviews/mine/edit', { ...content, token })).ok).toBe(true);
  }
  /** Brings entries to the queue, as holds and reports do. */
  const raise = (count: number) =>
    api.database.dataSource.manager.insert(
      SafetyAlert,
      Array.from({ length: count }, () => ({
        ...{ kind: 'held' as const, entryId: 1, clubId, createdAt: new Date(), toldAt: null },
      })),
    );
  const runIn = (minutes: number) => api.get(SafetyMailer).run(new Date(Date.now() + minutes * MINUTE_MS));

  beforeEach(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
  });

  it('are sent once a held review is confirmed, to owners and moderators, and quote nothing from it', async () => {
    for (const role of ['owner', 'moderator', 'reader'] as const) await storeStaff(api.database, role);
    await submit(SAFETY);
    expect(await alerts()).toEqual([]);
    expect((await confirm()).ok).toBe(true);
    await toldAll();
    expect(await recipients()).toEqual(['moderator@staff.example', 'owner@staff.example']);
    const [mail] = await getStoredMails(api.database, 'safety-alert');
    expect(mail?.subject).toBe('Child safety: a review is on hold (Leeds Lions)');
    expect(mail?.text).toMatch(/https:\/\/site\.example\/admin\?kinds=held&entry=held-\d+$/m);
    expect(mail?.text).toContain(
      'You can switch these emails off in the site administration, under Account.',
    );
    expect(JSON.stringify(mail)).not.toMatch(/incident|parent@home/);
  });

  it('aren’t about other holds, nor about unconfirmed reviews', async () => {
    await storeStaff(api.database, 'moderator');
    await submit(SAFETY);
    await submit('Ring me on 07700 900123 for more.');
    expect((await confirm()).ok).toBe(true);
    expect(await alerts()).toEqual([]);
  });

  it('are sent to those who want them', async () => {
    for (const role of ['moderator', 'reader'] as const) await storeStaff(api.database, role);
    await storeStaff(api.database, 'moderator', { email: 'sam@staff.example', name: 'Sam' });
    const choose = async (email: string, safety: boolean) => {
      const headers = await staffHeaders(api, email);
      return send(api, 'PUT', '/admin/account/mails', headers, { safety, summary: true });
    };
    expect((await choose('moderator@staff.example', false)).status).toBe(200);
    expect((await choose('reader@staff.example', true)).status).toBe(200);
    await raise(1);
    await toldAll();
    expect(await recipients()).toEqual(['reader@staff.example', 'sam@staff.example']);
  });

  it('are sent to the support address while nobody on the staff gets them', async () => {
    await storeStaff(api.database, 'reader');
    await raise(1);
    await toldAll();
    expect(await recipients()).toEqual(['support@example.org']);
    const [mail] = await getStoredMails(api.database, 'safety-alert');
    expect(mail?.text).toContain('because no one on the staff gets emails about child safety.');
  });

  it('are about edits too, once for each time that one comes to the queue', async () => {
    await storeStaff(api.database, 'moderator');
    await submit(HARMLESS);
    await confirm();
    await edit(SAFETY);
    await edit(`${SAFETY} Twice.`);
    expect((await alerts()).map(({ kind }) => kind)).toEqual(['edit']);
    await toldAll();
    const [mail] = await getStoredMails(api.database, 'safety-alert');
    expect(mail?.subject).toBe('Child safety: an edited review is on hold (Leeds Lions)');
  });

  it('are combined from the sixth within an hour on, every quarter of an hour', async () => {
    await storeStaff(api.database, 'moderator');
    for (let index = 0; index < 5; index += 1) {
      await raise(1);
      await toldAll();
    }
    expect(await recipients()).toHaveLength(5);
    await raise(2);
    await runIn(0);
    expect((await alerts()).filter(({ toldAt }) => toldAt === null)).toHaveLength(2);
    await runIn(16);
    await toldAll();
    expect(await recipients()).toHaveLength(5);
    const [digest, ...others] = await getStoredMails(api.database, 'safety-digest');
    expect(others).toEqual([]);
    expect(digest?.text).toMatch(/\/admin\?kinds=report%2Cheld%2Cedit%2Cenquiry$/m);
    expect(digest?.subject).toBe('Child safety: 2 more entries in the queue');
  });

  it('are one mail when many come in at once', async () => {
    await storeStaff(api.database, 'moderator');
    await raise(40);
    await toldAll();
    expect(await recipients()).toEqual([]);
    expect(await recipients('safety-digest')).toEqual(['moderator@staff.example']);
  });

  it('are still written when the instance that was about to write them is gone', async () => {
    await storeStaff(api.database, 'moderator');
    await raise(1);
    await api.restart();
    await toldAll();
    expect(await recipients()).toEqual(['moderator@staff.example']);
  });
});

describe('a report about a child’s safety', () => {
  it('is mailed to the staff as well as the support address, and to nobody twice', async () => {
    const site = await ReportedSite.start([HARMLESS]);
    try {
      const { database } = site.api;
      await storeStaff(database, 'owner', { email: 'Support@example.org' });
      await storeStaff(database, 'moderator');
      const token = await site.submitted({ review: HARMLESS, reason: 'child-at-risk', words: 'Look at it.' });
      await site.confirm(token);
      await site.mailsOnce('safety-alert', 1);
      await site.mailsOnce('safety-report', 1);
      const told = [...(await site.mails('safety-report')), ...(await site.mails('safety-alert'))];
      expect(told.map(({ to }) => to)).toEqual(['support@example.org', 'moderator@staff.example']);
      expect(JSON.stringify(told)).not.toContain('Look at it');
    } finally {
      await site.api.stop();
    }
  });
});
