import type { AppealedSite } from '../../test/support/appealed-site.js';
import { startAppealedSite } from '../../test/support/appealed-site.js';
import { postJson } from '../../test/support/sessions.js';
import { Notice } from '../model/notices/notice.entity.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import { Review } from '../model/reviews/review.entity.js';
import { SeasonSlot } from '../model/reviews/season-slot.js';
import type { ErrorResponse } from '../platform/http/api-list.js';
import type { AdminStats, HistoryEntry } from './moderation.dto.js';
import type { RemovedReview } from './removed-reviews.dto.js';

describe('removed reviews', () => {
  let site: AppealedSite;
  const ids = (reviews: RemovedReview[]) => reviews.map(({ id }) => id);
  const openAppeals = async () => (await site.read<AdminStats>('/admin/stats')).openAppeals;

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

  it('are listed with who removed them, why, until when, and the appeal', async () => {
    const { id, token } = await site.publishAndRemove();
    await site.appeal(token);
    const [review] = await site.removed();
    expect(review).toEqual({
      id,
      clubId: site.clubId,
      clubName: 'Leeds Lions',
      clubSlug: 'leeds-lions',
      reviewText: 'Friendly coaches and a good pitch.',
      ageGroup: 'U9s',
      overallRating: '4.2',
      coachingRating: expect.any(Number) as number,
      communicationRating: expect.any(Number) as number,
      facilitiesRating: expect.any(Number) as number,
      inclusivityRating: expect.any(Number) as number,
      valueRating: expect.any(Number) as number,
      createdAt: expect.stringMatching(/Z$/) as string,
      responseText: null,
      reasonCode: 'fake',
      reason: 'You were never there.',
      removedBy: 'site-admin',
      removedByName: 'Site password',
      removedAt: expect.stringMatching(/Z$/) as string,
      erasedAt: null,
      appeal: {
        text: 'Our son trained there all season.',
        createdAt: expect.stringMatching(/Z$/) as string,
        outcome: null,
        answer: null,
        decidedAt: null,
      },
    });
  });

  it('are listed last removed first, a page at a time, without the withdrawn ones', async () => {
    const removed: number[] = [];
    for (let index = 0; index < 5; index += 1)
      removed.unshift((await site.publishAndRemove({}, { authorEmail: `parent${index}@home.example` })).id);
    const { manager } = site.api.database.dataSource;
    // Two from the same millisecond, told apart by their ids.
    const [last, before] = removed;
    const { archivedAt } = await manager.findOneByOrFail(ArchivedReview, { reviewId: last! });
    await manager.update(ArchivedReview, { reviewId: before! }, { archivedAt });
    const withdrawn = await site.publish({ authorEmail: 'other@home.example' });
    await postJson(site.api, '/reviews/mine/withdraw', { token: withdrawn.token });
    const seen: number[] = [];
    for (let query: string | undefined = '?limit=2'; query !== undefined;) {
      const page = await site.listed(query);
      seen.push(...ids((await page.json()) as RemovedReview[]));
      query = /(\?[^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(removed);
  });

  it('are narrowed to those with an open appeal, longest wait first, which the board counts', async () => {
    const first = await site.publishAndRemove({}, { authorEmail: 'first@home.example' });
    const second = await site.publishAndRemove({}, { authorEmail: 'second@home.example' });
    await site.publishAndRemove({}, { authorEmail: 'silent@home.example' });
    await site.appeal(second.token);
    await site.appeal(first.token);
    expect(ids(await site.removed('?appeal=open'))).toEqual([second.id, first.id]);
    expect(await openAppeals()).toBe(2);
    await site.turnDown(second.id);
    expect(ids(await site.removed('?appeal=open'))).toEqual([first.id]);
    await site.restore(first.id);
    expect(await site.removed('?appeal=open')).toEqual([]);
    expect(await openAppeals()).toBe(0);
  });

  it('are put back as they were, with a reason that their authors are told', async () => {
    const { id, token } = await site.publishAndRemove();
    expect(await site.publicTexts()).toEqual([]);
    expect((await site.restore(id, ' A coach confirms it. ')).status).toBe(204);
    expect(await site.publicTexts()).toEqual(['Friendly coaches and a good pitch.']);
    expect(await site.removed()).toEqual([]);
    expect((await site.mine(token)).state).toBe('published');
    const [mail] = await site.mails('review-restored');
    expect(mail).toMatchObject({ to: 'parent@home.example', subject: 'Your review of Leeds Lions is back' });
    expect(mail?.text).toContain('Everyone can read it again');
    expect(mail?.text).toContain('A coach confirms it.');
    const history = await site.read<HistoryEntry[]>(`/admin/reviews/${id}/history`);
    expect(history.at(-1)).toMatchObject({
      actor: 'site-admin',
      action: 'restored',
      fromStatus: null,
      toStatus: 'awaiting-approval',
      reason: 'A coach confirms it.',
    });
    // The place in the season was theirs all along.
    const places = await site.api.database.dataSource.manager.find(SeasonSlot);
    expect(places.map(({ reviewId }) => reviewId)).toEqual([id]);
  });

  it('wait for approval again if they did before', async () => {
    const text = 'Ask for the price list on 07700 900123, they said.';
    const { id } = await site.publishAndRemove({}, { reviewText: text });
    await site.restore(id);
    expect(await site.publicTexts()).toEqual([]);
    const [mail] = await site.mails('review-restored');
    expect(mail?.text).toContain('It’s waiting for a moderator’s approval');
    expect(await site.read('/admin/reviews?held=true')).toMatchObject([{ id, reviewText: text }]);
  });

  it('are public again if only a report had hidden them', async () => {
    const { id } = await site.publish();
    const { dataSource } = site.api.database;
    const hidden = { isHeld: true, holdReason: 'reported', isVisible: false };
    await dataSource.manager.update(Review, id, hidden);
    await recountStoredValues(site.api.database);
    await site.remove(id, { reasonCode: 'safeguarding' });
    expect((await site.restore(id)).status).toBe(204);
    expect(await site.publicTexts()).toEqual(['Friendly coaches and a good pitch.']);
    const [mail] = await site.mails('review-restored');
    expect(mail?.text).toContain('Everyone can read it again');
    const history = await site.read<HistoryEntry[]>(`/admin/reviews/${id}/history`);
    expect(history.slice(-2).map(({ action, toStatus }) => [action, toStatus])).toEqual([
      ['restored', 'awaiting-approval'],
      ['approved', 'approved'],
    ]);
  });

  it('keep their history: an appeal and its answer are logged, the author’s words are not', async () => {
    const { id, token } = await site.publishAndRemove();
    await site.appeal(token);
    await site.turnDown(id);
    const history = await site.read<HistoryEntry[]>(`/admin/reviews/${id}/history`);
    expect(history.slice(-2)).toMatchObject([
      { actor: 'reviewer', action: 'appealed', reason: null },
      { actor: 'site-admin', action: 'appeal-turned-down', reason: 'The club has no such team.' },
    ]);
  });

  it('can still be put back after an appeal was turned down, which then counts as granted', async () => {
    const { id, token } = await site.publishAndRemove();
    await site.appeal(token);
    await site.turnDown(id);
    expect((await site.restore(id)).status).toBe(204);
    expect((await site.mine(token)).appeal).toMatchObject({
      outcome: 'restored',
      answer: 'A coach confirms it.',
    });
  });

  it('stay removed while a notice of complaint about them is open', async () => {
    const { id } = await site.publishAndRemove();
    await site.api.database.dataSource.manager.insert(Notice, {
      ...{ reference: 'N1', reviewId: id, clubId: site.clubId, state: 'forwarded', contentEncrypted: '' },
      ...{ complainantHash: '', createdAt: new Date(), dueAt: new Date() },
    });
    expect((await site.restore(id)).status).toBe(409);
    expect(await site.publicTexts()).toEqual([]);
    expect(await site.mails('review-restored')).toEqual([]);
  });

  it('need a reason for a decision, and something to decide', async () => {
    const { id } = await site.publishAndRemove();
    for (const reason of [null, '', '  ', 7, 'x'.repeat(1001)]) {
      expect((await site.restore(id, reason)).status).toBe(400);
      const turnedDown = await site.turnDown(id, reason);
      expect(turnedDown.status).toBe(400);
      expect(Object.keys(((await turnedDown.json()) as ErrorResponse).fields ?? {})).toEqual(['reason']);
    }
    const unasked = await site.turnDown(id);
    expect([unasked.status, ((await unasked.json()) as ErrorResponse).message]).toEqual([
      409,
      'Its author hasn’t appealed against the removal',
    ]);
    for (const unknown of [999_999, 'x', '0', '-1']) {
      expect((await site.restore(unknown)).status).toBe(404);
      expect((await site.turnDown(unknown)).status).toBe(404);
    }
    expect((await site.listed('?appeal=closed')).status).toBe(400);
  });
});
