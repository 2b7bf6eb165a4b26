import { ALL_CLUBS, clubFilters, clubListQuery, readClubListParams } from './club-search-params';

describe('the address of the list of clubs', () => {
  it.each([
    ['', ALL_CLUBS],
    ['?q=lions&state=hidden&claimed=no', { text: 'lions', state: 'hidden', claimed: 'no', cursor: null }],
    ['?cursor=7%7Eleeds', { ...ALL_CLUBS, cursor: '7~leeds' }],
  ] as const)('is the same when read and written: %j', (search, params) => {
    expect(readClubListParams(search)).toEqual(params);
    expect(clubListQuery(params)).toBe(search);
  });

  it('ignores unknown values', () => {
    expect(readClubListParams('?state=gone&claimed=maybe&q=%20')).toEqual(ALL_CLUBS);
    expect(clubFilters(ALL_CLUBS)).toEqual({});
  });
});
