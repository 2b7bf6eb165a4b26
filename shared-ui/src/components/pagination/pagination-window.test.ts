import { paginationWindow } from './pagination-window';

describe('paginationWindow', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 'gap', 20]],
    [2, 20, [1, 2, 3, 4, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 6, 'gap', 20]],
    [5, 20, [1, 'gap', 3, 4, 5, 6, 7, 'gap', 20]],
    [17, 20, [1, 'gap', 15, 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 18, 19, 20]],
    [99, 20, [1, 'gap', 18, 19, 20]],
    [-3, 20, [1, 2, 3, 'gap', 20]],
  ])('on page %d of %d shows %j', (page, totalPages, entries) => {
    expect(paginationWindow(page, totalPages)).toEqual(entries);
  });
});
