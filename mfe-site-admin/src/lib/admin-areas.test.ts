import { findArea } from './admin-areas';

describe('the area of an address', () => {
  it.each([
    ['/admin', 'Desk'],
    ['/admin/claims', 'Claims'],
    ['/admin/claims/7', 'Claims'],
    ['/admin/claimsmith', 'Desk'],
  ])('of %s is %s', (pathname, label) => expect(findArea(pathname)?.label).toBe(label));

  it('is none outside', () => expect(findArea('/administrators')).toBeUndefined());
});
