import { readSuggestionId } from './suggestion-address';
import { readSuggestionListParams, suggestionListQuery } from './suggestion-search-params';

describe('the address of the list of suggestions', () => {
  it.each([
    ['', { state: 'open', cursor: null }],
    ['?state=declined', { state: 'declined', cursor: null }],
    ['?state=accepted&cursor=17-3', { state: 'accepted', cursor: '17-3' }],
  ] as const)('says with %j what is listed', (query, params) => {
    expect(readSuggestionListParams(query)).toEqual(params);
    expect(suggestionListQuery(params)).toBe(query);
  });

  it('lists what waits where it names nothing', () => {
    expect(readSuggestionListParams('?state=lost&cursor=')).toEqual({ state: 'open', cursor: null });
  });
});

it.each([
  ['?suggestion=12', 12],
  ['', null],
  ['?suggestion=0', null],
  ['?suggestion=x', null],
])('the page of a club names a suggestion with %j', (search, id) => {
  expect(readSuggestionId(search)).toBe(id);
});
