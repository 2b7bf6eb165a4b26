import type { ClubTeam } from '@club-reviews/domain/club-facts';
import { storeClubs } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { FoundClubs } from './find.dto.js';

const U10_GIRLS: ClubTeam = {
  ...{ ageGroup: 'U10s', category: 'girls', name: null, training: [], places: null, freePlaces: null },
};

describe('filters by what clubs say about themselves', () => {
  const api = useTestApi('suite');
  const find = (query: string) => api.read<FoundClubs>(`/clubs/find?${query}`);
  const names = async (query: string) => (await find(query)).clubs.map(({ name }) => name);

  const change = (values: Partial<Pick<Club, 'cost' | 'leagues'>>) =>
    api.database.transactions.runInTransaction(async (manager) => {
      const { id } = await manager.findOneByOrFail(Club, { name: 'Deighton' });
      await manager.update(Club, id, values);
      invalidateClubs(manager, [id]);
    });

  beforeAll(async () => {
    await storeClubs(api.database, [
      {
        name: 'Adel',
        cost: { pence: 0, per: 'year', note: null, freeTrial: true },
        accreditation: '2-star',
        groundSurfaces: ['grass', '3g'],
        groundAccess: ['parking', 'toilets', 'step-free'],
        teamDetails: [U10_GIRLS],
      },
      {
        name: 'Bramley',
        cost: { pence: 600, per: 'session', note: 'with kit', freeTrial: false },
        groundSurfaces: ['indoor'],
        groundAccess: ['toilets'],
        teamDetails: [{ ...U10_GIRLS, category: 'boys' }],
      },
      {
        name: 'Cookridge',
        cost: { pence: 24_000, per: 'season', note: null },
        accreditation: 'accredited',
        leagues: [],
        reviews: [{}],
      },
      { name: 'Deighton' },
    ]);
  });

  it.each([
    ['cost=0', ['Adel'], 1],
    ['cost=20', ['Adel', 'Cookridge'], 1],
    ['cost=25', ['Adel', 'Cookridge'], 1],
    ['cost=26', ['Adel', 'Bramley', 'Cookridge'], 1],
    ['trial=true', ['Adel'], 2],
    ['accredited=true', ['Adel', 'Cookridge'], 2],
    ['surface=3g,indoor', ['Adel', 'Bramley'], 2],
    ['surface=astro', [], 2],
    ['access=toilets', ['Adel', 'Bramley'], 2],
    ['access=toilets,parking', ['Adel'], 2],
    ['cost=26&surface=indoor', ['Bramley'], 2],
    ['cost=30&reviewed=true', ['Cookridge'], 0],
    ['league=sunday-league', ['Adel', 'Bramley', 'Deighton'], 1],
    ['age=U10s&team=girls&access=toilets', ['Adel'], 2],
    ['', ['Adel', 'Bramley', 'Cookridge', 'Deighton'], 0],
  ])('%s finds %j, and %i that say nothing', async (query, expected, unlisted) => {
    const found = await find(query);
    expect(found.clubs.map(({ name }) => name)).toEqual(expected);
    expect(found.unlisted).toBe(unlisted);
  });

  it.each([
    ['cost=10', ['Deighton']],
    ['trial=true', ['Cookridge', 'Deighton']],
    ['surface=indoor&access=parking', ['Cookridge', 'Deighton']],
    ['cost=10&age=U10s', ['Deighton']],
    ['cost=20&age=U10s', ['Cookridge', 'Deighton']],
    ['cost=20&age=U10s&reviewed=true', ['Cookridge']],
    ['league=sunday-league', ['Cookridge']],
  ])('%s takes unknown for unknown: %j can be asked for', async (query, expected) => {
    expect(await names(`${query}&unlisted=true`)).toEqual(expected);
    expect((await find(query)).unlisted).toBe(expected.length);
  });

  it('takes a team that doesn’t say when it trains, or whether it has places, for one that may fit', async () => {
    const asked = await find('age=U10s&day=mon&places=true');
    const teams = await find('age=U10s');
    expect(asked.clubs).toEqual([]);
    expect(asked.unlisted).toBeGreaterThanOrEqual(teams.total);
    expect(await names('unlisted=true')).toEqual(await names(''));
  });

  it('sorts by cost, the cheapest first and unknown ones last', async () => {
    expect(await names('sort=cost')).toEqual(['Adel', 'Cookridge', 'Bramley', 'Deighton']);
    expect(await names('sort=cost&pageSize=2&page=2')).toEqual(['Bramley', 'Deighton']);
  });

  it('says for each choice how many clubs it would find with all other filters', async () => {
    const chosen = ({ facets }: FoundClubs) => ({
      costs: facets.costs.map(({ pounds, count }) => `${pounds}: ${count}`).join(', '),
      trials: facets.trials,
      accredited: facets.accredited,
      surfaces: facets.surfaces.filter(({ count }) => count > 0),
      access: facets.access.filter(({ count }) => count > 0),
    });
    expect(chosen(await find(''))).toEqual({
      costs: '0: 1, 10: 1, 20: 2, 30: 3, 40: 3, 60: 3',
      trials: 1,
      accredited: 2,
      surfaces: [
        { value: 'grass', count: 1 },
        { value: '3g', count: 1 },
        { value: 'indoor', count: 1 },
      ],
      access: [
        { value: 'parking', count: 1 },
        { value: 'step-free', count: 1 },
        { value: 'toilets', count: 2 },
      ],
    });
    // Another surface would be found as well, something else at the ground would have to come on top.
    expect(chosen(await find('surface=indoor&access=toilets'))).toEqual({
      costs: '0: 0, 10: 0, 20: 0, 30: 1, 40: 1, 60: 1',
      trials: 0,
      accredited: 0,
      surfaces: [
        { value: 'grass', count: 1 },
        { value: '3g', count: 1 },
        { value: 'indoor', count: 1 },
      ],
      access: [{ value: 'toilets', count: 1 }],
    });
    const { facets } = await find('cost=10');
    expect(facets.costs.find(({ pounds }) => pounds === 30)?.count).toBe(3);
    expect(facets.leagues).toEqual([{ value: 'sunday-league', label: 'Sunday League', count: 1 }]);
    expect(facets.reviewed).toBe(0);
    expect(facets.ages.find(({ value }) => value === 'U10s')?.count).toBe(1);
  });

  it('follows a club that changes its facts', async () => {
    await change({ cost: { pence: 500, per: 'month', note: null, freeTrial: true } });
    expect(await names('cost=10&trial=true')).toEqual(['Adel', 'Deighton']);
    await change({ cost: null });
    expect(await names('cost=10&trial=true')).toEqual(['Adel']);
  });

  it('offers the thirty leagues with the most clubs, and says how many others there are', async () => {
    await change({ leagues: Array.from({ length: 32 }, (_, index) => `League ${index}`) });
    const { facets } = await find('');
    expect(facets.leagues).toHaveLength(30);
    expect(facets.leagues[0]).toEqual({ value: 'sunday-league', label: 'Sunday League', count: 2 });
    expect(facets.furtherLeagues).toBe(3);
    const chosen = await find('league=league-9');
    expect(chosen.facets.leagues.map(({ value }) => value)).toContain('league-9');
  });

  it.each([
    ['cost=-1', 'cost'],
    ['cost=12.5', 'cost'],
    ['surface=sand', 'surface'],
    ['access=parking,helipad', 'access'],
    ['trial=maybe', 'trial'],
  ])('refuses %s', async (query, named) => {
    const response = await api.call(`/clubs/find?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(named);
  });
});
