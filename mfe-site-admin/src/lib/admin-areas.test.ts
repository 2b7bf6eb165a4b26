import { findArea } from './admin-areas';

describe('the area of an address', () => {
  it.each([
    ['/admin', 'Desk'],
    ['/admin/claims', 'Claims'],
    ['/admin/claims/7', 'Claims'],
    ['/admin/claimsmith', 'Desk'],
  ])('for %s is %s', (pathname, label) => expect(findArea(pathname)?.label).toBe(label));

  it('is missing elsewhere', () => expect(findArea('/administrators')).toBeUndefined());
});
