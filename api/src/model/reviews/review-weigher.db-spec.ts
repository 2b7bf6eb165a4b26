import { jest } from '@jest/globals';
import { storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { raw, sql } from '../../platform/database/sql.js';
import { Club } from '../clubs/club.entity.js';
import { CURRENT_VERSION, invalidateClubs } from '../clubs/club-versions.js';
import { applyPublicationRule } from './publication-rule.js';
import { RANKED_COLUMNS } from './recount.js';
import { CLUBS_PER_TRANSACTION, ReviewWeigher } from './review-weigher.js';
import { Review } from './review.entity.js';

describe('the weighing of reviews', () => {
  const database = useTestDatabase('each', (opened) => applyPublicationRule(opened, 'verified'));
  let weigher: ReviewWeigher;

  const ranked = () =>
    database.reads.all<Record<string, number>>(
      sql`SELECT id, ${raw(RANKED_COLUMNS.join(', '))} FROM clubs ORDER BY id`,
    );
  const forget = () => database.dataSource.query('UPDATE clubs SET weighted_count = 0, weighted_total = 0');
  const version = async () => (await database.reads.all<{ version: number }>(CURRENT_VERSION))[0]?.version;

  beforeEach(async () => {
    weigher = new ReviewWeigher(database);
    await storeClubs(database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { coachingRating: 5, season: 2014 },
          { coachingRating: 1, valueRating: 2, season: 2026, isApproved: false },
          { isVerified: false },
        ],
      },
      { name: 'Ashby Rovers', reviews: [{ isApproved: false }] },
      { name: 'Quiet Town' },
    ]);
  });

  it('adds up what an earlier release has left', async () => {
    const right = await ranked();
    await forget();
    await weigher.run();
    expect(await ranked()).toEqual(right);
    const club = await database.dataSource.manager.findOneByOrFail(Club, { name: 'Leeds Lions' });
    expect(club).toMatchObject({
      reviewCount: 2,
      weightedCount: 1 + 2048,
      weightedCoachingSum: 5 + 2048,
      weightedTotal:
        club.coachingSum + club.communicationSum + club.facilitiesSum + club.inclusivitySum + club.valueSum,
    });
  });

  it('changes no page where there’s nothing to do', async () => {
    await weigher.run();
    const before = await version();
    await weigher.run();
    expect(await version()).toBe(before);
  });

  it('finds what an earlier release has changed without changing the plain sum', async () => {
    await weigher.run();
    const before = await ranked();
    // It deletes one review and publishes another one with the same stars.
    await database.transactions.runInTransaction(async (manager) => {
      await manager.update(Review, { season: 2014 }, { season: 2025 });
      invalidateClubs(manager, [Number(before[0]?.['id'])]);
    });
    await weigher.run();
    expect((await ranked())[0]).toMatchObject({ weighted_count: 1024 + 2048 });
    expect((await ranked()).slice(1)).toEqual(before.slice(1));
  });

  it('leaves a club that changes meanwhile to the next run', async () => {
    const right = await ranked();
    await forget();
    const lockAll = database.transactions.lockAll.bind(database.transactions);
    // Somebody else commits after the reading and before the writing.
    jest.spyOn(database.transactions, 'lockAll').mockImplementationOnce(async (manager, ...rest) => {
      const [{ id } = {}] = right;
      await manager.query('UPDATE club_versions SET version = version + 1 WHERE club_id = ?', [id]);
      return lockAll(manager, ...rest);
    });
    await weigher.run();
    expect((await ranked())[0]).toMatchObject({ weighted_count: 0 });
    expect((await ranked())[1]).toEqual(right[1]);
    await weigher.run();
    expect(await ranked()).toEqual(right);
  });

  it('goes on after an interruption with the clubs that are left', async () => {
    const towns = Array.from({ length: 30 }, (_, index) => ({ name: `Town ${index}`, reviews: [{}] }));
    await storeClubs(database, towns);
    const right = await ranked();
    await forget();
    const stopping = new AbortController();
    const lockAll = database.transactions.lockAll.bind(database.transactions);
    jest.spyOn(database.transactions, 'lockAll').mockImplementationOnce((...locked) => {
      stopping.abort();
      return lockAll(...locked);
    });
    await expect(weigher.run(stopping.signal)).rejects.toThrow();
    const left = (await ranked()).filter(
      (club, index) => club['weighted_total'] !== right[index]?.['weighted_total'],
    );
    const wrong = right.filter((club) => club['weighted_total'] !== 0);
    expect(left).toHaveLength(wrong.length - CLUBS_PER_TRANSACTION);
    await weigher.run();
    expect(await ranked()).toEqual(right);
  });
});
