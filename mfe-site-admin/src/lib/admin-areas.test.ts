import { PAGES } from '../../pages.config.mjs';
import { findArea, pageTitle } from './admin-areas';

describe('the area of an address', () => {
  it.each([
    ['/admin', 'Queue'],
    ['/admin/claims', 'Queue'],
    ['/admin/clubs/7', 'Clubs'],
    ['/admin/clubsmith', 'Queue'],
  ])('for %s is %s', (pathname, label) => expect(findArea(pathname)?.label).toBe(label));

  it('is missing elsewhere', () => expect(findArea('/administrators')).toBeUndefined());
});

it('every page has a title, and so a login, except for those that emailed links lead to', () => {
  const untitled = Object.keys(PAGES).filter((path) => pageTitle(path) === undefined);
  expect(untitled).toEqual(['/admin/invitation', '/admin/set-password']);
});
