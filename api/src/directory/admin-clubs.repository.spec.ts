import { jest } from '@jest/globals';
import { numberedClubs } from '../../test/support/indexed-clubs.js';
import { nameCursorText } from './admin-clubs.dto.js';
import { AdminClubsRepository } from './admin-clubs.repository.js';

const CLUBS = 2345;

describe('a long directory for moderators', () => {
  const { keeper, reads } = numberedClubs(CLUBS, (id) => (id % 100 === 0 ? { state: 'hidden' } : {}));
  const repository = new AdminClubsRepository(reads, keeper);

  it.each([undefined, 'olt'])('is whole and in order, whatever state clubs are in: %s', async (q) => {
    const ids: number[] = [];
    for (let cursor: string | undefined; ;) {
      const { items, next } = await repository.find({ q, limit: 100, cursor });
      ids.push(...items.map(({ id }) => id));
      if (!next) break;
      cursor = nameCursorText(next);
    }
    expect(ids).toEqual(Array.from({ length: CLUBS }, (_, place) => place + 1));
  });

  it('reads no more than its page to tell which clubs have a manager', async () => {
    const managed = numberedClubs(CLUBS, (id) => ({ isManaged: id % 3 === 0 ? 1 : 0 }));
    const reading = jest.spyOn(managed.reads, 'all');
    const some = new AdminClubsRepository(managed.reads, managed.keeper);
    const { items } = await some.find({ claimed: 'yes', limit: 5, cursor: undefined });
    expect(items.map(({ id }) => id)).toEqual([3, 6, 9, 12, 15]);
    expect(reading).toHaveBeenCalledTimes(1);
  });
});
