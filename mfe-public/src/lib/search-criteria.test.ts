import {
  isSearch,
  readSearchCriteria,
  searchAddress,
  searchCriteriaQuery,
  searchHeading,
  toFindParams,
} from './search-criteria';

describe('search criteria in the address', () => {
  it('are read and tidied, with a default radius of 5 miles', () => {
    expect(readSearchCriteria('?sport=%20leeds++lions&postcode=ls6%203qs')).toMatchObject({
      text: 'leeds lions',
      location: '',
      near: 'LS6 3QS',
      radius: 5,
    });
    expect(readSearchCriteria('?postcode=Leeds').near).toBe('Leeds');
    expect(readSearchCriteria('?q=lions&near=LS6&radius=3')).toEqual(readSearchCriteria(''));
  });

  it('of sessions to try are a search without a name or place too', () => {
    const typed = readSearchCriteria('?sport=taster+sessions+near+ls6');
    expect(searchCriteriaQuery(typed)).toBe('?postcode=LS6&radiusMiles=5&sessions=true');
    const anywhere = readSearchCriteria('?sport=open+days');
    expect(searchCriteriaQuery(anywhere)).toBe('?sessions=true');
    expect(searchHeading(anywhere)).toBe('Clubs with a session to try');
  });

  it('are cut to the api’s limits', () => {
    const { text, near } = readSearchCriteria(`?sport=${'a'.repeat(99)}+b&postcode=${'1'.repeat(500)}`);
    expect(text).toBe('a'.repeat(99));
    expect(near).toHaveLength(100);
  });

  it.each([
    ['?radiusMiles=1', 1],
    ['?radiusMiles=3', 3],
    ['?radiusMiles=4', 5],
    ['?radiusMiles=10', 5],
    ['?radiusMiles=-1', 5],
    ['?radiusMiles=many', 5],
    ['', 5],
  ])('%s searches within %d miles', (search, miles) => {
    expect(readSearchCriteria(search).radius).toBe(miles);
  });

  it('are the same when written and read back, filters included', () => {
    for (const search of [
      '',
      '?sport=lions',
      '?location=Leeds',
      '?sport=a+%26+b&postcode=LS6&radiusMiles=3',
      '?postcode=LS6&radiusMiles=5&age=U10s&team=girls&day=mon,tue&sort=rating&page=2&view=map',
      '?radiusMiles=1&lat=53.819&lng=-1.571',
    ]) {
      expect(searchCriteriaQuery(readSearchCriteria(search))).toBe(search);
    }
  });

  it('leave out the radius without a place, and everything without a search', () => {
    const nothing = readSearchCriteria('?radiusMiles=3&age=U10s');
    expect(isSearch(nothing)).toBe(false);
    expect(searchCriteriaQuery(nothing)).toBe('');
    expect(searchCriteriaQuery(readSearchCriteria('?sport=x&radiusMiles=3'))).toBe('?sport=x');
    const postcode = '?sport=LS6&radiusMiles=3';
    expect(searchCriteriaQuery(readSearchCriteria(postcode))).toBe(postcode);
  });

  it.each([
    ['?postcode=LS6&radiusMiles=1', 'Clubs within 1 mile of LS6'],
    ['?postcode=LS6&sport=lions', 'Clubs within 5 miles of LS6'],
    ['?lat=53.819&lng=-1.571', 'Clubs within 5 miles of your location'],
    ['?sport=lions', 'Search Results for "lions"'],
    ['?location=Leeds', 'Search Results for "Leeds"'],
  ])('%s is headed %s', (search, heading) => {
    expect(searchHeading(readSearchCriteria(search))).toBe(heading);
  });

  it('are headed by a town’s own name once it’s known', () => {
    const place = { label: 'Leeds', latitude: 53.8, longitude: -1.55, kind: 'town' } as const;
    expect(searchHeading(readSearchCriteria('?postcode=leeds'), place)).toBe('Clubs within 5 miles of Leeds');
  });
});

describe('a search with a change', () => {
  const criteria = readSearchCriteria('?postcode=LS6&radiusMiles=3&page=2');

  it('starts at its first page, and stays on the home page', () => {
    expect(searchAddress(criteria, { age: 'U10s' })).toBe('/?postcode=LS6&radiusMiles=3&age=U10s');
    expect(searchAddress(criteria, { page: 4 })).toBe('/?postcode=LS6&radiusMiles=3&page=4');
    expect(searchAddress(criteria, { near: '' })).toBe('/');
    expect(searchAddress({ ...criteria, age: 'U10s' }, { near: '' })).toMatch(/^\/browse-clubs\?.*age=U10s/);
  });

  it('is the directory’s beyond the radii of the home page', () => {
    expect(searchAddress(criteria, { radius: 20 })).toBe('/browse-clubs?near=LS6&radius=20');
  });

  it('is one for the directory’s call', () => {
    expect(toFindParams(readSearchCriteria('?location=Leeds'))).toMatchObject({ text: 'Leeds', near: '' });
    expect(toFindParams(readSearchCriteria('?sport=lions&location=Leeds'))).toMatchObject({
      text: 'lions',
      near: 'Leeds',
    });
  });
});
