import type { ClubTeam } from '@club-reviews/domain/club-facts';
import { Postcode } from '../../src/clubs/postcodes/postcode.entity.js';
import type { FoundClubs } from '../../src/clubs/search/find.dto.js';
import type { ClubSeed } from './factories.js';
import { rated, storeClubs } from './factories.js';
import type { TestApi } from './test-api.js';
import { useTestApi } from './test-api.js';

/** Where LS6 3AA is. */
export const CENTRE = { latitude: 53.82, longitude: -1.57 };
const DEGREES_PER_MILE = 1 / 69.0934;

/** A place so many miles north of LS6 3AA. */
export const north = (miles: number) => ({
  latitude: CENTRE.latitude + miles * DEGREES_PER_MILE,
  longitude: CENTRE.longitude,
});

/** A team of a club. */
export const team = (
  ageGroup: string,
  category: ClubTeam['category'],
  days: ClubTeam['training'][number]['day'][] = [],
  places: ClubTeam['places'] = null,
): ClubTeam => ({
  ageGroup,
  category,
  name: null,
  training: days.map((day) => ({ day, start: null, end: null })),
  places,
  freePlaces: null,
});

/** The clubs. */
export const CLUBS: ClubSeed[] = [
  {
    name: 'Adel Arrows',
    ...north(0.5),
    location: 'Adel, Leeds',
    leagues: ['Garforth Junior League'],
    teamDetails: [team('U10s', 'girls', ['tue'], 'no'), team('U12s', 'girls', ['thu'], 'yes')],
    reviews: [rated(4), rated(5)],
  },
  {
    name: 'Bramley Bears',
    ...north(2),
    location: 'Bramley, Leeds',
    leagues: ['Garforth junior league', 'Harrogate League'],
    teamDetails: [team('U10s', 'girls', ['tue', 'sat'], 'yes'), team('U10s', 'boys', ['mon'])],
    cost: { pence: 2500, per: 'month', note: 'with kit' },
    reviews: [rated(3)],
  },
  {
    name: 'Otley Otters',
    ...north(6.5),
    location: 'Otley',
    leagues: [],
    teamDetails: [team('all ages', 'disability', ['sun'], 'yes')],
  },
  {
    name: 'Truro Terns',
    location: 'Truro',
    latitude: 50.26,
    longitude: -5.05,
    leagues: [],
    reviews: [rated(2)],
  },
  { name: 'Nowhere Known', location: 'England', latitude: null, longitude: null, leagues: [] },
];

/** An api with these clubs for the tests of a suite, and how to search them. */
export function useSearch(): {
  api: TestApi;
  find(query: string): Promise<FoundClubs>;
  names(query: string): Promise<string[]>;
} {
  const api = useTestApi('suite');
  const find = (query: string) => api.read<FoundClubs>(`/clubs/find?${query}`);
  beforeAll(async () => {
    await storeClubs(api.database, CLUBS);
    await api.database.dataSource.manager.save(Postcode, { postcode: 'LS63AA', ...CENTRE });
  });
  return { api, find, names: async (query) => (await find(query)).clubs.map(({ name }) => name) };
}
