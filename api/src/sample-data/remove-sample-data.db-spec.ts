import { jest } from '@jest/globals';
import { MoreThan } from 'typeorm';
import { useTestDatabase } from '../../test/support/test-database.js';
import { storeClubs } from '../../test/support/factories.js';
import { ClubAdmin } from '../accounts/club-admins/club-admin.entity.js';
import { Claim } from '../club-area/claims/claim.entity.js';
import { invalidateEveryClub } from '../model/clubs/club-versions.js';
import { Club } from '../model/clubs/club.entity.js';
import { Ground } from '../model/clubs/ground.entity.js';
import { MonthlyReviewCount } from '../model/reviews/monthly-review-counts.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import { Notice } from '../model/notices/notice.entity.js';
import { ReportCase } from '../model/reviews/report-case.js';
import { SiteCounter } from '../model/reviews/review-totals.js';
import { Review } from '../model/reviews/review.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { Keyring } from '../platform/security/keyring.js';
import { loadSampleDataOnce } from './load-sample-data.js';
import { removeSampleData } from './remove-sample-data.js';

const protection = new EmailProtection(Keyring.of('a-data-key'));
const WITH = { protection, publication: 'verified', audit: new AuditLog() } as const;
const FEW = { ...WITH, clubs: 30, reviews: 200, now: new Date('2025-11-21T10:00:00Z') };

describe('removing the sample data', () => {
  const database = useTestDatabase('each');
  const all = async () => {
    const { reader } = database;
    const counters = await reader.find(SiteCounter);
    return {
      clubs: await reader.find(Club, { order: { id: 'ASC' } }),
      reviews: await reader.find(Review, { order: { id: 'ASC' } }),
      counters: Object.fromEntries(counters.map(({ name, value }) => [name, value])),
    };
  };

  it('leaves nothing of it, and is not loaded again', async () => {
    await loadSampleDataOnce(database, FEW);
    expect(await removeSampleData(database, WITH)).toEqual({ clubs: 30, reviews: 200, keptClubs: 0 });
    const { clubs, reviews, counters } = await all();
    expect([clubs, reviews]).toEqual([[], []]);
    expect(counters).toMatchObject({ clubs: 0, visible_reviews: 0, reviews_pending_verification: 0 });
    for (const entity of [Claim, ClubAdmin, Ground, MonthlyReviewCount])
      expect(await database.reader.count(entity)).toBe(0);
    const record = await database.reader.find(AuditEntry);
    expect(record.map(({ action }) => action)).toEqual(['sample-data-removed']);
    expect(await loadSampleDataOnce(database, FEW)).toBe(false);
  });

  it('leaves everything real, and what something real hangs on', async () => {
    await loadSampleDataOnce(database, FEW);
    const [real] = await storeClubs(database, [{ name: 'Real Rovers', reviews: [{}] }]);
    const { manager } = database.dataSource;
    const sample = await manager.find(Club, { where: { isSample: true }, order: { id: 'ASC' }, take: 3 });
    const [reviewed, reported, gone] = sample.map(({ id }) => id);
    const [inUse] = await manager.find(Review, { where: { clubId: real!.id } });
    const [fake] = await manager.find(Review, { where: { clubId: reported! }, take: 1 });
    const { id: _, ...copy } = inUse!;
    await database.transactions.runInTransaction(async (transaction) => {
      invalidateEveryClub(transaction);
      await transaction.insert(Review, { ...copy, clubId: reviewed!, authorEmailHash: 'f'.repeat(64) });
      await transaction.insert(ReportCase, {
        ...{ reviewId: fake!.id, clubId: reported!, isOpen: true, urgency: 1, openedAt: new Date() },
      });
    });
    const done = await removeSampleData(database, WITH);
    expect(done).toEqual({ clubs: 28, reviews: 199, keptClubs: 2 });
    const { clubs, reviews, counters } = await all();
    expect(clubs.map(({ id }) => id)).toEqual([reviewed, reported, real!.id]);
    expect(clubs.map(({ id }) => id)).not.toContain(gone);
    expect(sample[1]?.groundId).not.toBeNull();
    expect(clubs.map(({ groundId }) => groundId)).toEqual([null, null, null]);
    expect(reviews.filter(({ isSample }) => isSample).map(({ id }) => id)).toEqual([fake!.id]);
    expect(reviews.filter(({ isSample }) => !isSample)).toHaveLength(2);
    expect(counters['clubs']).toBe(3);
    await recountStoredValues(database);
    expect((await all()).clubs.map(({ updatedAt: _at, ...club }) => club)).toEqual(
      clubs.map(({ updatedAt: _at, ...club }) => club),
    );
  });

  it('recognises what an earlier release has loaded unmarked, and leaves a club that was renamed since', async () => {
    await loadSampleDataOnce(database, FEW);
    await database.transactions.runInTransaction(async (manager) => {
      invalidateEveryClub(manager);
      await manager.update(Club, { isSample: true }, { isSample: false });
      await manager.update(Review, { isSample: true }, { isSample: false });
      await manager.update(Club, 2, { name: 'Real Rovers' });
    });
    const { reviews } = await all();
    const kept = reviews.filter(({ clubId }) => clubId === 2).length;
    const done = await removeSampleData(database, WITH);
    expect(done).toEqual({ clubs: 29, reviews: reviews.length - kept, keptClubs: 0 });
    expect((await all()).clubs.map(({ name }) => name)).toEqual(['Real Rovers']);
    const stored = await database.reader.findOneBy(SiteSetting, { name: 'sample_data' });
    expect(stored?.value).toBe('removed');
  });

  it('recognises what an earlier release has loaded if its addresses were wiped since, or the marking was interrupted', async () => {
    await loadSampleDataOnce(database, FEW);
    const [first] = (await all()).reviews.filter(({ clubId }) => clubId === 3);
    await database.transactions.runInTransaction(async (manager) => {
      invalidateEveryClub(manager);
      await manager.update(Club, { id: MoreThan(1) }, { isSample: false });
      await manager.update(Review, { clubId: MoreThan(1) }, { isSample: false });
      await manager.query(
        `UPDATE reviews SET author_email_encrypted = '', author_email_hash = ${
          database.dialect.engine === 'mysql' ? `CONCAT('wiped-', id)` : `'wiped-' || id`
        }`,
      );
      await manager.update(Review, first!.id, { reviewText: 'A real parent wrote this years ago.' });
    });
    expect(await removeSampleData(database, WITH)).toEqual({ clubs: 29, reviews: 199, keptClubs: 1 });
    expect((await all()).reviews.map(({ id }) => id)).toEqual([first!.id]);
  });

  it('keeps what an open notice is about, until it’s closed and the removal is asked for again', async () => {
    await loadSampleDataOnce(database, FEW);
    const { reviews } = await all();
    const [noticed, unconfirmed] = [3, 4].map((id) => reviews.find(({ clubId }) => clubId === id)!);
    const notice = (review: Review, state: Notice['state']) => ({
      ...{ reviewId: review.id, clubId: review.clubId, state, reference: state, createdAt: new Date() },
      ...{ contentEncrypted: '', complainantHash: '' },
    });
    await database.dataSource.manager.insert(Notice, [
      notice(noticed!, 'received'),
      notice(unconfirmed!, 'unconfirmed'),
    ]);
    expect(await removeSampleData(database, WITH)).toEqual({ clubs: 29, reviews: 199, keptClubs: 1 });
    await database.dataSource.manager.update(Notice, { reviewId: noticed!.id }, { state: 'closed' });
    expect(await removeSampleData(database, WITH)).toEqual({ clubs: 1, reviews: 1, keptClubs: 0 });
    const entries = await database.reader.find(AuditEntry, {
      where: { action: 'sample-data-removed' },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ toStatus, reason }) => [toStatus, reason])).toEqual([
      [
        'removed',
        expect.stringContaining('29 sample clubs and 199 sample reviews removed. 1 sample clubs stay'),
      ],
      ['removed', '1 sample clubs and 1 sample reviews removed.'],
    ]);
  });

  it('leaves a club that gets a real review while it waits for it', async () => {
    await loadSampleDataOnce(database, { ...FEW, reviews: 0 });
    const [real] = await storeClubs(database, [{ name: 'Real Rovers', reviews: [{}] }]);
    const { id: _, ...copy } = await database.reader.findOneByOrFail(Review, { clubId: real!.id });
    const lockAll = database.transactions.lockAll.bind(database.transactions);
    let isStored = false;
    jest.spyOn(database.transactions, 'lockAll').mockImplementation(async (manager, entity, ...rest) => {
      if (entity === Club && !isStored) {
        isStored = true;
        // SQLite has one connection.
        const other = database.dialect.engine === 'mysql' ? database.dataSource.manager : manager;
        await other.insert(Review, { ...copy, clubId: 3 });
      }
      return lockAll(manager, entity, ...rest);
    });
    expect(await removeSampleData(database, WITH)).toMatchObject({ clubs: 29, keptClubs: 1 });
    expect(await database.reader.countBy(Review, { clubId: 3 })).toBe(1);
  });
});
