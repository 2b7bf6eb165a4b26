import { storeClubs } from '../../test/support/factories.js';
import { sendNotice } from '../../test/support/notice-form.js';
import { postJson, send } from '../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../test/support/staff.js';
import { newestToken, storedMails } from '../../test/support/stored-mails.js';
import { useTestApi } from '../../test/support/test-api.js';
import { Review } from '../model/reviews/review.entity.js';
import { ReportCase } from '../model/reviews/report-case.js';
import { Notice } from '../model/notices/notice.entity.js';
import type { AdminNotice } from './notices/admin-notices.dto.js';
import type { ReportedReview } from './reports/admin-reports.dto.js';
import type { RemovedReview } from './removed-reviews.dto.js';

const KIM = 'Kim Doyle';
const ALEX = 'Alex Hirst';

describe('the name of the member of staff who decided', () => {
  const api = useTestApi('suite');
  let kim: Record<string, string>;
  let alex: Record<string, string>;

  const read = async <T>(path: string): Promise<T> =>
    (await (await api.call(path, { headers: kim })).json()) as T;
  const toId = async (reviewText: string): Promise<number> =>
    (await api.database.dataSource.manager.findOneByOrFail(Review, { reviewText })).id;
  const expectUnknownToOthers = async (): Promise<void> => {
    const mails = JSON.stringify(await storedMails(api.database));
    for (const name of [KIM, ALEX]) expect(mails).not.toContain(name);
  };

  beforeAll(async () => {
    const texts = ['To be removed.', 'To be reported.', 'To be complained of.'];
    await storeClubs(api.database, [
      { name: 'Leeds Lions', reviews: texts.map((reviewText) => ({ reviewText })) },
    ]);
    await storeStaff(api.database, 'moderator', { email: 'kim@staff.example', name: KIM });
    await storeStaff(api.database, 'moderator', { email: 'alex@staff.example', name: ALEX });
    kim = await staffHeaders(api, 'kim@staff.example');
    alex = await staffHeaders(api, 'alex@staff.example');
  });

  it('is on a removed review: that of whoever removed it last', async () => {
    const id = await toId('To be removed.');
    const body = { reasonCode: 'abuse', reason: 'It insults a coach.' };
    const names = async (): Promise<(string | null)[]> =>
      (await read<RemovedReview[]>('/admin/removed-reviews')).map(({ removedByName }) => removedByName);
    expect((await send(api, 'DELETE', `/reviews/${id}`, kim, body)).ok).toBe(true);
    expect(await names()).toEqual([KIM]);
    const restored = await send(api, 'POST', `/admin/removed-reviews/${id}/restore`, kim, {
      reason: 'By mistake.',
    });
    expect(restored.ok).toBe(true);
    expect((await send(api, 'DELETE', `/reviews/${id}`, alex, body)).ok).toBe(true);
    expect(await names()).toEqual([ALEX]);
  });

  it('is on the steps of a notice, but not for its two sides', async () => {
    const token = await sendNotice(api, await toId('To be complained of.'));
    const { id } = await api.database.dataSource.manager.findOneByOrFail(Notice, {});
    const decision = { decision: 'defective', note: 'Please say which words.' };
    expect((await send(api, 'POST', `/admin/notices/${id}/decision`, alex, decision)).ok).toBe(true);
    const { timeline } = await read<AdminNotice>(`/admin/notices/${id}`);
    expect(timeline.map(({ step, staffName }) => [step, staffName])).toEqual([
      ['sent', null],
      ['defective', ALEX],
    ]);
    const mine = await (await postJson(api, '/notices/mine', { token })).text();
    expect(mine).toContain('defective');
    expect(mine).not.toContain(ALEX);
    await expectUnknownToOthers();
  });

  // Must be last, because the mail about its outcome is written a moment later.
  it('is on decided reports', async () => {
    const reviewId = await toId('To be reported.');
    const report = { reviewId, reason: 'abusive', words: 'It insults a coach.', email: 'r@home.example' };
    await postJson(api, '/reports', report);
    const token = await newestToken(api.database, 'report-confirmation');
    await postJson(api, '/reports/confirm', { token });
    const { id } = await api.database.dataSource.manager.findOneByOrFail(ReportCase, { reviewId });
    const decision = { decision: 'stand', words: 'A polite opinion.' };
    expect((await send(api, 'POST', `/admin/reports/${id}/decision`, kim, decision)).ok).toBe(true);
    const [decided] = await read<ReportedReview[]>('/admin/reports?state=decided');
    expect(decided?.decidedByName).toBe(KIM);
    const mine = await (await postJson(api, '/reports/mine', { token })).text();
    expect(mine).not.toContain(KIM);
  });
});
