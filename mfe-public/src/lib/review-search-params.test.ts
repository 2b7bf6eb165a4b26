import { aReview } from '../testing/factories';
import { CATEGORIES } from './categories';
import { ageGroupTallies, readAgeGroup } from './age-group';
import { ageAddress, readAgeListParams } from './age-search-params';
import { allReviewsAddress, readAllReviewsParams } from './all-reviews-search-params';
import { categoryAddress, readCategoryListParams } from './category-search-params';
import { NOWHERE } from './near-place';
import {
  isCutOff,
  LAST_REVIEWS_PAGE,
  paged,
  READABLE_REVIEWS,
  reviewPageCount,
  REVIEWS_PAGE_SIZE,
} from './review-pages';

const getSearch = (address: string) => new URL(address, 'http://site.test').search;

describe('place in the reviews by category', () => {
  it.each([
    ['', null, 4, 'highest', 1],
    ['?category=value', 'value', 4, 'highest', 1],
    ['?category=value&minRating=5&sortBy=recent&page=3', 'value', 5, 'recent', 3],
    ['?category=juggling&minRating=0&sortBy=loudest&page=x', null, 4, 'highest', 1],
    ['?category=coaching&minRating=4.5', 'coaching', 4, 'highest', 1],
  ])('%s is read', (search, category, minRating, sortBy, page) => {
    const params = readCategoryListParams(search);
    expect({ ...params, category: params.category?.slug ?? null }).toEqual({
      category,
      minRating,
      sortBy,
      page,
      near: NOWHERE,
    });
  });

  it('is written without defaults, and is the same when read back', () => {
    const category = CATEGORIES[0]!;
    const params = { category, minRating: 3, sortBy: 'lowest', page: 2, near: NOWHERE } as const;
    expect(categoryAddress(params)).toBe(
      '/browse-categories?category=coaching&minRating=3&sortBy=lowest&page=2',
    );
    expect(readCategoryListParams(getSearch(categoryAddress(params)))).toEqual(params);
    expect(
      categoryAddress(readCategoryListParams('?category=coaching&minRating=4&sortBy=highest&page=1')),
    ).toBe('/browse-categories?category=coaching');
    expect(categoryAddress({ ...params, category: null })).toBe('/browse-categories');
  });
});

describe('place in the reviews of an age group', () => {
  it('is written without defaults, and is the same when read back', () => {
    expect(ageAddress('U12s', { sortBy: 'recent', page: 1 })).toBe('/browse-age/U12s');
    expect(ageAddress('prefer not to disclose', { sortBy: 'lowest', page: 2 })).toBe(
      '/browse-age/prefer%20not%20to%20disclose?sortBy=lowest&page=2',
    );
    expect(ageAddress(null, { page: 2 })).toBe('/browse-age?page=2');
    expect(readAgeListParams('?sortBy=lowest&page=2')).toEqual({ sortBy: 'lowest', page: 2, near: NOWHERE });
    expect(readAgeListParams('?sortBy=loudest')).toEqual({ sortBy: 'recent', page: 1, near: NOWHERE });
  });

  it('is the same among all reviews, with the group in the query', () => {
    expect(allReviewsAddress({ ageGroup: 'U12s', page: 2 })).toBe('/all-reviews?age=U12s&page=2');
    expect(allReviewsAddress({ ageGroup: null, page: 1 })).toBe('/all-reviews');
    expect(readAllReviewsParams('?age=u12s&page=2')).toEqual({ ageGroup: 'U12s', page: 2 });
    expect(readAllReviewsParams('?age=U99s')).toEqual({ ageGroup: null, page: 1 });
  });
});

describe('age groups', () => {
  it.each([
    ['U12s', 'U12s'],
    ['u7s', 'U7s'],
    ['Prefer not to disclose', 'prefer not to disclose'],
    ['U6s', null],
    ['', null],
    [null, null],
  ])('%s names %s', (text, group) => expect(readAgeGroup(text)).toBe(group));

  it('are sorted by age, unknown ones left out', () => {
    const counts = ['prefer not to disclose', 'U10s', 'Seniors', 'U9s'].map((ageGroup) => ({
      ageGroup,
      count: 1,
    }));
    expect(ageGroupTallies(counts).map(({ ageGroup }) => ageGroup)).toEqual([
      'U9s',
      'U10s',
      'prefer not to disclose',
    ]);
  });
});

describe('pages of reviews', () => {
  it.each([
    [0, 0],
    [1, 1],
    [12, 1],
    [13, 2],
    [2_000_000, LAST_REVIEWS_PAGE],
  ])('%d reviews fill %d', (total, pages) => expect(reviewPageCount(total)).toBe(pages));

  it('have their number in the name from the second on', () => {
    expect(paged('All Verified Reviews', 1)).toBe('All Verified Reviews');
    expect(paged('All Verified Reviews', 3)).toBe('All Verified Reviews, page 3');
  });

  it('go no further than the api does', () => {
    expect(LAST_REVIEWS_PAGE * REVIEWS_PAGE_SIZE).toBeLessThanOrEqual(10_000);
    expect((LAST_REVIEWS_PAGE + 1) * REVIEWS_PAGE_SIZE).toBeGreaterThan(10_000);
  });

  it.each([
    [1, 12, 2_000_000, false],
    [LAST_REVIEWS_PAGE, 12, 2_000_000, true],
    [LAST_REVIEWS_PAGE, 12, READABLE_REVIEWS, false],
    [LAST_REVIEWS_PAGE, 12, null, true],
    [LAST_REVIEWS_PAGE, 11, null, false],
  ])('page %d with %d reviews of %s is cut off: %s', (page, held, total, expected) => {
    const reviews = Array.from({ length: held }, () => aReview());
    expect(isCutOff(page, { reviews, total, hasNext: false })).toBe(expected);
  });
});
