import { storeClubs } from '../../../test/support/factories.js';
import { createTestDatabase } from '../../../test/support/test-database.js';
import { TEST_KEYS } from '../../../test/support/test-settings.js';
import { ClubListing } from '../../model/clubs/club-listing.js';
import { Club } from '../../model/clubs/club.entity.js';
import { NoticeRecords } from '../../model/notices/notice-records.js';
import { recountClub } from '../../model/reviews/club-totals.js';
import { applyPublicationRule } from '../../model/reviews/publication-rule.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { SeasonPlace } from '../../model/reviews/season-place.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { insertRows } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { AddressHolds } from './address-holds.js';
import { ReviewPurge } from './review-purge.js';
import { ReviewerAddressWipe } from './reviewer-address-wipe.js';
import { RowPurge } from './row-purge.js';
import { SeasonPlacePurge } from './season-place-purge.js';

const NOW = new Date('2026-09-30T12:00:00.000Z');
const LONG_AGO = new Date('2020-10-01T12:00:00.000Z');
const publication = 'verified';

/** How often others are served while `work` runs: turns of the event loop. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

// On SQLite, whatever is awaited has already happened: work that only awaits the database would serve nobody else.
describe('others are served during', () => {
  let database: Database;
  let remove: () => Promise<void>;

  const reviews = (count: number, changes: object) =>
    Array.from({ length: count }, (_, index) => ({ ...changes, reviewText: `The ${index}th of them.` }));
  const reviewCountOf = async (id: number) =>
    (await database.dataSource.manager.findOneByOrFail(Club, { id })).reviewCount;

  beforeEach(async () => {
    ({ database, remove } = await createTestDatabase((opened) => applyPublicationRule(opened, publication)));
  });

  afterEach(() => remove());

  it('the removal of unconfirmed reviews', async () => {
    const stale = reviews(500, { isVerified: false, isApproved: false, createdAt: LONG_AGO });
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: stale }]);
    const lifecycle = new ReviewLifecycle(database, { reviewPublication: publication }, new AuditLog());
    expect(await turnsDuring(() => new ReviewPurge(database, lifecycle).run(NOW))).toBeGreaterThanOrEqual(8);
  });

  it('the removal of old rows', async () => {
    const mails = Array.from({ length: 5000 }, (_, index) => ({
      ...{ message_id: `mail-${index}`, kind: 'test', created_at: toStoredTimestamp(LONG_AGO) },
    }));
    await insertRows(database.dataSource.manager, 'mails', mails);
    expect(await turnsDuring(() => new RowPurge(database).run(NOW))).toBeGreaterThanOrEqual(10);
  });

  it('the wipe of reviewers’ addresses', async () => {
    const old = reviews(900, { season: 2020, createdAt: LONG_AGO, authorEmailEncrypted: 'v1.someone' });
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: old }]);
    const holds = new AddressHolds(new NoticeRecords(database, TEST_KEYS));
    const wipe = new ReviewerAddressWipe(database, { reviewerAddressYears: 2 }, holds);
    expect(await turnsDuring(() => wipe.run(NOW))).toBeGreaterThanOrEqual(8);
  });

  it('the removal of the places of past seasons', async () => {
    const [first, last] = await storeClubs(database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }]);
    await database.dataSource.query('UPDATE clubs SET id = ? WHERE id = ?', [first!.id + 500, last!.id]);
    await database.dataSource.manager.insert(SeasonPlace, {
      clubId: first!.id,
      authorEmailHash: 'a',
      season: 2020,
    });
    expect(await turnsDuring(() => new SeasonPlacePurge(database).run(NOW))).toBeGreaterThanOrEqual(10);
    expect(await database.dataSource.manager.count(SeasonPlace)).toBe(0);
  });

  it('the change of what is visible of a club', async () => {
    const [club] = await storeClubs(database, [{ name: 'Leeds Lions', reviews: reviews(900, {}) }]);
    const { id } = club!;
    expect(await reviewCountOf(id)).toBe(900);
    const turns = await turnsDuring(() =>
      database.transactions.runInTransaction(async (manager) => {
        await manager.update(Club, id, { state: 'hidden' });
        await recountClub(manager, database.dialect, id, { publication, at: NOW });
      }),
    );
    expect(turns).toBeGreaterThanOrEqual(4);
    expect(await reviewCountOf(id)).toBe(0);
  });

  it('the shift of the clubs that follow in name order', async () => {
    const clubs = await storeClubs(
      database,
      ['Ashby', 'Barnes', 'Cowes', 'Derby'].map((name) => ({ name })),
    );
    // Far apart, like those among many.
    for (const [index, { id }] of clubs.entries())
      await database.dataSource.manager.update(Club, id, { listPosition: index * 5000 + 1 });
    const positions = async () =>
      (await database.dataSource.manager.find(Club, { order: { searchName: 'ASC' } })).map(
        ({ listPosition }) => listPosition,
      );
    const listing = new ClubListing(database);
    const added = { name: 'Aston', location: 'Leeds', sport: 'Football', description: '' };
    expect(
      await turnsDuring(() =>
        database.transactions.runInTransaction((manager) => listing.add(manager, added, NOW)),
      ),
    ).toBeGreaterThanOrEqual(10);
    expect(await positions()).toEqual([1, 2, 5002, 10_002, 15_002]);

    const stored = await database.dataSource.manager.findOneByOrFail(Club, { name: 'Aston' });
    expect(
      await turnsDuring(() =>
        database.transactions.runInTransaction((manager) =>
          listing.unlist(manager, stored, { state: 'closed', successorId: null, at: NOW }),
        ),
      ),
    ).toBeGreaterThanOrEqual(10);
    expect((await positions()).filter((place) => place > 0)).toEqual([1, 5001, 10_001, 15_001]);
  });
});
