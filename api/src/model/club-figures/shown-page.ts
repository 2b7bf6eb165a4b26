import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** Names the page of the site that an answer is for; pages that only ask again leave it out. */
const PAGE_HEADER = 'x-page-path';

/** The home page and those that one browses. */
const SEARCH_PAGES = /^\/(?:browse-[^?#]*)?$/;
const CLUB_PAGE = /^\/clubs\/([^/?#]+)\/?$/;

type Asked = Pick<FastifyRequest, 'headers'>;

function pageOf({ headers }: Asked): string | undefined {
  const page = headers[PAGE_HEADER];
  return typeof page === 'string' ? page : undefined;
}

/** Whether a program is a person's, and not a robot that says so or one that doesn't say what it is. */
export function isPersons(program: string | undefined): boolean {
  return program !== undefined && program !== '' && !isbot(program);
}

/** Whether a person waits for this answer, and not a robot or a browser that loads pages in advance. */
export function isOpenedByPerson({ headers }: Asked): boolean {
  return isPersons(headers['user-agent']) && !String(headers['sec-purpose'] ?? '').includes('prefetch');
}

/**
 * Whether the answer is for the page of the club with this slug. Its earlier addresses lead to that page, and don't count.
 * False for calls that no page of the site makes.
 */
export function showsClubPage(request: Asked, slug: string): boolean {
  return CLUB_PAGE.exec(pageOf(request) ?? '')?.[1] === slug;
}

/** Whether the answer is for a page of search results. */
export function showsSearchResults(request: Asked): boolean {
  const page = pageOf(request);
  return page !== undefined && SEARCH_PAGES.test(page);
}
