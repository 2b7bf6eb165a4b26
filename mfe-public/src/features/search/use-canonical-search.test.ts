import { canonicalSearch } from './use-canonical-search';

describe('the address of a search', () => {
  it.each(['', '?sport=lions', '?postcode=LS6&radiusMiles=3&page=2', '?write-review=', '?sport=a+%26+b'])(
    'doesn’t change: %s',
    (search) => expect(canonicalSearch(search)).toBe(search),
  );

  it.each([
    ['?radiusMiles=3', ''],
    ['?sport=&postcode=&radiusMiles=5&page=4', ''],
    ['?sport=&postcode=ls6&radiusMiles=5', '?postcode=LS6&radiusMiles=5'],
    ['?postcode=LS6&radiusMiles=400', '?postcode=LS6&radiusMiles=5'],
    ['?postcode=LS6', '?postcode=LS6&radiusMiles=5'],
    ['?sport=lions&radiusMiles=3&page=0', '?sport=lions'],
    ['?age=U10s&view=map&from=mail', '?from=mail'],
    ['?sport=lions&age=U99s&team=girls', '?sport=lions&team=girls'],
    ['?radiusMiles=1&write-review=leeds', '?write-review=leeds'],
  ])('%s becomes %s', (search, tidy) => expect(canonicalSearch(search)).toBe(tidy));

  it('doesn’t change when tidied twice', () => {
    const tidy = canonicalSearch('?sport=++a++b&postcode=ls6+3qs&radiusMiles=2&page=x&from=mail');
    expect(canonicalSearch(tidy)).toBe(tidy);
  });
});
