import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** Names the page of the site that an answer is for; pages that only ask again leave it out. */
const PAGE_HEADER = 'x-page-path';

/** The home page and those that one browses. */
const SEARCH_PAGES = /^\/(?:browse-[^?#]*)?$/;
const CLUB_PAGE = /^\/clubs\/([^/?#]+)\/?$/;

type Asked = Pick<FastifyRequest, 'headers'>;

/**
 * The path of the page that somebody opens and this answer is for. Undefined for calls that no page of the site makes, and
 * for those that no person waits for: of robots that say so, of programs that don't say what they are, and of pages that a
 * browser loads in advance.
 */
function openedPage({ headers }: Asked): string | undefined {
  const page = headers[PAGE_HEADER];
  if (typeof page !== 'string') return undefined;
  const program = headers['user-agent'];
  if (program === undefined || program === '' || isbot(program)) return undefined;
  return String(headers['sec-purpose'] ?? '').includes('prefetch') ? undefined : page;
}

/** Whether somebody opens the page of the club with this slug. Its earlier addresses lead to that page, and don't count. */
export function opensClubPage(request: Asked, slug: string): boolean {
  return CLUB_PAGE.exec(openedPage(request) ?? '')?.[1] === slug;
}

/** Whether somebody opens a page of search results. */
export function opensSearchResults(request: Asked): boolean {
  const page = openedPage(request);
  return page !== undefined && SEARCH_PAGES.test(page);
}
