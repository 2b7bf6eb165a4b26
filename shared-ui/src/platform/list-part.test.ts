import { nextCursor } from './list-part';

describe('next part of a list', () => {
  it.each([
    ['</api/admin/reviews?search=mud&cursor=2026-03-01.42>; rel="next"', '2026-03-01.42'],
    ['<http://site.test/api/admin/reviews?cursor=a%2Bb&limit=25>; rel=next', 'a+b'],
    ['</api/admin/reviews?cursor=1>; rel="first", </api/admin/reviews?cursor=9>; rel="next"', '9'],
  ])('begins where %s says', (link, cursor) => {
    expect(nextCursor(link)).toBe(cursor);
  });

  it.each([[null], [''], ['</api/admin/reviews?cursor=1>; rel="prev"'], ['nonsense']])(
    'is missing after %p',
    (link) => {
      expect(nextCursor(link)).toBeNull();
    },
  );
});
