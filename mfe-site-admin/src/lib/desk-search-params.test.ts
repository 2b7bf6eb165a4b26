import { deskFilters, deskQuery, readDeskParams, WHOLE_DESK } from './desk-search-params';

describe('search parameters of the desk', () => {
  it.each([
    ['', WHOLE_DESK],
    ['?entry=claim-7', { ...WHOLE_DESK, entry: 'claim-7' }],
    [
      '?kinds=report%2Cclaim&assigned=me',
      { ...WHOLE_DESK, kinds: ['report', 'claim'] as const, isMine: true },
    ],
    ['?cursor=1-17-claim-4', { ...WHOLE_DESK, cursor: '1-17-claim-4' }],
  ])('%j are the same when read back', (address, params) => {
    expect(readDeskParams(address)).toEqual(params);
    expect(deskQuery(params)).toBe(address);
  });

  it('are left out if they are unknown', () => {
    expect(readDeskParams('?kinds=walk,&assigned=you&entry=')).toEqual(WHOLE_DESK);
  });

  it("become the api's filters", () => {
    expect(deskFilters({ kinds: ['held'], isMine: true, entry: 'held-1', cursor: null })).toEqual({
      kinds: 'held',
      assigned: 'me',
    });
  });
});
