import contract from '../../../api/openapi.json';
import { aReview, aSearchResult } from '../testing/factories';
import { toPageCall, UnusableAnswerError } from './reading-call';
import {
  ageGroupReviewsCall,
  ageGroupStatsCall,
  allReviewsCall,
  categoryReviewsCall,
  clubCall,
  clubReviewsCall,
  clubsPageCall,
  findClubsCall,
  recentReviewsCall,
  searchClubsCall,
  statsCall,
} from './reading-calls';

/** Path and parameters of an operation in the contract. */
function operation(operationId: string) {
  type Get = { get?: { operationId: string; parameters: { name: string; in: string }[] } };
  for (const [path, { get }] of Object.entries(contract.paths as Record<string, Get>)) {
    if (get?.operationId === operationId) return { path, parameters: get.parameters };
  }
  throw new Error(`The contract has no GET operation ${operationId}`);
}

/** Every reading call, with all its parameters. */
const CALLS: [endpointName: string, path: string][] = [
  [
    findClubsCall.endpointName,
    findClubsCall.path({
      ...{
        q: 'x',
        lat: 53.8,
        lng: -1.5,
        radius: 3,
        age: 'U7s',
        team: ['girls', 'mixed'],
        day: ['mon'],
        places: true,
      },
      ...{ stars: 4, reviewed: true, league: 'x', sort: 'rating', page: 1, pageSize: 9 },
    }),
  ],
  [clubsPageCall.endpointName, clubsPageCall.path({ page: 1, pageSize: 20, q: 'x', sort: 'name' })],
  [
    searchClubsCall.endpointName,
    searchClubsCall.path({ sport: 'x', location: 'x', postcode: 'x', radiusMiles: 3, limit: 9, page: 1 }),
  ],
  [clubCall.endpointName, clubCall.path({ idOrSlug: 'x' })],
  [clubReviewsCall.endpointName, clubReviewsCall.path({ id: 'x', ageGroup: 'U7s', limit: 9, page: 1 })],
  [recentReviewsCall.endpointName, recentReviewsCall.path({ limit: 9 })],
  [allReviewsCall.endpointName, allReviewsCall.path({ ageGroup: 'U7s', limit: 9, page: 1 })],
  [
    categoryReviewsCall.endpointName,
    categoryReviewsCall.path({ category: 'value', minRating: 3, sortBy: 'lowest', limit: 9, page: 1 }),
  ],
  [
    ageGroupReviewsCall.endpointName,
    ageGroupReviewsCall.path({ ageGroup: 'U7s', sortBy: 'lowest', limit: 9, page: 1 }),
  ],
  [statsCall.endpointName, statsCall.path()],
  [ageGroupStatsCall.endpointName, ageGroupStatsCall.path()],
];

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  return { status, body, headers: new Headers(headers) };
}

describe('reading calls', () => {
  it.each(CALLS)('%s requests the contract’s path, with no other parameters', (endpointName, asked) => {
    const { path, parameters } = operation(endpointName);
    const { pathname, searchParams } = new URL(asked, 'http://api.test');
    expect(pathname).toMatch(new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));
    const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining([...searchParams.keys()]));
  });

  it('send the parameters that are set, escaped', () => {
    expect(clubsPageCall.path({ page: 2, pageSize: 20, q: 'a&b é' })).toBe(
      '/clubs/paginated?page=2&pageSize=20&q=a%26b+%C3%A9',
    );
    expect(clubCall.path({ idOrSlug: 'a/b' })).toBe('/clubs/a%2Fb');
    expect(clubReviewsCall.path({ id: 'leeds-lions', ageGroup: 'prefer not to disclose', limit: 10 })).toBe(
      '/clubs/leeds-lions/reviews?ageGroup=prefer+not+to+disclose&limit=10',
    );
    expect(statsCall.path()).toBe('/stats');
    expect(allReviewsCall.path({ limit: 12, page: 2 })).toBe('/reviews?limit=12&page=2');
    expect(categoryReviewsCall.path({ category: 'value', minRating: 3, sortBy: 'lowest' })).toBe(
      '/reviews/category/value?minRating=3&sortBy=lowest',
    );
    expect(ageGroupReviewsCall.path({ ageGroup: 'prefer not to disclose', page: 2 })).toBe(
      '/reviews/age/prefer%20not%20to%20disclose?page=2',
    );
  });

  it('read an unknown club as null, and its reviews as none', () => {
    expect(clubCall.read(answer(404, { message: 'No such club' }))).toBeNull();
    expect(clubReviewsCall.read(answer(404, {}))).toEqual({ reviews: [], total: 0 });
  });

  it('take the total from the header, or count the items', () => {
    const found = [aSearchResult()];
    expect(searchClubsCall.read(answer(200, found, { 'X-Total-Count': '41' })).total).toBe(41);
    expect(searchClubsCall.read(answer(200, found)).total).toBe(1);
    expect(clubReviewsCall.read(answer(200, [aReview()], { 'X-Total-Count': 'many' })).total).toBe(1);
  });

  it('know whether a list goes on, and its length only if it’s counted', () => {
    const next = { Link: '</api/reviews/category/value?limit=12&page=2>; rel="next"' };
    expect(categoryReviewsCall.read(answer(200, [aReview()], next))).toEqual({
      reviews: [aReview()],
      total: null,
      hasNext: true,
    });
    expect(allReviewsCall.read(answer(200, [aReview()], { 'X-Total-Count': '13' }))).toMatchObject({
      total: 13,
      hasNext: false,
    });
  });

  it('take the centre of the search from the header', () => {
    const around = answer(200, [], { 'X-Search-Centre': '53.82,-1.57' });
    expect(searchClubsCall.read(around).centre).toEqual({ latitude: 53.82, longitude: -1.57 });
    expect(searchClubsCall.read(answer(200, [])).centre).toBeNull();
  });

  it('turn the server’s message about a refused postcode into a sentence', () => {
    const refused = answer(400, {
      statusCode: 400,
      message: 'postcode "ZZ99" was not found',
      error: 'Bad Request',
    });
    expect(searchClubsCall.read(refused)).toEqual({
      clubs: [],
      total: 0,
      centre: null,
      refusal: 'Postcode "ZZ99" was not found',
    });
  });

  it.each([400, 429, 500, 503])('throw for status %d, which leaves nothing to show', (status) => {
    expect(() => statsCall.read(answer(status, {}))).toThrow(UnusableAnswerError);
    expect(() => clubCall.read(answer(status, {}))).toThrow(UnusableAnswerError);
  });

  it('become page calls with the same address and reading', () => {
    const call = toPageCall(clubCall, { idOrSlug: '91' });
    expect(call).toMatchObject({ endpointName: 'getClub', arg: { idOrSlug: '91' }, path: '/clubs/91' });
    expect(call.read(answer(404, {}))).toBeNull();
  });
});
