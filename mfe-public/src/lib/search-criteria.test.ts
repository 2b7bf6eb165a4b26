import { isSearch, readSearchCriteria, searchCriteriaQuery, searchHeading } from './search-criteria';

describe('search criteria in the address', () => {
  it('are read and tidied, with a default radius of 5 miles', () => {
    expect(readSearchCriteria('?sport=%20leeds++lions&postcode=ls6%203qs')).toEqual({
      sport: 'leeds lions',
      location: '',
      postcode: 'LS6 3QS',
      radiusMiles: 5,
    });
  });

  it('are cut to the api’s limits', () => {
    const { sport, postcode } = readSearchCriteria(`?sport=${'a'.repeat(99)}+b&postcode=${'1'.repeat(500)}`);
    expect(sport).toBe('a'.repeat(99));
    expect(postcode).toHaveLength(100);
  });

  it.each([
    ['?radiusMiles=1', 1],
    ['?radiusMiles=3', 3],
    ['?radiusMiles=4', 5],
    ['?radiusMiles=-1', 5],
    ['?radiusMiles=many', 5],
    ['', 5],
  ])('%s searches within %d miles', (search, miles) => {
    expect(readSearchCriteria(search).radiusMiles).toBe(miles);
  });

  it('are the same when written and read back', () => {
    for (const search of [
      '',
      '?sport=lions',
      '?location=Leeds',
      '?sport=a+%26+b&postcode=LS6&radiusMiles=3',
    ]) {
      expect(searchCriteriaQuery(readSearchCriteria(search))).toBe(search);
    }
  });

  it('leave out the radius without a postcode, and everything without a search', () => {
    const nothing = readSearchCriteria('?radiusMiles=3');
    expect(isSearch(nothing)).toBe(false);
    expect(searchCriteriaQuery(nothing, 4)).toBe('');
    expect(searchCriteriaQuery(readSearchCriteria('?sport=x&radiusMiles=3'), 2)).toBe('?sport=x&page=2');
  });

  it.each([
    ['?postcode=LS6&radiusMiles=1', 'Clubs within 1 mile of LS6'],
    ['?postcode=LS6&sport=lions', 'Clubs within 5 miles of LS6'],
    ['?sport=lions', 'Search Results for "lions"'],
    ['?location=Leeds', 'Search Results for "Leeds"'],
  ])('%s is headed %s', (search, heading) => {
    expect(searchHeading(readSearchCriteria(search))).toBe(heading);
  });
});
