import { testSettings } from '../../../test/support/test-settings.js';
import fc from 'fast-check';
import { storeClubs } from '../../../test/support/factories.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Review } from '../reviews/review.entity.js';
import { ReviewLifecycle } from '../reviews/review-lifecycle.js';
import { recountStoredValues } from '../reviews/recount.js';
import { Club } from './club.entity.js';
import type { ListedClub } from './club-listing.js';
import { ClubListing } from './club-listing.js';
import { toSource } from './fact-sources.js';

const NOW = new Date('2026-05-01T09:00:00.000Z');

describe('listing a club', () => {
  const database = useTestDatabase('each');

  const list = (name: string, location = 'England'): Promise<ListedClub> =>
    database.transactions.runInTransaction((manager) =>
      new ClubListing(database).add(
        manager,
        { name, location, sport: 'Football', description: '' },
        toSource('staff', NOW),
        NOW,
      ),
    );
  const expectExactValues = async (): Promise<void> => {
    const kept = await storedTotals(database);
    await recountStoredValues(database);
    expect(kept).toEqual(await storedTotals(database));
  };

  it('gives it a slug that no other one has', async () => {
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: [{}] }]);
    const first = await list('Mill Hill');
    const second = await list('MILL-HILL');
    expect([first.slug, second.slug]).toEqual(['mill-hill', 'mill-hill-2']);
    await expectExactValues();
  });

  it('finds a free slug beyond many that are taken', async () => {
    const names = Array.from({ length: 45 }, () => 'Rovers');
    await storeClubs(
      database,
      names.map((name, index) => ({ name, slug: index === 0 ? 'rovers' : `rovers-${index + 1}` })),
    );
    expect((await list('Rovers')).slug).toBe('rovers-46');
  });

  it('leaves the state that a recount computes, in whatever order clubs are listed', async () => {
    const word = fc.constantFrom('United', 'St. Mary’s', 'École', '7', 'zz', '東京', 'a b', 'Rovers & Sons');
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 5 }), async (clubs) => {
        for (const [club, place] of clubs) await list(club, place);
        await expectExactValues();
      }),
      { numRuns: 12 },
    );
  });

  it('works when several are listed at once', async () => {
    await storeClubs(database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }]);
    const listed = await Promise.all(
      Array.from({ length: 12 }, (_, index) => list(index % 2 ? 'Mill Hill' : 'Zebras')),
    );
    expect(new Set(listed.map(({ slug }) => slug)).size).toBe(12);
    await expectExactValues();
  });

  it('works while reviews change', async () => {
    const pending = Array.from({ length: 6 }, () => ({ isVerified: false, isApproved: false }));
    await storeClubs(database, [
      { name: 'Leeds Lions', reviews: pending },
      { name: 'York Yaks', reviews: pending },
    ]);
    const lifecycle = new ReviewLifecycle(database, testSettings(), new AuditLog());
    const verify = (id: number): Promise<unknown> =>
      database.transactions.runInTransaction(async (manager) => {
        const review = await lifecycle.lock(manager, id);
        if (review)
          await lifecycle.transition(manager, { action: 'verified', actor: 'reviewer', at: NOW, review });
      });
    const reviews = await database.dataSource.getRepository(Review).find();
    await Promise.all(reviews.flatMap(({ id }, index) => [verify(id), list(`Club ${index % 3}`)]));
    expect(await database.dataSource.getRepository(Review).countBy({ isVisible: true })).toBe(12);
    expect(await database.dataSource.getRepository(Club).count()).toBe(14);
    await expectExactValues();
  });

  it('leaves nothing behind if it fails afterwards', async () => {
    await storeClubs(database, [{ name: 'Leeds Lions' }]);
    const before = await storedTotals(database);
    const attempt = database.transactions.runInTransaction(async (manager) => {
      await new ClubListing(database).add(
        manager,
        { name: 'Ashby', location: 'Ashby', sport: 'Football', description: '' },
        toSource('staff', NOW),
        NOW,
      );
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await storedTotals(database)).toEqual(before);
  });
});
