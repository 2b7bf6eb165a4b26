import { readTab } from './admin-tabs';
import { ALL_CLAIMS, claimFilters, claimListQuery, readClaimListParams } from './claim-search-params';

describe('search parameters of the list of claims', () => {
  it.each([ALL_CLAIMS, { text: 'Otley & District', status: 'pending' as const, cursor: 'a+b' }])(
    'are read from the address they make: %j',
    (params) => {
      expect(readClaimListParams(claimListQuery(params))).toEqual(params);
      expect(readTab(claimListQuery(params))).toBe('claims');
    },
  );

  it('ignore a status of reviews', () => {
    expect(readClaimListParams('?tab=claims&status=awaiting-approval')).toEqual(ALL_CLAIMS);
  });

  it("become the api's filters", () => {
    expect(claimFilters({ text: 'lions', status: 'rejected', cursor: 'x' })).toEqual({
      search: 'lions',
      status: 'rejected',
    });
  });

  it.each(['', '?tab=nonsense', '?q=claims'])('open the reviews at %p', (search) => {
    expect(readTab(search)).toBe('reviews');
  });
});
