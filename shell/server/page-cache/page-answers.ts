import type { FastifyReply, FastifyRequest } from 'fastify';
import { addCdnHeaders } from '../cdn/page-tags';
import type { CdnTimes } from '../cdn/page-tags';
import { SECRET_URL } from '../security-headers';
import { encodingFor } from './compression';
import type { KeptPage } from './kept-page';
import type { PageCache } from './page-cache';

/** Where a visitor is; such pages are theirs alone. */
const PRIVATE_URL = /[?&](?:lat|lng)=/;

/** Whether a page may be kept for others: not with a secret from one of our mails, nor with where somebody is. */
export function isForEverybody(url: string): boolean {
  return !SECRET_URL.test(url) && !PRIVATE_URL.test(url);
}

/**
 * Sends a page as the visitor's browser wants it: compressed, or only the word that it hasn't changed.
 * @param pages keeps the page's further compressions
 * @param cdn how long others may keep it
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  pages: PageCache,
  cdn: CdnTimes,
): Promise<unknown> {
  const isSecret = SECRET_URL.test(request.url);
  reply.header('Cache-Control', isSecret ? 'no-store' : 'no-cache');
  if (isForEverybody(request.url)) addCdnHeaders(reply, page, cdn);
  // Browsers ask again, because a merge of clubs can be undone.
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  reply.header('Vary', 'Accept-Encoding').header('Content-Security-Policy', page.policy);
  if (!isSecret && page.status === 200) {
    reply.header('ETag', page.tag);
    if (namesTag(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
  }
  reply.code(page.status).header('Content-Type', 'text/html; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(await page.html());
  reply.header('Content-Encoding', encoding);
  return reply.send(page.body(encoding) ?? (await pages.bodyOf(page, request.url, encoding)));
}

/**
 * Whether an If-None-Match names a tag, by the weak comparison (RFC 9110, section 13.1.2). It holds without a look at
 * Cache-Control: whoever sends a tag has a use for "not modified".
 */
function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => {
    const named = one.trim();
    return named === '*' || named.replace(/^W\//, '') === opaque;
  });
}
