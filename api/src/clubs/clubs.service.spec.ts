import { numberedClubs } from '../../test/support/indexed-clubs.js';
import type { ClubAddresses } from '../model/clubs/club-address.js';
import { ClubsRepository } from './clubs.repository.js';
import { ClubsService } from './clubs.service.js';

const CLUBS = 2005;

describe('a long directory', () => {
  const { keeper, reads } = numberedClubs(CLUBS);
  const service = new ClubsService(new ClubsRepository(reads), keeper, {} as ClubAddresses);

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
