import { testSettings } from '../../../test/support/test-settings.js';
import { storeClubs } from '../../../test/support/factories.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { ClubDailyFigure } from '../../model/club-figures/club-daily-figure.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import { RateLimitCounter } from '../../platform/rate-limits/rate-limit-counter.entity.js';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import { applyPublicationRule } from '../../model/reviews/publication-rule.js';
import { SafetyAlert, SupportAlert } from '../../model/queue/alerts.js';
import { Review } from '../../model/reviews/review.entity.js';
import { AutomaticHide } from '../../model/reviews/automatic-hide.js';
import { SubmissionTrace, SubmissionTraceBand } from '../../model/reviews/submission-trace.entity.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import { ClubSuggestion } from '../../directory/suggestions/club-suggestion.entity.js';
import { storeEnquiry } from '../../../test/support/enquiries.js';
import { Enquiry, EnquiryBlock } from '../../club-area/questions/enquiry.entity.js';
import { ReviewPurge } from './review-purge.js';
import { SeasonSlot } from '../../model/reviews/season-slot.js';
import { SeasonSlotPurge } from './season-slot-purge.js';
import { RowPurge } from './row-purge.js';

const NOW = new Date('2026-09-30T12:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe('housekeeping', () => {
  const database = useTestDatabase('each', (opened) => applyPublicationRule(opened, 'verified'));

  it('removes reviews that nobody has confirmed for 30 days, in batches, with exact totals', async () => {
    const stale = Array.from({ length: 120 }, (_, index) => ({
      isVerified: false,
      isApproved: false,
      isHeld: index % 3 === 0,
      createdAt: daysAgo(30 + index / 100 + 0.01),
    }));
    await storeClubs(database, [
      {
        name: 'Leeds Lions',
        reviews: [
          ...stale,
          { isVerified: false, isApproved: false, createdAt: daysAgo(29.9), reviewText: 'still waiting' },
          { isApproved: false, createdAt: daysAgo(400), reviewText: 'confirmed' },
          { isApproved: false, isHeld: true, createdAt: daysAgo(400), reviewText: 'confirmed and held' },
        ],
      },
    ]);
    const totals = new ReviewLifecycle(database, testSettings(), new AuditLog());
    const purge = new ReviewPurge(database, totals);
    expect(await purge.run(NOW)).toBe(120);
    expect(await purge.run(NOW)).toBe(0);
    const left = await database.dataSource.getRepository(Review).find({ order: { id: 'ASC' } });
    expect(left.map(({ reviewText }) => reviewText)).toEqual([
      'still waiting',
      'confirmed',
      'confirmed and held',
    ]);
    const kept = await storedTotals(database);
    await recountStoredValues(database);
    expect(kept).toEqual(await storedTotals(database));
    expect(
      await database.dataSource.getRepository(AuditEntry).countBy({ action: 'purged', actor: 'system' }),
    ).toBe(120);
  });

  it('keeps how a removed review came in for as long as the review', async () => {
    const { manager } = database.dataSource;
    const settings = testSettings({ removedReviewDays: 366 });
    const lifecycle = new ReviewLifecycle(database, settings, new AuditLog());
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: [{}, {}] }]);
    const [removed, kept] = await manager.find(Review, { order: { id: 'ASC' } });
    for (const { id: reviewId, clubId } of [removed!, kept!])
      await manager.insert(SubmissionTrace, {
        ...{ reviewId, clubId, authorHash: 'a', signals: '', score: 0, createdAt: daysAgo(91) },
      });
    await database.transactions.runInTransaction(async (transaction) => {
      const review = await lifecycle.lock(transaction, removed!.id);
      const by = { actor: 'site-admin', at: daysAgo(90), reasonCode: 'fake' } as const;
      await lifecycle.transition(transaction, { action: 'deleted', review: review!, ...by });
    });
    const read = async () => [
      await manager.findBy(ArchivedReview, { reviewId: removed!.id }),
      (await manager.find(SubmissionTrace)).map(({ reviewId }) => reviewId),
    ];
    await new RowPurge(database).run(NOW);
    expect(await read()).toEqual([[expect.objectContaining({ eraseAt: daysAgo(90 - 366) })], [removed!.id]]);
    await new RowPurge(database).run(daysAgo(90 - 367));
    expect(await read()).toEqual([[], []]);
  });

  it('removes old mails and expired counters, and keeps the others', async () => {
    const { manager } = database.dataSource;
    for (const [messageId, createdAt] of [
      ['old', daysAgo(31)],
      ['new', daysAgo(29)],
    ] as const) {
      await manager.insert(Mail, { messageId, kind: 'test', createdAt });
    }
    await manager.insert(RateLimitCounter, { counterKey: 'over', windowEndsAt: daysAgo(0.1), count: 3 });
    await manager.insert(RateLimitCounter, { counterKey: 'open', windowEndsAt: daysAgo(-0.1), count: 3 });
    await new RowPurge(database).run(NOW);
    expect((await manager.find(Mail)).map(({ messageId }) => messageId)).toEqual(['new']);
    expect((await manager.find(RateLimitCounter)).map(({ counterKey }) => counterKey)).toEqual(['open']);
  });

  it('erases how a review came in, and what hid one, after 90 days', async () => {
    const { manager } = database.dataSource;
    for (const [reviewId, createdAt] of [
      [1, daysAgo(91)],
      [2, daysAgo(89)],
    ] as const) {
      await manager.insert(SubmissionTrace, {
        ...{ reviewId, clubId: 1, authorHash: 'a', networkHash: 'n', signals: '', score: 0, createdAt },
      });
      await manager.insert(AutomaticHide, { reviewId, clubId: 1, source: 'report', createdAt });
      await manager.insert(SubmissionTraceBand, { band: `${reviewId}`, reviewId, createdAt });
      await manager.insert(SubmissionTraceBand, { band: 'shared', reviewId, createdAt });
    }
    await new RowPurge(database).run(NOW);
    expect((await manager.find(SubmissionTrace)).map(({ reviewId }) => reviewId)).toEqual([2]);
    expect((await manager.find(AutomaticHide)).map(({ reviewId }) => reviewId)).toEqual([2]);
    expect((await manager.find(SubmissionTraceBand)).map(({ reviewId }) => reviewId)).toEqual([2, 2]);
  });

  it('erases what the staff and the support address were mailed about after a day', async () => {
    const { manager } = database.dataSource;
    for (const [entryId, createdAt] of [
      [1, daysAgo(1.1)],
      [2, daysAgo(0.9)],
    ] as const) {
      await manager.insert(SafetyAlert, { kind: 'held', entryId, clubId: 1, createdAt, toldAt: createdAt });
      await manager.insert(SupportAlert, {
        kind: 'report',
        entryId,
        clubId: 1,
        createdAt,
        toldAt: createdAt,
      });
    }
    const waiting = { entryId: 3, createdAt: daysAgo(1.1), toldAt: null };
    await manager.insert(SupportAlert, { kind: 'report', clubId: 1, ...waiting });
    await new RowPurge(database).run(NOW);
    expect((await manager.find(SafetyAlert)).map(({ entryId }) => entryId)).toEqual([2]);
    expect((await manager.find(SupportAlert)).map(({ entryId }) => entryId)).toEqual([2, 3]);
  });

  it('removes suggestions a year after they were decided, and no waiting ones', async () => {
    const { manager } = database.dataSource;
    for (const [clubName, decidedAt] of [
      ['long ago', daysAgo(366)],
      ['lately', daysAgo(364)],
      ['waiting', null],
    ] as const)
      await manager.insert(ClubSuggestion, {
        ...{ kind: 'missing', clubName, words: '', decidedAt, createdAt: daysAgo(400) },
        state: decidedAt === null ? 'open' : 'declined',
      });
    await new RowPurge(database).run(NOW);
    const left = await manager.find(ClubSuggestion, { order: { id: 'ASC' } });
    expect(left.map(({ clubName }) => clubName)).toEqual(['lately', 'waiting']);
  });

  it('erases how often clubs were seen after thirteen months', async () => {
    const { manager } = database.dataSource;
    const seen = { clubId: 1, views: 3, shownInSearches: 9 };
    const days = [397, 395, 0].map((days) => daysAgo(days).toISOString().slice(0, 10));
    await manager.insert(
      ClubDailyFigure,
      days.map((day) => ({ ...seen, day })),
    );
    await new RowPurge(database).run(NOW);
    const left = await manager.find(ClubDailyFigure, { order: { day: 'ASC' } });
    expect(left.map(({ day }) => day)).toEqual(days.slice(1));
  });

  it('removes questions to clubs, and blocks of those who ask, when they expire', async () => {
    const [club] = await storeClubs(database, [{ name: 'Leeds Lions' }]);
    const { manager } = database.dataSource;
    for (const [message, eraseAt] of [
      ['over', daysAgo(0.01)],
      ['not yet', daysAgo(-0.01)],
    ] as const)
      await storeEnquiry(database, { clubId: club?.id ?? 0, message, eraseAt });
    for (const [emailHash, endsAt] of [
      ['a'.repeat(64), daysAgo(0.01)],
      ['b'.repeat(64), daysAgo(-0.01)],
    ] as const)
      await manager.insert(EnquiryBlock, { emailHash, createdAt: daysAgo(365), endsAt });
    await new RowPurge(database).run(NOW);
    expect((await manager.find(Enquiry)).map(({ message }) => message)).toEqual(['not yet']);
    expect((await manager.find(EnquiryBlock)).map(({ emailHash }) => emailHash[0])).toEqual(['b']);
  });

  it('removes the places of seasons that can no longer get a review confirmed', async () => {
    const [club] = await storeClubs(database, [{ name: 'Leeds Lions' }]);
    const { manager } = database.dataSource;
    const places = [2024, 2025, 2026].map((season) => ({
      clubId: club?.id ?? 0,
      season,
      authorEmailHash: 'a'.repeat(64),
      reviewId: season,
    }));
    await manager.insert(SeasonSlot, places);
    const seasons = async () => (await manager.find(SeasonSlot)).map(({ season }) => season);
    const purge = new SeasonSlotPurge(database);
    await purge.run(new Date('2026-08-20T12:00:00.000Z'));
    expect(await seasons()).toEqual([2025, 2026]);
    await purge.run(NOW);
    expect(await seasons()).toEqual([2026]);
  });

  it('is left to the instance that is already doing it', async () => {
    let runs = 0;
    const count = () => {
      runs += 1;
      return Promise.resolve();
    };
    await database.dialect.withFreeLock('housekeeping', async () => {
      await database.dialect.withFreeLock('housekeeping', count);
      expect(runs).toBe(0);
    });
    for (let turn = 0; turn < 20; turn++) await database.dialect.withFreeLock('housekeeping', count);
    expect(runs).toBe(20);
  });
});
