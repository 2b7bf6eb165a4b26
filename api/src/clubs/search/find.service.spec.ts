import { getSearchTimes } from '@club-reviews/domain/club-sessions';
import { numberedClubs } from '../../../test/support/indexed-clubs.js';
import type { PlaceResolver } from '../place-resolver.js';
import { ClubsRepository } from '../clubs.repository.js';
import { ClubSessionsRepository } from '../sessions/club-sessions.repository.js';
import { findQuery } from './find-queries.js';
import { FindService } from './find.service.js';
import { QueryParser } from './query-parser.js';

const CLUBS = 2005;

describe('a search that finds thousands of clubs', () => {
  const { keeper, reads } = numberedClubs(CLUBS, (id) => ({
    reviewCount: 5,
    weightedCount: 5,
    coachingSum: 5 + (id % 4) * 5,
    coachingWeighted: 5 + (id % 4) * 5,
    weightedTotal: 5 + (id % 4) * 5,
  }));
  const nowhere = () => Promise.resolve(undefined);
  const places = { find: nowhere, findWhole: nowhere } as unknown as PlaceResolver;
  const service = new FindService(
    keeper,
    new QueryParser(places),
    new ClubsRepository(reads),
    new ClubSessionsRepository(reads),
  );
  const find = (query: Record<string, string>) => service.find(findQuery.parse(query));
  const getIds = async (query: Record<string, string>) => (await find(query)).clubs.map(({ id }) => id);

  it.each<Record<string, string>>([{}, { q: 'olts' }, { q: 'EED', sort: 'name' }])(
    'is paged to its end: %j',
    async (query) => {
      expect(await find({ ...query, page: '101' })).toMatchObject({ total: CLUBS, totalPages: 101 });
      expect(await getIds({ ...query, page: '101' })).toEqual([2001, 2002, 2003, 2004, 2005]);
      expect(await getIds({ ...query, page: '102' })).toEqual([]);
    },
  );

  it('is only sorted as far as its page, the same on each', async () => {
    expect(await getIds({ sort: 'coaching', pageSize: '2' })).toEqual([3, 7]);
    expect(await getIds({ sort: 'coaching', page: '101' })).toEqual([1988, 1992, 1996, 2000, 2004]);
  });
});

it('takes the sessions that are left of a list that MySQL has cut', async () => {
  const CUT =
    '2026-12-12 2026-12-26 11:00 2026-12-19;,2026-12-13 2026-12-13 11:00 ;,2026-12-13 2026-12-20 11:00 2026-1';
  const { keeper } = numberedClubs(1, () => ({ sessions: CUT }));
  const { index } = await keeper.current();
  const [club] = index.inOrder('coaching');
  const [first, second] = [
    { startsOn: '2026-12-12', weeklyUntil: '2026-12-26', endTime: '11:00', calledOff: ['2026-12-19'] },
    { startsOn: '2026-12-13', weeklyUntil: null, endTime: '11:00', calledOff: [] },
  ];
  expect(club?.sessions).toEqual([...getSearchTimes(first), ...getSearchTimes(second)]);
});

describe('a club that an earlier release has written to', () => {
  // The last one has been weighed.
  const plain = [2, 4, 3];
  const { keeper } = numberedClubs(3, (id) => ({
    reviewCount: 10,
    coachingSum: 10 * plain[id - 1]!,
    ...(id === 3 && { weightedCount: 10, coachingWeighted: 30, weightedTotal: 30 }),
  }));

  it('is ranked by its plain averages until it’s weighed', async () => {
    const { index } = await keeper.current();
    expect(index.inOrder('coaching').map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});
