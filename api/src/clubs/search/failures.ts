/** Filters that a club can fail, a bit each. */
export const FILTERS = {
  cost: 1,
  trial: 2,
  accredited: 4,
  surfaces: 8,
  access: 16,
  teams: 32,
  stars: 64,
  reviewed: 128,
  league: 256,
  sessions: 512,
} as const;

/** A filter that a club fails because it hasn't listed what it asks for also has its bit this much further up. */
const UNLISTED = 16;
const FAILED = 2 ** UNLISTED - 1;

/** The bits of a filter that a club fails. */
export function failure(filter: keyof typeof FILTERS, isListed: boolean): number {
  return isListed ? FILTERS[filter] : FILTERS[filter] | (FILTERS[filter] << UNLISTED);
}

/** The filters that a club fails, whether or not it has listed what they ask for. */
export function failedFilters(failures: number): number {
  return failures & FAILED;
}

/** Those of them of which the club says that it doesn't fit. */
export function refusedFilters(failures: number): number {
  return failures & FAILED & ~(failures >> UNLISTED);
}
