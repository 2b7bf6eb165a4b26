import {
  ALL_REMOVED,
  readRemovedListParams,
  removedFilters,
  removedListQuery,
} from './removed-search-params';

describe('the address of the list of removed reviews', () => {
  it.each([
    ['', ALL_REMOVED],
    ['?appeal=open', { hasOpenAppeal: true, cursor: null }],
    ['?appeal=open&cursor=17-3', { hasOpenAppeal: true, cursor: '17-3' }],
  ])('%s is the same when read and written', (query, params) => {
    expect(readRemovedListParams(query)).toEqual(params);
    expect(removedListQuery(params)).toBe(query);
  });

  it('ignores unknown values', () => {
    expect(readRemovedListParams('?appeal=maybe&cursor=')).toEqual(ALL_REMOVED);
  });

  it('names the api’s filter', () => {
    expect(removedFilters(ALL_REMOVED)).toEqual({});
    expect(removedFilters({ ...ALL_REMOVED, hasOpenAppeal: true })).toEqual({ appeal: 'open' });
  });
});
