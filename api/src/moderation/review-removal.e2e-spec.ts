import { REMOVAL_REASON_CODES } from '@club-reviews/domain/removal-reasons';
import type { ModeratedSite } from '../../test/support/moderated-site.js';
import { startModeratedSite } from '../../test/support/moderated-site.js';
import { storedMails } from '../../test/support/stored-mails.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { MonthlyRemovalCount } from '../model/reviews/monthly-review-counts.js';
import type { ErrorResponse } from '../platform/http/api-list.js';

describe('removing a review with a reason', () => {
  let site: ModeratedSite;
  let id: number;

  const archived = (): Promise<ArchivedReview | null> =>
    site.api.database.dataSource.manager.findOneBy(ArchivedReview, { reviewId: id });
  const removals = async (): Promise<[string, number][]> =>
    (await site.api.database.dataSource.manager.find(MonthlyRemovalCount)).map(({ reason, count }) => [
      reason,
      count,
    ]);

  beforeEach(async () => {
    site = await startModeratedSite();
    // The one whose author can be written to.
    id = await site.toId('fun_times');
  });

  afterEach(async () => {
    try {
      await site.expectExactTotals();
    } finally {
      await site.api.stop();
    }
  });

  it('keeps the reason with the review and in its history, counts it and mails it', async () => {
    const removal = { reasonCode: 'personal-data', reason: '  It names a child.  ' };
    expect((await site.remove(id, removal)).status).toBe(204);
    const recorded = { reasonCode: 'personal-data', reason: 'It names a child.' };
    expect(await archived()).toMatchObject({ state: 'removed', ...recorded });
    expect((await site.getHistory(id)).at(-1)).toMatchObject({ action: 'deleted', ...recorded });
    expect(await removals()).toEqual([['personal-data', 1]]);
    const [mail] = await storedMails(site.api.database);
    expect(mail).toMatchObject({ to: 'Sam@home.example', mail: { kind: 'review-removed' } });
    const text = mail?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('The reason: Personal details. The review names or identifies a child');
    expect(text).toContain('What the moderator said: It names a child.');
  });

  it.each([
    ['no body at all', undefined, null],
    ['words alone', { reason: 'Not a member' }, 'Not a member'],
  ])('records a client that sends %s as giving none', async (_, body, reason) => {
    expect((await site.remove(id, body)).status).toBe(204);
    expect(await archived()).toMatchObject({ reasonCode: 'none-given', reason });
    expect((await site.getHistory(id)).at(-1)).toMatchObject({ reasonCode: 'none-given', reason });
    expect(await removals()).toEqual([['none-given', 1]]);
    expect((await storedMails(site.api.database)).map(({ mail }) => mail.kind)).toEqual(['review-removed']);
  });

  it.each(['too-negative', 'none-given', 'toString', '', null, 7, ['fake']])(
    'refuses %j as a reason, and names the list',
    async (reasonCode) => {
      const answer = await site.remove(id, { reasonCode });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as ErrorResponse).fields).toEqual({
        reasonCode: `reasonCode must be one of ${REMOVAL_REASON_CODES.join(', ')}`,
      });
      expect(await archived()).toBeNull();
      expect(await removals()).toEqual([]);
    },
  );

  it('keeps, counts and mails nothing about a review that was never confirmed', async () => {
    id = await site.toId('Oldest');
    expect((await site.remove(id, { reasonCode: 'fake' })).status).toBe(204);
    expect(await archived()).toBeNull();
    expect(await removals()).toEqual([]);
    expect(await storedMails(site.api.database)).toEqual([]);
    expect((await site.getHistory(id)).at(-1)).toMatchObject({ action: 'deleted', reasonCode: 'fake' });
  });

  it('happens once, however many moderators do it at the same time', async () => {
    const answers = await Promise.all(
      REMOVAL_REASON_CODES.map((reasonCode) => site.remove(id, { reasonCode })),
    );
    const done = answers.filter(({ status }) => status === 204);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(REMOVAL_REASON_CODES.length - 1);
    expect((await removals()).map(([, count]) => count)).toEqual([1]);
    expect(await storedMails(site.api.database)).toHaveLength(1);
  });
});
