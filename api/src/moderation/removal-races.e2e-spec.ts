import { startAppealedSite } from '../../test/support/appealed-site.js';
import { useSite } from '../../test/support/started.js';
import { postJson } from '../../test/support/sessions.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { ReviewAppeal } from '../model/reviews/review-appeal.js';
import { Review } from '../model/reviews/review.entity.js';
import { StoredSession } from '../platform/auth/stored-session.entity.js';
import { RowPurge } from '../privacy/retention/row-purge.js';

const ROUNDS = [1, 2, 3, 4, 5];
const LATER = new Date(Date.now() + 40 * 86_400_000);

/** Several people change one removed review at once: the first one wins, and nothing is left half done. */
describe('simultaneous changes of removed reviews', () => {
  const site = useSite('suite', startAppealedSite);
  let authors = 0;

  const removed = (): Promise<{ id: number; token: string }> => {
    authors += 1;
    return site.publishAndRemove(undefined, { authorEmail: `parent${authors}@home.example` });
  };
  const appealed = async (): Promise<{ id: number; token: string }> => {
    const review = await removed();
    expect((await site.appeal(review.token)).status).toBe(200);
    return review;
  };
  const stored = async (id: number) => {
    const { manager } = site.api.database.dataSource;
    const [isPublic, archived, appeal] = await Promise.all([
      manager.existsBy(Review, { id, isVisible: true }),
      manager.findOneBy(ArchivedReview, { reviewId: id }),
      manager.findOneBy(ReviewAppeal, { reviewId: id }),
    ]);
    return { isPublic, isArchived: archived !== null, eraseAt: archived?.eraseAt, appeal };
  };
  const erase = () => new RowPurge(site.api.database).run(LATER);
  const mailsTo = async (id: number, kind: string): Promise<number> => {
    const clubMails = await site.mails(kind);
    return clubMails.filter(({ text }) => text.includes(`#token=${id}.`)).length;
  };

  beforeAll(async () => {
    // Moving the clock to when erasures are due must not end the moderator's session.
    const { manager } = site.api.database.dataSource;
    await manager.update(
      StoredSession,
      { role: 'site-admin' },
      { expiresAt: new Date('2126-01-01T00:00:00Z') },
    );
  });

  afterEach(() => site.expectExactTotals());

  it.each(ROUNDS)('restoring, against the scheduled erasure (%d)', async () => {
    const { id } = await removed();
    const [restored] = await Promise.all([site.restore(id), erase()]);
    const { isPublic, isArchived } = await stored(id);
    expect(isArchived).toBe(false);
    expect([restored.status, isPublic]).toEqual(isPublic ? [204, true] : [404, false]);
  });

  it.each(ROUNDS)('appealing, against the scheduled erasure (%d)', async () => {
    const { id, token } = await removed();
    const [appeal] = await Promise.all([site.appeal(token), erase()]);
    const kept = await stored(id);
    // Either it's erased, and nothing is left of the appeal; or it's waiting, and has no erasure date.
    expect(kept.isArchived ? [200] : [404, 409]).toContain(appeal.status);
    expect(kept.appeal !== null).toBe(kept.isArchived);
    if (kept.isArchived) expect(kept.eraseAt).toBeNull();
  });

  it('leaves a review with an open appeal alone, however long ago it was removed', async () => {
    const { id } = await appealed();
    await new RowPurge(site.api.database).run(new Date(Date.now() + 3650 * 86_400_000));
    expect(await stored(id)).toMatchObject({ isArchived: true, appeal: { outcome: null } });
    // The answer to an appeal that waited this long can be read for a week.
    await site.api.database.dataSource.manager.update(
      ArchivedReview,
      { reviewId: id },
      { archivedAt: new Date(Date.now() - 90 * 86_400_000) },
    );
    await site.turnDown(id);
    const { eraseAt } = await stored(id);
    expect(Math.round(((eraseAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7);
    await erase();
    expect(await stored(id)).toMatchObject({ isArchived: false, appeal: null });
  });

  it.each(ROUNDS)('two moderators who restore it (%d)', async () => {
    const { id } = await appealed();
    const answers = await Promise.all([site.restore(id), site.restore(id), site.restore(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await stored(id)).toMatchObject({
      isPublic: true,
      isArchived: false,
      appeal: { outcome: 'restored' },
    });
    expect(await mailsTo(id, 'review-restored')).toBe(1);
  });

  it.each(ROUNDS)('one who restores it, and one who turns the appeal down (%d)', async () => {
    const { id } = await appealed();
    const [restored, turnedDown] = await Promise.all([site.restore(id), site.turnDown(id)]);
    expect(restored.status).toBe(204);
    // Restoring always succeeds; an appeal can be turned down before that, not after.
    expect([204, 404]).toContain(turnedDown.status);
    expect(await stored(id)).toMatchObject({
      isPublic: true,
      isArchived: false,
      appeal: { outcome: 'restored' },
    });
    expect(await mailsTo(id, 'appeal-turned-down')).toBe(turnedDown.status === 204 ? 1 : 0);
  });

  it.each(ROUNDS)('two who turn the appeal down (%d)', async () => {
    const { id } = await appealed();
    const answers = await Promise.all([site.turnDown(id), site.turnDown(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await mailsTo(id, 'appeal-turned-down')).toBe(1);
  });

  it.each(ROUNDS)('an author who appeals while a moderator restores it (%d)', async () => {
    const { id, token } = await removed();
    const [appeal, restored] = await Promise.all([site.appeal(token), site.restore(id)]);
    expect(restored.status).toBe(204);
    expect([200, 409]).toContain(appeal.status);
    const kept = await stored(id);
    expect(kept).toMatchObject({ isPublic: true, isArchived: false });
    // No appeal is left that nobody could answer any more.
    expect(kept.appeal?.outcome ?? null).toBe(appeal.status === 200 ? 'restored' : null);
  });

  it.each(ROUNDS)('an author who erases everything while a moderator restores it (%d)', async () => {
    const { id, token } = await appealed();
    const [erased, restored] = await Promise.all([
      postJson(site.api, '/reviews/mine/erase', { token }),
      site.restore(id),
    ]);
    expect(erased.status).toBe(200);
    expect([204, 404]).toContain(restored.status);
    expect(await stored(id)).toMatchObject({ isPublic: false, isArchived: false, appeal: null });
  });
});
