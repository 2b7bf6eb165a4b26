import type { ClubAddresses } from '../../model/clubs/club-address.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { Sql } from '../../platform/database/sql.js';
import { ClubsRepository } from './clubs.repository.js';
import { ClubsService } from './clubs.service.js';
import { ClubIndex } from './index/club-index.js';
import type { ClubIndexKeeper } from './index/club-index-keeper.js';
import type { IndexedRow } from './index/indexed-club.js';
import { ClubReader } from './index/indexed-club.js';

const CLUBS = 2005;
const NO_SUMS = { coachingSum: 0, communicationSum: 0, facilitiesSum: 0, inclusivitySum: 0, valueSum: 0 };

/** "colts 0001" and so on: numbers in name order. */
const rowOf = (id: number): IndexedRow => ({
  id,
  searchName: `colts ${String(id).padStart(4, '0')}`,
  searchLocation: 'leeds',
  location: 'Leeds',
  sport: 'Football',
  ...{ latitude: null, longitude: null, reviewCount: 0, leagues: '[]', teamDetails: null, state: 'listed' },
  ...NO_SUMS,
});

describe('a long directory', () => {
  const reader = new ClubReader();
  const index = new ClubIndex(reader.leagues);
  // Stored last to first, so that the storage order isn't the name order.
  index.change(
    Array.from({ length: CLUBS }, (_, place) => reader.read(rowOf(CLUBS - place))),
    [],
  );
  const keeper = { current: () => Promise.resolve({ index, version: 1, changedAt: 1 }) };
  const reads = {
    all: ({ values }: Sql) =>
      Promise.resolve(values.filter(Boolean).map((id) => ({ id, leagues: '[]', state: 'listed' }))),
  };
  const service = new ClubsService(
    new ClubsRepository(reads as unknown as PreparedReads),
    keeper as ClubIndexKeeper,
    {} as ClubAddresses,
  );

  it.each([undefined, 'olts', 'EED'])('is counted and paged to its end: %s', async (q) => {
    const last = await service.page({ page: 101, pageSize: 20, sort: 'name', q });
    expect(last).toMatchObject({ total: CLUBS, totalPages: 101, totalIsCapped: false });
    expect(last.clubs.map(({ id }) => id)).toEqual([2001, 2002, 2003, 2004, 2005]);
  });

  it('lists a thousand at a time', async () => {
    const { items, total } = await service.list({ page: 2, limit: 1000 });
    expect([items[0]?.id, items.at(-1)?.id, total]).toEqual([1001, 2000, CLUBS]);
  });
});
