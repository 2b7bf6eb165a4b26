import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** Sets X-Total-Count, and Link rel="next" if more entries follow that can be read. */
export function setPaginationHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: PageRequest,
  total: number,
  deepest = Number.MAX_SAFE_INTEGER,
): void {
  reply.header('x-total-count', total);
  setNextPageHeader(request, reply, asked, asked.limit * asked.page < total, deepest);
}

/** Sets Link rel="next" if the list continues, and not beyond the deepest entry that can be read. */
export function setNextPageHeader(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: PageRequest,
  hasMore: boolean,
  deepest = Number.MAX_SAFE_INTEGER,
): void {
  if (!hasMore || asked.limit * (asked.page + 1) > deepest) return;
  setNextLink(request, reply, { limit: String(asked.limit), page: String(asked.page + 1) });
}

/** Sets Link rel="next" to the requested address with some parameters changed. */
export function setNextLink(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  changes: Readonly<Record<string, string>>,
): void {
  const [path, query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value);
  void reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`);
}
