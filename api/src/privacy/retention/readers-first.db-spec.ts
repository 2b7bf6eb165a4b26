import { storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { TEST_KEYS, testSettings } from '../../../test/support/test-settings.js';
import { getTurnsDuring } from '../../../test/support/turns.js';
import { ClubStatesService } from '../../directory/club-states.service.js';
import { ClubHistory } from '../../model/clubs/club-change.js';
import { ClubListing } from '../../model/clubs/club-listing.js';
import { NoticeRecords } from '../../model/notices/notice-records.js';
import { applyPublicationRule } from '../../model/reviews/publication-rule.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { ReviewWeigher } from '../../model/reviews/review-weigher.js';
import { SeasonSlot } from '../../model/reviews/season-slot.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { idBatches, insertRows } from '../../platform/database/batches.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { AddressHolds } from './address-holds.js';
import { ReviewPurge } from './review-purge.js';
import { ReviewerAddressWipe } from './reviewer-address-wipe.js';
import { RowPurge } from './row-purge.js';
import { SeasonSlotPurge } from './season-slot-purge.js';

const NOW = new Date('2026-09-30T12:00:00.000Z');
const LONG_AGO = new Date('2020-10-01T12:00:00.000Z');
const publication = 'verified';

// On SQLite, whatever is awaited has already happened: work that only awaits the database would serve nobody else.
describe('others are served during', () => {
  const database = useTestDatabase('each', (opened) => applyPublicationRule(opened, publication));

  const reviews = (count: number, changes: object) =>
    Array.from({ length: count }, (_, index) => ({ ...changes, reviewText: `The ${index}th of them.` }));

  it('the removal of unconfirmed reviews', async () => {
    const stale = reviews(500, { isVerified: false, isApproved: false, createdAt: LONG_AGO });
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: stale }]);
    const lifecycle = new ReviewLifecycle(
      database,
      testSettings({ reviewPublication: publication }),
      new AuditLog(),
    );
    expect(await getTurnsDuring(() => new ReviewPurge(database, lifecycle).run(NOW))).toBeGreaterThanOrEqual(
      8,
    );
  });

  it('the removal of old rows', async () => {
    const mails = Array.from({ length: 5000 }, (_, index) => ({
      ...{ message_id: `mail-${index}`, kind: 'test', created_at: toStoredTimestamp(LONG_AGO) },
    }));
    await insertRows(database.dataSource.manager, 'mails', mails);
    expect(await getTurnsDuring(() => new RowPurge(database).run(NOW))).toBeGreaterThanOrEqual(10);
  });

  it('the wipe of reviewers’ addresses', async () => {
    const old = reviews(900, { season: 2020, createdAt: LONG_AGO, authorEmailEncrypted: 'v1.someone' });
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: old }]);
    const holds = new AddressHolds(new NoticeRecords(database, TEST_KEYS));
    const wipe = new ReviewerAddressWipe(database, testSettings(), holds);
    expect(await getTurnsDuring(() => wipe.run(NOW))).toBeGreaterThanOrEqual(8);
  });

  it('the weighing of a club’s reviews', async () => {
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: reviews(900, {}) }]);
    await database.dataSource.query('UPDATE clubs SET weighted_total = 0');
    expect(await getTurnsDuring(() => new ReviewWeigher(database).run())).toBeGreaterThanOrEqual(3);
  });

  it('whatever goes over a table in batches', async () => {
    const [first, last] = await storeClubs(database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }]);
    await database.dataSource.query('UPDATE clubs SET id = ? WHERE id = ?', [first!.id + 50, last!.id]);
    const run = async () => {
      const batches = [];
      for await (const batch of idBatches(database.dataSource, 'clubs', 1)) batches.push(batch);
      expect(batches).toHaveLength(51);
    };
    expect(await getTurnsDuring(run)).toBeGreaterThanOrEqual(50);
  });

  it('the hiding of a club', async () => {
    const [club] = await storeClubs(database, [{ name: 'Leeds Lions', reviews: reviews(3, {}) }]);
    const listing = new ClubListing(database);
    const states = new ClubStatesService(database, testSettings(), listing, new ClubHistory());
    const hide = () => states.put(club!.id, 'hidden', { actor: 'site-admin', at: NOW });
    expect(await getTurnsDuring(hide)).toBeGreaterThanOrEqual(10);
  });

  it('the removal of the places of past seasons', async () => {
    const [first, last] = await storeClubs(database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }]);
    await database.dataSource.query('UPDATE clubs SET id = ? WHERE id = ?', [first!.id + 500, last!.id]);
    await database.dataSource.manager.insert(SeasonSlot, {
      clubId: first!.id,
      authorEmailHash: 'a',
      season: 2020,
    });
    expect(await getTurnsDuring(() => new SeasonSlotPurge(database).run(NOW))).toBeGreaterThanOrEqual(10);
    expect(await database.dataSource.manager.count(SeasonSlot)).toBe(0);
  });
});
