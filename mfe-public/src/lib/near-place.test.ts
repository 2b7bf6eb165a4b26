import { ageAddress, readAgeListParams } from './age-search-params';
import { CATEGORIES } from './categories';
import { categoryAddress, readCategoryListParams } from './category-search-params';
import { findAddress } from './find-params';
import { ageRanking, isSomewhere, nearArgument, nearSearch, NOWHERE, readNearPlace } from './near-place';

const COACHING = CATEGORIES[0]!;

describe('a place for ranking clubs nearby', () => {
  it.each([
    ['', { near: '', here: null, radius: 5 }],
    ['?near=%20LS6%20&radius=10', { near: 'LS6', here: null, radius: 10 }],
    ['?near=Otley&radius=7', { near: 'Otley', here: null, radius: 5 }],
    ['?lat=53.81934&lng=-1.5712', { near: '', here: { latitude: 53.819, longitude: -1.571 }, radius: 5 }],
    ['?lat=48.8&lng=2.3', NOWHERE],
    ['?q=LS6', NOWHERE],
  ])('is read from "%s"', (search, place) => {
    expect(readNearPlace(search)).toEqual(place);
  });

  it('is kept in the address when anything else changes, and is the same when read back', () => {
    const params = readCategoryListParams('?category=coaching&near=LS6&radius=10');
    expect(categoryAddress({ ...params, sortBy: 'recent' })).toBe(
      '/browse-categories?category=coaching&sortBy=recent&near=LS6&radius=10',
    );
    expect(categoryAddress({ ...params, category: null })).toBe('/browse-categories?near=LS6&radius=10');
    const { near } = readAgeListParams('?lat=53.819&lng=-1.571');
    expect(ageAddress('U10s', { near })).toBe('/browse-age/U10s?lat=53.819&lng=-1.571');
  });

  it('requests the clubs of a category, or with a team of an age', () => {
    const near = readNearPlace('?near=LS6');
    expect(nearArgument(near, { category: COACHING })).toEqual({
      ...{ near: 'LS6', radius: 5, sort: 'coaching', reviewed: true, page: 1, pageSize: 4 },
    });
    expect(nearArgument(near, ageRanking('U10s'))).toEqual({
      ...{ near: 'LS6', radius: 5, sort: 'rating', age: 'U10s', page: 1, pageSize: 4 },
    });
    expect(nearArgument(NOWHERE, { category: COACHING })).toEqual({
      ...{ radius: 5, sort: 'coaching', reviewed: true, page: 1, pageSize: 4 },
    });
    expect(nearArgument(NOWHERE, ageRanking('U10s'))).toBeNull();
    expect(ageRanking('prefer not to disclose')).toBeNull();
    expect(isSomewhere(NOWHERE)).toBe(false);
  });

  it('leads to the whole list in the same order', () => {
    expect(findAddress(nearSearch(readNearPlace('?near=LS6'), { category: COACHING }))).toBe(
      '/browse-clubs?near=LS6&reviewed=true&sort=coaching',
    );
  });
});
