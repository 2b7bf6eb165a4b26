/** An item of the pagination: a page to go to, or a gap of omitted pages. */
export type PaginationEntry = number | 'gap';

/** How many pages are shown on each side of the current one. */
const NEIGHBOURS = 2;

/**
 * The page numbers to show: the current page plus or minus 2, the first, the last, and a gap wherever pages in between
 * are left out.
 * @param page from 1; if out of range, the nearest page is used
 * @returns an empty list if there are no pages
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
