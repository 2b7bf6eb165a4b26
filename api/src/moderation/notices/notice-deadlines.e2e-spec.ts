import { requestLinks } from '../../../test/support/author-links.js';
import { storeClubs } from '../../../test/support/factories.js';
import { sendNotice } from '../../../test/support/notice-form.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { storedMails, tokenIn } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { SupportAlert } from '../../model/queue/alerts.js';
import { Notice, NoticeEvent } from '../../model/notices/notice.entity.js';
import { Review } from '../../model/reviews/review.entity.js';
import type { MyData } from '../../reviews/mine/my-review.dto.js';
import { SupportMailer } from '../staff-notifications/support-mailer.js';
import { NoticeDeadlines } from './notice-deadlines.js';
import type { MyNotice } from './notice-form.dto.js';

const AUTHOR = 'parent@home.example';
const KEEP = { answer: 'keep', fullName: 'Jo Reed', postalAddress: '4 Mill Lane, Leeds', mayShare: false };

describe('a notice, over time', () => {
  const api = useTestApi('suite');
  let clubId: number;
  let reviewId: number;
  let admin: Record<string, string>;

  const stored = () => api.database.dataSource.manager.findOneByOrFail(Notice, { reviewId });
  const run = (at: Date | null) => api.get(NoticeDeadlines).run(at ?? new Date());
  const kinds = async () => (await storedMails(api.database)).map(({ mail }) => mail.kind);
  const count = async (kind: string) => (await kinds()).filter((each) => each === kind).length;
  const getToken = async (kind: string) => {
    const found = (await storedMails(api.database)).filter(({ mail }) => mail.kind === kind).at(-1);
    return tokenIn(found ?? { text: '' });
  };
  const mine = async (token: string) =>
    (await (await postJson(api, '/notices/mine', { token })).json()) as MyNotice;
  const answer = (token: string, body: object) => postJson(api, '/notices/author/answer', { token, ...body });
  const manageToken = () => requestLinks(api, AUTHOR);
  const isPublic = () => api.database.dataSource.manager.existsBy(Review, { id: reviewId });
  const decide = async (decision: string) =>
    postJson(api, `/admin/notices/${(await stored()).id}/decision`, { decision }, admin);
  const forwarded = async () => {
    const token = await sendNotice(api, reviewId);
    await decide('complete');
    return { token, authorToken: await getToken('notice-to-author') };
  };

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
    admin = await siteAdminHeaders(api);
  });

  beforeEach(async () => {
    const tables = ['notices', 'season_places', 'archived_reviews', 'mails', 'reviews'];
    for (const table of [...tables, 'automatic_hides', 'support_alerts'])
      await api.database.dataSource.query(`DELETE FROM ${table}`);
    await postJson(api, '/reviews', reviewForm(clubId, { authorEmail: AUTHOR }));
    await postJson(api, '/reviews/verify', { token: await getToken('review-verification') });
    reviewId = (await api.database.dataSource.manager.findOneByOrFail(Review, { clubId })).id;
  });

  it('removes the review of an author who stays silent, at the deadline and once', async () => {
    const { token, authorToken } = await forwarded();
    const { dueAt } = await stored();
    await run(new Date((dueAt?.getTime() ?? 0) - 1));
    expect(await isPublic()).toBe(true);
    await Promise.all([run(dueAt), run(dueAt), run(dueAt)]);
    expect(await isPublic()).toBe(false);
    expect(await mine(token)).toMatchObject({ state: 'closed', outcome: 'removed-silence' });
    expect([await count('notice-removed'), await count('notice-removed-to-author')]).toEqual([1, 1]);
    expect((await answer(authorToken, KEEP)).status).toBe(409);
  });

  it('lets an answer or the silence win, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { authorToken } = await forwarded();
      const { id, dueAt } = await stored();
      const late = run(dueAt);
      const [{ status }] = await Promise.all([answer(authorToken, KEEP), late]);
      const { state } = await stored();
      expect([status, state, await isPublic()]).toEqual(
        status === 200 ? [200, 'answered', true] : [409, 'closed', false],
      );
      expect(await api.database.dataSource.manager.countBy(NoticeEvent, { noticeId: id })).toBe(3);
      if (state === 'closed') break;
      await api.database.dataSource.query('DELETE FROM notices');
    }
  });

  it('accepts no answer after the deadline, even before the job has run by itself', async () => {
    const { authorToken } = await forwarded();
    await api.database.dataSource.manager.update(Notice, { reviewId }, { dueAt: new Date(Date.now() - 1) });
    expect((await answer(authorToken, KEEP)).status).toBe(409);
    await until(async () => !(await isPublic()));
  });

  it('reminds the moderators once, at half their time, and never about what the author has to do', async () => {
    await sendNotice(api, reviewId);
    await until(async () => (await count('notice-to-do')) === 1);
    const { remindAt, dueAt } = await stored();
    await run(new Date((remindAt?.getTime() ?? 0) - 1));
    const reminders = () =>
      api.database.dataSource.manager.countBy(SupportAlert, { kind: 'notice-reminder' });
    expect(await reminders()).toBe(0);
    await Promise.all([run(remindAt), run(remindAt)]);
    await run(dueAt);
    expect(await reminders()).toBe(1);
    await api.get(SupportMailer).run(new Date(Date.now() + 16 * 60_000));
    expect(await count('notice-reminder')).toBe(1);
    expect((await stored()).state).toBe('received');
    await decide('complete');
    expect((await stored()).remindAt).toBeNull();
  });

  it('closes when its author withdraws the review, which can’t come back then', async () => {
    const { token } = await forwarded();
    const managing = await manageToken();
    expect((await postJson(api, '/reviews/mine/withdraw', { token: managing })).status).toBe(200);
    expect((await postJson(api, '/reviews/mine/restore', { token: managing })).status).toBe(409);
    await run(new Date());
    await run(new Date());
    expect(await mine(token)).toMatchObject({ state: 'closed', outcome: 'review-gone' });
    expect(await count('notice-review-gone')).toBe(1);
    expect((await postJson(api, '/reviews/mine/restore', { token: managing })).status).toBe(409);
  });

  it('is part of an author’s export, and their details are erased when they erase everything', async () => {
    const { token, authorToken } = await forwarded();
    await answer(authorToken, KEEP);
    const managing = await manageToken();
    const exported = (await (
      await postJson(api, '/reviews/mine/export', { token: managing })
    ).json()) as MyData;
    expect(exported.notices).toMatchObject([
      { reviewId, state: 'answered', details: { fullName: 'Jo Reed', mayShare: false } },
    ]);
    expect((await postJson(api, '/reviews/mine/erase', { token: managing })).status).toBe(200);
    await run(new Date());
    expect(await mine(token)).toMatchObject({ state: 'closed', outcome: 'review-gone' });
    expect((await stored()).answerEncrypted).toBeNull();
  });

  it('counts as work for moderators until it is closed', async () => {
    const open = async () =>
      ((await (await api.call('/admin/stats', { headers: admin })).json()) as { openNotices: number })
        .openNotices;
    expect(await open()).toBe(0);
    await forwarded();
    expect(await open()).toBe(1);
    await run((await stored()).dueAt);
    expect(await open()).toBe(0);
    const closed = await api.call('/admin/notices?status=closed', { headers: admin });
    expect(await closed.json()).toMatchObject([{ state: 'closed', outcome: 'removed-silence' }]);
  });
});
