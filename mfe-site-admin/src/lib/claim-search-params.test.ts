import { ALL_CLAIMS, claimFilters, claimListQuery, readClaimListParams } from './claim-search-params';

describe('search parameters of the list of claims', () => {
  it.each([ALL_CLAIMS, { text: 'Otley & District', status: 'pending' as const, cursor: 'a+b' }])(
    'are the same when read back: %j',
    (params) => expect(readClaimListParams(claimListQuery(params))).toEqual(params),
  );

  it('ignore a status of reviews', () => {
    expect(readClaimListParams('?status=awaiting-approval')).toEqual(ALL_CLAIMS);
  });

  it("become the api's filters", () => {
    expect(claimFilters({ text: 'lions', status: 'rejected', cursor: 'x' })).toEqual({
      search: 'lions',
      status: 'rejected',
    });
  });
});
