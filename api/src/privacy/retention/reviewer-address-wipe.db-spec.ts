import { jest } from '@jest/globals';
import { storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { TEST_KEYS, testSettings } from '../../../test/support/test-settings.js';
import { NoticeRecords } from '../../model/notices/notice-records.js';
import { Notice } from '../../model/notices/notice.entity.js';
import { Review } from '../../model/reviews/review.entity.js';
import { AddressHolds } from './address-holds.js';
import { ReviewerAddressWipe } from './reviewer-address-wipe.js';

/** The last moment of 31 July 2026 in London, and the first of 1 August: seasons up to 2023 fall due. */
const BEFORE_AUGUST = new Date('2026-07-31T22:59:59.999Z');
const IN_AUGUST = new Date('2026-07-31T23:00:00.000Z');

const writtenIn = (season: number, minute = 0) => ({
  season,
  createdAt: new Date(Date.UTC(season, 10, 3, 10, minute)),
  authorEmailEncrypted: `v1.encrypted-${season}-${minute}`,
});

describe('the wipe of reviewers’ addresses', () => {
  const database = useTestDatabase('each');
  let holds: AddressHolds;

  const wipe = (now: Date, reviewerAddressYears = 2): Promise<number> =>
    new ReviewerAddressWipe(database, testSettings({ reviewerAddressYears }), holds).run(now);
  const openNotice = async (reviewId: number): Promise<void> => {
    await database.dataSource.manager.insert(Notice, {
      ...{ reference: `N${reviewId}`, reviewId, clubId: 1, state: 'forwarded', contentEncrypted: '' },
      ...{ complainantHash: '', createdAt: IN_AUGUST, dueAt: IN_AUGUST },
    });
  };
  const closeNotices = async (where: { reviewId: number }): Promise<void> => {
    await database.dataSource.manager.update(Notice, where, { dueAt: null });
  };
  const store = async (...reviews: Partial<Review>[]): Promise<void> => {
    await storeClubs(database, [{ name: `Club ${Math.random()}`, reviews }]);
  };
  /** The seasons of reviews whose address is still there. */
  const keptSeasons = async (): Promise<number[]> => {
    const reviews = await database.dataSource.manager.find(Review, {
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return reviews.filter((review) => review.authorEmailEncrypted !== '').map(({ season }) => season);
  };

  beforeEach(async () => {
    holds = new AddressHolds(new NoticeRecords(database, TEST_KEYS));
  });

  it('comes two years after the season has ended, London time', async () => {
    await store(writtenIn(2021), writtenIn(2022), writtenIn(2023), writtenIn(2024));
    expect(await wipe(BEFORE_AUGUST)).toBe(2);
    expect(await keptSeasons()).toEqual([2023, 2024]);
    expect(await wipe(IN_AUGUST)).toBe(1);
    expect(await keptSeasons()).toEqual([2024]);
    expect(await wipe(IN_AUGUST)).toBe(0);
  });

  it('follows the setting, even when it changes', async () => {
    await store(writtenIn(2022), writtenIn(2023), writtenIn(2024));
    expect(await wipe(IN_AUGUST, 3)).toBe(1);
    expect(await wipe(IN_AUGUST, 1)).toBe(2);
    expect(await keptSeasons()).toEqual([]);
  });

  it('leaves nothing that identifies the author, and the review unchanged', async () => {
    await store(writtenIn(2023), { ...writtenIn(2023, 1), isVerified: false });
    const before = await database.dataSource.manager.find(Review, { order: { id: 'ASC' } });
    await wipe(IN_AUGUST);
    const after = await database.dataSource.manager.find(Review, { order: { id: 'ASC' } });
    expect(after).toEqual(
      before.map((review) => ({
        ...review,
        authorEmailEncrypted: '',
        authorEmailHash: `wiped-${review.id}`,
      })),
    );
  });

  it('gets through more than one batch, many from one moment, and reads nothing twice', async () => {
    await store(...Array.from({ length: 250 }, (_, index) => writtenIn(2020, index < 150 ? 0 : index - 150)));
    expect(await wipe(IN_AUGUST)).toBe(250);
    // Put back in front of the stored position: no further run of this season gets to it.
    const [first] = await database.dataSource.manager.find(Review, { order: { id: 'ASC' }, take: 1 });
    await database.dataSource.manager.update(Review, first!.id, { authorEmailEncrypted: 'v1.restored' });
    expect(await wipe(IN_AUGUST)).toBe(0);
    expect(await wipe(new Date('2027-08-02T12:00:00.000Z'))).toBe(1);
  });

  it('goes on after a kill with the addresses that are left', async () => {
    await store(...Array.from({ length: 250 }, (_, minute) => writtenIn(2022, minute)));
    const batches = jest.spyOn(holds, 'heldAmong');
    batches.mockResolvedValueOnce(new Set()).mockRejectedValueOnce(new Error('killed'));
    await expect(wipe(IN_AUGUST)).rejects.toThrow('killed');
    expect(await keptSeasons()).toHaveLength(150);
    batches.mockClear();
    expect(await wipe(IN_AUGUST)).toBe(150);
    expect(batches).toHaveBeenCalledTimes(2);
  });

  it('skips what is held, and comes back for it', async () => {
    await store(...Array.from({ length: 230 }, (_, index) => writtenIn(2022, index)));
    const reviews = await database.dataSource.manager.find(Review, { order: { createdAt: 'ASC' } });
    const held = [reviews[3]!.id, reviews[120]!.id];
    for (const id of held) await openNotice(id);
    expect(await wipe(IN_AUGUST)).toBe(228);
    expect(await wipe(IN_AUGUST)).toBe(0);
    await closeNotices({ reviewId: held[0]! });
    expect(await wipe(IN_AUGUST)).toBe(1);
    expect(await keptSeasons()).toEqual([2022]);
    await closeNotices({ reviewId: held[1]! });
    expect(await wipe(IN_AUGUST)).toBe(1);
    expect(await keptSeasons()).toEqual([]);
  });
});
