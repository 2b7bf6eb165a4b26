import { testSettings } from '../../../test/support/test-settings.js';
import fc from 'fast-check';
import { storeClubs } from '../../../test/support/factories.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { ReviewPublication } from '@club-reviews/domain/review-status';
import { recountStoredValues } from './recount.js';
import { SummaryJob } from './summary-job.js';
import { AGE_GROUPS } from '@club-reviews/domain/age-groups';
import { applyPublicationRule } from './publication-rule.js';
import { ArchivedReview } from './archived-review.js';
import { Review } from './review.entity.js';
import type { NewReview } from './review-change.js';
import { ReviewLifecycle } from './review-lifecycle.js';

const SEED = 20_261_121;
const RUNS = 25;
const AT = new Date('2026-09-01T10:00:00.000Z');

const rating = fc.integer({ min: 1, max: 5 });
const newReview = fc.record({
  club: fc.integer({ min: 0, max: 1 }),
  ageGroup: fc.constantFrom(...AGE_GROUPS.slice(0, 3)),
  ratings: fc.record({
    coaching: rating,
    communication: rating,
    facilities: rating,
    inclusivity: rating,
    value: rating,
  }),
  holdReason: fc.constantFrom(null, null, 'link'),
});
const step = fc.oneof(
  { weight: 3, arbitrary: newReview.map((review) => ({ action: 'submitted' as const, review })) },
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constantFrom(
        'verified',
        'verified',
        'approved',
        'held',
        'deleted',
        'withdrawn',
        'restored',
        'restored',
        'replaced',
        'purged',
      ),
      which: fc.nat(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ edit: newReview, which: fc.nat() }) },
);
type SimpleAction =
  'verified' | 'approved' | 'held' | 'deleted' | 'withdrawn' | 'restored' | 'replaced' | 'purged';
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let authors = 0;

function authored(clubId: number, review: Pick<NewReview, 'ageGroup' | 'ratings' | 'holdReason'>): NewReview {
  authors += 1;
  return {
    ...review,
    clubId,
    authorEmailHash: authors.toString(16).padStart(64, '0'),
    authorEmailEncrypted: 'unreadable',
    reviewText: 'Good training, friendly people.',
    season: 2023 + (authors % 4),
  };
}

describe.each(['verified', 'approved'] satisfies ReviewPublication[])(
  'stored totals, with publication once %s',
  (reviewPublication) => {
    const database = useTestDatabase('suite', (opened) => applyPublicationRule(opened, reviewPublication));
    let lifecycle: ReviewLifecycle;
    let clubIds: number[];

    beforeAll(async () => {
      lifecycle = new ReviewLifecycle(database, testSettings({ reviewPublication }), new AuditLog());
      const clubs = await storeClubs(database, [{ name: 'Leeds Lions' }, { name: 'Ashby Rovers' }]);
      clubIds = clubs.map(({ id }) => id);
    });

    const submit = (review: NewReview): Promise<number> =>
      database.transactions.runInTransaction((manager) =>
        lifecycle.transition(manager, { action: 'submitted', actor: 'reviewer', at: AT, review }),
      );
    const change = (id: number, action: SimpleAction): Promise<void> =>
      database.transactions.runInTransaction(async (manager) => {
        const by = { actor: 'system', at: AT } as const;
        if (action === 'restored') {
          const archived = await database.transactions.lock(manager, ArchivedReview, { reviewId: id });
          if (archived) await lifecycle.transition(manager, { ...by, action, archived });
          return;
        }
        const review = await lifecycle.lock(manager, id);
        if (review) await lifecycle.transition(manager, { ...by, action, review, isInvited: id % 2 === 0 });
      });
    const edit = (
      id: number,
      edited: Pick<NewReview, 'ageGroup' | 'ratings' | 'holdReason'>,
    ): Promise<void> =>
      database.transactions.runInTransaction(async (manager) => {
        const { holdReason, ...rest } = edited;
        const content = { ...rest, reviewText: 'Even better than we thought.' };
        const review = await lifecycle.lock(manager, id);
        const by = { actor: 'reviewer', at: AT } as const;
        if (review)
          await lifecycle.transition(manager, { ...by, action: 'edited', review, content, holdReason });
      });
    const take = async (one: Step, ids: number[]): Promise<void> => {
      if ('review' in one) {
        const { club, ...review } = one.review;
        ids.push(await submit(authored(clubIds[club] ?? 0, review)));
      } else if ('edit' in one) {
        if (ids.length > 0) await edit(ids[one.which % ids.length] ?? 0, one.edit);
      } else if (ids.length > 0) {
        await change(ids[one.which % ids.length] ?? 0, one.action);
      }
    };
    const expectExact = async (): Promise<void> => {
      const kept = await storedTotals(database);
      await recountStoredValues(database);
      expect(kept).toEqual(await storedTotals(database));
    };

    it('equal a recount after any sequence of changes', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
          const ids: number[] = [];
          for (const one of steps) await take(one, ids);
          await expectExact();
        }),
        { seed: SEED, numRuns: RUNS },
      );
    });

    it('equal a recount after changes that happen at the same time', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(newReview, { minLength: 4, maxLength: 8 }),
          fc.array(step, { minLength: 10, maxLength: 40 }),
          async (first, steps) => {
            const ids: number[] = [];
            for (const review of first) await take({ action: 'submitted', review }, ids);
            await Promise.all(steps.map((one) => take(one, ids)));
            await expectExact();
          },
        ),
        { seed: SEED, numRuns: RUNS },
      );
    });

    it('count a review that comes back as it was', async () => {
      const id = await submit(authored(clubIds[0] ?? 0, someReview));
      await change(id, 'verified');
      await change(id, 'approved');
      const [before, review] = [
        await storedTotals(database),
        await database.dataSource.getRepository(Review).findOneBy({ id }),
      ];
      await change(id, 'withdrawn');
      expect(await database.dataSource.getRepository(Review).existsBy({ id })).toBe(false);
      await change(id, 'restored');
      expect(await storedTotals(database)).toEqual(before);
      expect(await database.dataSource.getRepository(Review).findOneBy({ id })).toEqual(review);
    });

    it('are rolled back with the transaction', async () => {
      const before = await storedTotals(database);
      const outcome = database.transactions.runInTransaction(async (manager) => {
        const review = authored(clubIds[0] ?? 0, someReview);
        const id = await lifecycle.transition(manager, {
          action: 'submitted',
          actor: 'reviewer',
          at: AT,
          review,
        });
        const stored = await lifecycle.lock(manager, id);
        if (stored)
          await lifecycle.transition(manager, {
            action: 'verified',
            actor: 'reviewer',
            at: AT,
            review: stored,
          });
        throw new Error('changed its mind');
      });
      await expect(outcome).rejects.toThrow('changed its mind');
      expect(await storedTotals(database)).toEqual(before);
    });

    it('come with the state, its times and an entry in the audit log', async () => {
      const id = await submit(authored(clubIds[1] ?? 0, someReview));
      await change(id, 'verified');
      await change(id, 'approved');
      const reviews = database.dataSource.getRepository(Review);
      expect(await reviews.findOneBy({ id })).toMatchObject({
        isVerified: true,
        isApproved: true,
        isVisible: true,
        createdAt: AT,
        verifiedAt: AT,
        approvedAt: AT,
      });
      await change(id, 'deleted');
      expect(await reviews.findOneBy({ id })).toBeNull();
      const entries = await database.dataSource
        .getRepository(AuditEntry)
        .find({ where: { subjectType: 'review', subjectId: id }, order: { id: 'ASC' } });
      expect(
        entries.map(({ actor, action, fromStatus, toStatus }) => [actor, action, fromStatus, toStatus]),
      ).toEqual([
        ['reviewer', 'submitted', null, 'pending-verification'],
        ['system', 'verified', 'pending-verification', 'awaiting-approval'],
        ['system', 'approved', 'awaiting-approval', 'approved'],
        ['system', 'deleted', 'approved', null],
      ]);
    });

    it('request a new summary when, and only when, the public sees a difference', async () => {
      const jobs = database.dataSource.getRepository(SummaryJob);
      const askedFor = async (): Promise<boolean> => {
        const asked = await jobs.existsBy({ clubId: clubIds[0] ?? 0 });
        await jobs.clear();
        return asked;
      };
      await askedFor();
      const id = await submit(authored(clubIds[0] ?? 0, someReview));
      expect(await askedFor()).toBe(false);
      await change(id, 'verified');
      expect(await askedFor()).toBe(reviewPublication === 'verified');
      await change(id, 'approved');
      expect(await askedFor()).toBe(reviewPublication === 'approved');
      await change(id, 'deleted');
      expect(await askedFor()).toBe(true);
    });
  },
);

const someReview = {
  ageGroup: 'U9s',
  ratings: { coaching: 5, communication: 4, facilities: 3, inclusivity: 5, value: 4 },
  holdReason: null,
};
