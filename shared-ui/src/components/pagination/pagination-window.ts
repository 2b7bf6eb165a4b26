/** A place in the pagination: a page to go to, or the gap where pages are left out. */
export type PaginationEntry = number | 'gap';

/** How many pages are shown on each side of the current one. */
const NEIGHBOURS = 2;

/**
 * The page numbers to show: the current page plus or minus 2, the first, the last, and a gap wherever pages are
 * left out between them.
 * @param page from 1; one outside of the range counts as the nearest page
 * @returns an empty list when there is no page
 */
export function paginationWindow(page: number, totalPages: number): PaginationEntry[] {
  if (totalPages < 1) return [];
  const current = Math.min(Math.max(page, 1), totalPages);
  const from = Math.max(current - NEIGHBOURS, 1);
  const to = Math.min(current + NEIGHBOURS, totalPages);
  const entries: PaginationEntry[] = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (from > 2) entries.unshift('gap');
  if (from > 1) entries.unshift(1);
  if (to < totalPages - 1) entries.push('gap');
  if (to < totalPages) entries.push(totalPages);
  return entries;
}
