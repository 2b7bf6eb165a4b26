import { accessFilters, accessQuery, readAccessParams } from './access-search-params';

describe('the address of the access record', () => {
  it.each(['', '?by=7', '?by=site-password', '?by=7&cursor=1-2'])(
    'is the same when read and written: "%s"',
    (query) => {
      expect(accessQuery(readAccessParams(query))).toBe(query);
    },
  );

  it('ignores unknown people', () => {
    for (const by of ['0', '-1', 'x', '1.5', '12345678901'])
      expect(readAccessParams(`?by=${by}`)).toEqual({ by: null, cursor: null });
  });

  it('requests one person, the site password, or everyone from the api', () => {
    expect(accessFilters(readAccessParams('?by=7'))).toEqual({ staffId: 7 });
    expect(accessFilters(readAccessParams('?by=site-password'))).toEqual({ by: 'site-password' });
    expect(accessFilters(readAccessParams(''))).toEqual({});
  });
});
