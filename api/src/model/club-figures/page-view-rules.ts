import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** Names the page of the site that a response is for; pages that only refresh leave it out. */
const PAGE_HEADER = 'x-page-path';

/** The home page and the pages for browsing. */
const SEARCH_PAGES = /^\/(?:browse-[^?#]*)?$/;
const CLUB_PAGE = /^\/clubs\/([^/?#]+)\/?$/;

type Asked = Pick<FastifyRequest, 'headers'>;

function getPage({ headers }: Asked): string | undefined {
  const page = headers[PAGE_HEADER];
  return typeof page === 'string' ? page : undefined;
}

/** Whether a program is a person's, rather than a robot that declares itself or a program without a name. */
export function isHumanAgent(program: string | undefined): boolean {
  return program !== undefined && program !== '' && !isbot(program);
}

/** Whether a person is waiting for this response, rather than a robot or a browser that prefetches pages. */
export function isOpenedByPerson({ headers }: Asked): boolean {
  return isHumanAgent(headers['user-agent']) && !String(headers['sec-purpose'] ?? '').includes('prefetch');
}

/**
 * Whether the response is for the page of the club with this slug. Its earlier addresses redirect to that page, and
 * don't count. False for calls that don't come from a page of the site.
 */
export function showsClubPage(request: Asked, slug: string): boolean {
  return CLUB_PAGE.exec(getPage(request) ?? '')?.[1] === slug;
}

/** Whether the response is for a page of search results. */
export function showsSearchResults(request: Asked): boolean {
  const page = getPage(request);
  return page !== undefined && SEARCH_PAGES.test(page);
}
