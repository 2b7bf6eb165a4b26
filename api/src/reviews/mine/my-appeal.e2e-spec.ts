import { APPEAL_MESSAGES, APPEAL_TEXT } from '@club-reviews/domain/review-appeals';
import type { AppealedSite } from '../../../test/support/appealed-site.js';
import { startAppealedSite } from '../../../test/support/appealed-site.js';
import { postJson } from '../../../test/support/sessions.js';
import { ReviewAppeal } from '../../model/reviews/review-appeal.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import type { MyData, MyReview } from './my-review.dto.js';

const APPEAL = 'Our son trained there all season.';

describe('an appeal against the removal of a review', () => {
  let site: AppealedSite;
  const appeals = () => site.api.database.dataSource.manager.find(ReviewAppeal);

  beforeEach(async () => {
    site = await startAppealedSite();
  });

  afterEach(async () => {
    try {
      await site.expectExactTotals();
    } finally {
      await site.api.stop();
    }
  });

  it('is made once, from the page that the mail about the removal links to', async () => {
    const { token } = await site.publishAndRemove();
    expect(await site.mine(token)).toMatchObject({
      state: 'removed',
      removalReasonCode: 'fake',
      removalReason: 'You were never there.',
      erasedAt: expect.stringMatching(/Z$/) as string,
      appeal: null,
    });
    const [mail] = await site.mails('review-removed');
    expect(mail?.text).toContain('you can appeal once, using the button below');
    const linked = /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

    const answer = await site.appeal(linked, `  ${APPEAL}\u0000 `);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as MyReview).appeal).toEqual({
      text: APPEAL,
      createdAt: expect.stringMatching(/Z$/) as string,
      outcome: null,
      answer: null,
      decidedAt: null,
    });
    // It isn't erased before someone has answered.
    expect((await site.mine(token)).erasedAt).toBeNull();

    const again = await site.appeal(token);
    expect([again.status, ((await again.json()) as ErrorResponse).message]).toEqual([
      409,
      'You’ve already appealed against this removal.',
    ]);
    expect(await appeals()).toHaveLength(1);
  });

  it('isn’t made twice by pressing twice', async () => {
    const { token } = await site.publishAndRemove();
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.appeal(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await appeals()).toHaveLength(1);
  });

  it('needs a removed review', async () => {
    const { token, id } = await site.publish();
    expect((await site.appeal(token)).status).toBe(409);
    await postJson(site.api, '/reviews/mine/withdraw', { token });
    expect((await site.appeal(token)).status).toBe(409);
    expect((await site.restore(id)).status).toBe(404);
    expect((await site.appeal(`${id}.zzzzzz.${'a'.repeat(43)}`)).status).toBe(404);
    expect(await appeals()).toEqual([]);
  });

  it.each([
    ['empty', '', APPEAL_MESSAGES.tooShort],
    ['too short', ' too short ', APPEAL_MESSAGES.tooShort],
    ['a number', 7, APPEAL_MESSAGES.tooShort],
    ['missing', undefined, APPEAL_MESSAGES.tooShort],
    ['too long', 'x'.repeat(APPEAL_TEXT.maxLength + 1), 'Your appeal must be at most 2,000 characters'],
  ])('is refused when its text is %s', async (_, text, message) => {
    const { token } = await site.publishAndRemove();
    const answer = await postJson(site.api, '/reviews/mine/appeal', { token, text });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ErrorResponse).fields).toEqual({ text: message });
    expect(await appeals()).toEqual([]);
  });

  it('is answered once: if turned down, the author can read why for a week', async () => {
    const { token, id } = await site.publishAndRemove();
    await site.appeal(token, APPEAL);
    expect((await site.turnDown(id)).status).toBe(204);
    const mine = await site.mine(token);
    expect(mine).toMatchObject({
      state: 'removed',
      appeal: { text: APPEAL, outcome: 'turned-down', answer: 'The club has no such team.' },
    });
    expect(Date.parse(mine.erasedAt ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect((await site.appeal(token)).status).toBe(409);
    const [mail] = await site.mails('appeal-turned-down');
    expect(mail).toMatchObject({ to: 'parent@home.example' });
    expect(mail?.text).toContain('The club has no such team.');
  });

  it('is shown with its answer once the review is back, and another removal can be appealed', async () => {
    const { token, id } = await site.publishAndRemove();
    await site.appeal(token, APPEAL);
    await site.restore(id);
    expect(await site.mine(token)).toMatchObject({
      state: 'published',
      removalReasonCode: null,
      removalReason: null,
      appeal: { outcome: 'restored', answer: 'A coach confirms it.' },
    });
    await site.remove(id, { reasonCode: 'personal-data' });
    expect(await site.mine(token)).toMatchObject({ state: 'removed', appeal: null });
    expect((await site.appeal(token, 'I took the name out.')).status).toBe(200);
    expect(await appeals()).toMatchObject([{ reviewId: id, text: 'I took the name out.', outcome: null }]);
  });

  it('is in the author’s export, and erased with everything else', async () => {
    const { token } = await site.publishAndRemove();
    await site.appeal(token, APPEAL);
    const data = (await (await postJson(site.api, '/reviews/mine/export', { token })).json()) as MyData;
    expect(data.reviews).toMatchObject([{ state: 'removed', appeal: { text: APPEAL, outcome: null } }]);
    expect((await postJson(site.api, '/reviews/mine/erase', { token })).status).toBe(200);
    expect(await appeals()).toEqual([]);
    expect(await site.removed('?appeal=open')).toEqual([]);
  });
});
