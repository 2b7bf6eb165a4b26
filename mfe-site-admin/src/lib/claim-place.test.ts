import { ALL_CLAIMS, claimFilters, claimPlaceQuery, readClaimPlace, readTab } from './claim-place';

describe('place in the list of claims', () => {
  it.each([ALL_CLAIMS, { text: 'Otley & District', status: 'pending' as const, cursor: 'a+b' }])(
    'comes back from the address: %j',
    (place) => {
      expect(readClaimPlace(claimPlaceQuery(place))).toEqual(place);
      expect(readTab(claimPlaceQuery(place))).toBe('claims');
    },
  );

  it('takes a status of reviews for not said', () => {
    expect(readClaimPlace('?tab=claims&status=awaiting-approval')).toEqual(ALL_CLAIMS);
  });

  it('asks the api for what is said alone', () => {
    expect(claimFilters({ text: 'lions', status: 'rejected', cursor: 'x' })).toEqual({
      search: 'lions',
      status: 'rejected',
    });
  });

  it.each(['', '?tab=nonsense', '?q=claims'])('opens the reviews at %p', (search) => {
    expect(readTab(search)).toBe('reviews');
  });
});
