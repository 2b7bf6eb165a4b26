import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

describe('recent searches', () => {
  it('are the last five, newest first, each once', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'C', '']) rememberSearch(text);
    expect(recentSearches()).toEqual(['C', 'f', 'e', 'd', 'b']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{"a":1}', 'no json', '[1, null, ""]'])('are empty if %s is stored', (stored) => {
    localStorage.setItem('recent-searches', stored);
    expect(recentSearches()).toEqual([]);
  });
});
