import { InvalidInputError } from '../errors.js';

/** Which page of a list is requested; pages count from 1. */
export interface PageRequest {
  limit: number;
  page: number;
}

/** A page of a list, with the length of the whole. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** A page of a list whose length hasn't been counted. */
export interface UncountedPage<T> {
  items: T[];
  /** Whether entries follow. */
  hasMore: boolean;
}

/** How deep lists without stored positions can be paged: every entry before the page costs time. */
export const MAX_OFFSET = 10_000;

/** The number of entries before the page. */
export function getOffset({ limit, page }: PageRequest): number {
  return limit * (page - 1);
}

/** The entries of the page, of the whole list. */
export function pageSlice<T>(list: readonly T[], asked: PageRequest): T[] {
  return list.slice(getOffset(asked), getOffset(asked) + asked.limit);
}

/** Throws InvalidInputError if the page is deeper than lists are read. */
export function assertWithinMaxOffset({ limit, page }: PageRequest): void {
  if (limit * page > MAX_OFFSET) {
    throw InvalidInputError.inFields({
      page: `page must lie within the first ${MAX_OFFSET} entries (limit times page)`,
    });
  }
}
