import { storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import type { ClubOrder } from './club-queries.js';
import { MAX_MATCHES } from './club-text-search.sql.js';
import { ClubSearchRepository } from './club-search.repository.js';

const CLUBS = MAX_MATCHES + 5;

/** "Colts 0001" and so on: numbers in name order. */
const nameOf = (number: number): string => `Colts ${String(number).padStart(4, '0')}`;

describe('a text search with more matches than can be paged', () => {
  const database = useTestDatabase('suite');
  let repository: ClubSearchRepository;

  const search = async (order: ClubOrder, page: number) => {
    const { items, total } = await repository.findByText({ anywhere: 'colts' }, order, { limit: 20, page });
    return { names: items.map((club) => club.name), total };
  };

  beforeAll(async () => {
    // Stored last to first, so that the storage order isn't the name order.
    const numbers = Array.from({ length: CLUBS }, (_, index) => CLUBS - index);
    await storeClubs(
      database,
      numbers.map((number) => ({ name: nameOf(number), ...(number === 700 ? { reviews: [{}] } : {}) })),
    );
  });

  beforeEach(() => {
    repository = new ClubSearchRepository(database);
  });

  it('starts with the first matches by name, and says that there are more', async () => {
    const { names, total } = await search('name', 1);
    expect(names).toEqual(Array.from({ length: 20 }, (_, index) => nameOf(index + 1)));
    expect(total).toBe(MAX_MATCHES + 1);
  });

  it('returns the same when it has cached that there are too many', async () => {
    const first = await search('name', 1);
    expect(await search('name', 1)).toEqual(first);
  });

  it('reaches as far as paging goes', async () => {
    const { names } = await search('name', MAX_MATCHES / 20);
    expect(names.at(-1)).toBe(nameOf(MAX_MATCHES));
  });

  it.each(['rating', 'reviews'] as const)('starts with the first matches by %s', async (order) => {
    expect((await search(order, 1)).names[0]).toBe(nameOf(700));
  });
});
