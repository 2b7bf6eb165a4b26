import { testSettings } from '../../../test/support/test-settings.js';
import type { RemovalReasonCode } from '@club-reviews/domain/removal-reasons';
import type { ReviewPublication } from '@club-reviews/domain/review-status';
import { storeClubs } from '../../../test/support/factories.js';
import { createTestDatabase } from '../../../test/support/test-database.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import type { Database } from '../../platform/database/database.js';
import { CountReviewsByMonth1750000014000 } from '../../platform/database/migrations/1750000014000-count-reviews-by-month.js';
import { GiveRemovalReasons1750000015000 } from '../../platform/database/migrations/1750000015000-give-removal-reasons.js';
import { MonthlyRemovalCount, MonthlyReviewCount } from './monthly-review-counts.js';
import { applyPublicationRule } from './publication-rule.js';
import { ReviewLifecycle } from './review-lifecycle.js';

const JUNE = new Date('2026-06-30T22:59:59.999Z');
const JULY = new Date('2026-06-30T23:00:00.000Z');
const AUGUST = new Date('2026-08-10T10:00:00.000Z');

describe('counts of reviews by month', () => {
  let database: Database;
  let remove: () => Promise<void>;
  let lifecycle: ReviewLifecycle;
  let clubId: number;
  let authors = 0;

  const start = async (reviewPublication: ReviewPublication): Promise<void> => {
    ({ database, remove } = await createTestDatabase());
    await applyPublicationRule(database, reviewPublication);
    lifecycle = new ReviewLifecycle(database, testSettings({ reviewPublication }), new AuditLog());
    const [club] = await storeClubs(database, [{ name: 'Leeds Lions' }]);
    clubId = club!.id;
  };
  const submit = (at: Date, holdReason: string | null = null): Promise<number> =>
    database.transactions.runInTransaction((manager) => {
      authors += 1;
      const review = {
        clubId,
        ageGroup: 'U9s',
        ratings: { coaching: 5, communication: 5, facilities: 5, inclusivity: 5, value: 5 },
        authorEmailHash: authors.toString(16).padStart(64, '0'),
        authorEmailEncrypted: 'unreadable',
        reviewText: 'Good training, friendly people.',
        holdReason,
        season: 2025,
      };
      return lifecycle.transition(manager, { action: 'submitted', actor: 'reviewer', at, review });
    });
  const change = (
    id: number,
    action: 'verified' | 'approved' | 'deleted' | 'purged',
    actor: AuditActor,
    at: Date,
  ): Promise<unknown> =>
    database.transactions.runInTransaction(async (manager) => {
      const review = await lifecycle.lock(manager, id);
      await lifecycle.transition(manager, { action, actor, at, review: review! });
    });
  /** "2026-06 submitted 1", sorted. */
  const counts = async (): Promise<string[]> => {
    const rows = await database.dataSource.manager.find(MonthlyReviewCount);
    return rows.map(({ month, event, count }) => `${month} ${event} ${count}`).sort();
  };
  /** One review with every outcome; returns what has to be counted with publication once verified. */
  const live = async (): Promise<void> => {
    const clean = await submit(JUNE);
    await change(clean, 'verified', 'reviewer', JULY);
    await change(clean, 'approved', 'site-admin', AUGUST);
    const removed = await submit(JUNE);
    await change(removed, 'verified', 'reviewer', JUNE);
    await change(removed, 'deleted', 'site-admin', AUGUST);
    const held = await submit(JULY, 'link');
    await change(held, 'verified', 'reviewer', JULY);
    await change(held, 'approved', 'site-admin', AUGUST);
    await change(await submit(JUNE), 'purged', 'system', AUGUST);
    await change(await submit(JUNE), 'deleted', 'site-admin', AUGUST);
  };

  afterEach(() => remove());

  it('follow each review’s life, in London time', async () => {
    await start('verified');
    await live();
    expect(await counts()).toEqual([
      '2026-06 confirmed 1',
      '2026-06 published 1',
      '2026-06 submitted 4',
      '2026-07 confirmed 2',
      '2026-07 held 1',
      '2026-07 published 1',
      '2026-07 submitted 1',
      '2026-08 published 1',
      '2026-08 removed 1',
    ]);
    expect(await database.dataSource.manager.find(MonthlyRemovalCount)).toEqual([
      { month: '2026-08', reason: 'none-given', count: 1 },
    ]);
  });

  it('of removals are kept for each reason, whoever removed the review', async () => {
    await start('verified');
    const remove = async (actor: AuditActor, reasonCode: RemovalReasonCode): Promise<void> => {
      const id = await submit(JUNE);
      await change(id, 'verified', 'reviewer', JUNE);
      await database.transactions.runInTransaction(async (manager) => {
        const review = await lifecycle.lock(manager, id);
        await lifecycle.transition(manager, {
          action: 'deleted',
          actor,
          at: JULY,
          review: review!,
          reasonCode,
        });
      });
    };
    await remove('site-admin', 'personal-data');
    await remove('site-admin', 'personal-data');
    await remove('system', 'unlawful');
    expect(await database.dataSource.manager.find(MonthlyRemovalCount)).toEqual([
      { month: '2026-07', reason: 'personal-data', count: 2 },
      { month: '2026-07', reason: 'unlawful', count: 1 },
    ]);
    expect(await counts()).toContain('2026-07 removed 3');
  });

  it('count as published what a moderator approved, if that is the rule', async () => {
    await start('approved');
    await live();
    expect((await counts()).filter((count) => count.includes('published'))).toEqual(['2026-08 published 2']);
  });

  it.each(['verified', 'approved'] satisfies ReviewPublication[])(
    'are the same for the time before there were counts, with publication once %s',
    async (reviewPublication) => {
      await start(reviewPublication);
      await live();
      const kept = await counts();
      const removals = await database.dataSource.manager.find(MonthlyRemovalCount);
      const runner = database.dataSource.createQueryRunner();
      for (const table of ['monthly_removal_counts', 'monthly_review_counts']) await runner.dropTable(table);
      for (const table of ['audit_entries', 'archived_reviews'])
        await runner.dropColumn(table, 'reason_code');
      await new CountReviewsByMonth1750000014000().up(runner);
      await new GiveRemovalReasons1750000015000().up(runner);
      await runner.release();
      expect(await counts()).toEqual(kept);
      expect(await database.dataSource.manager.find(MonthlyRemovalCount)).toEqual(removals);
    },
  );

  it('are exact when many change at once', async () => {
    await start('verified');
    const ids = await Promise.all(Array.from({ length: 12 }, () => submit(JULY)));
    await Promise.all(ids.map((id) => change(id, 'verified', 'reviewer', JULY)));
    expect(await counts()).toEqual(['2026-07 confirmed 12', '2026-07 published 12', '2026-07 submitted 12']);
  });
});
