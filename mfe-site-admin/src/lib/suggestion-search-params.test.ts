import { readSuggestionId } from './suggestion-address';
import { readSuggestionListParams, suggestionListQuery } from './suggestion-search-params';

describe('the address of the list of suggestions', () => {
  it.each([
    ['', { state: 'open', cursor: null }],
    ['?state=declined', { state: 'declined', cursor: null }],
    ['?state=accepted&cursor=17-3', { state: 'accepted', cursor: '17-3' }],
  ] as const)('is the same when read and written: %j', (query, params) => {
    expect(readSuggestionListParams(query)).toEqual(params);
    expect(suggestionListQuery(params)).toBe(query);
  });

  it('lists what is waiting by default', () => {
    expect(readSuggestionListParams('?state=lost&cursor=')).toEqual({ state: 'open', cursor: null });
  });
});

it.each([
  ['?suggestion=12', 12],
  ['', null],
  ['?suggestion=0', null],
  ['?suggestion=x', null],
])('reads the suggestion for a club’s page from %j', (search, id) => {
  expect(readSuggestionId(search)).toBe(id);
});
