import type { FastifyReply, FastifyRequest } from 'fastify';
import { addCdnHeaders } from '../cdn/page-tags';
import type { CdnTimes } from '../cdn/page-tags';
import { SECRET_URL } from '../security-headers';
import type { VisitorReleases } from '../visitors/visitor-releases';
import { encodingFor } from './compression';
import type { CachedPage } from './cached-page';
import type { PageCache } from './page-cache';

/** A visitor's position; such pages are for them alone. */
const PRIVATE_URL = /[?&](?:lat|lng)=/;

/** A club's page, its form for questions or a comparison, for one parent's child: a copy for each would push out everybody's. */
const CHILD_URL = /^\/(?:clubs\/|compare)[^?]*\?(?:[^#]*&)?(?:age|team|day|near)=/;

/**
 * Whether a page may be cached for others: not with a secret from one of our emails, nor with somebody's position or
 * what they told us about their child.
 */
export function isForEverybody(url: string): boolean {
  return !SECRET_URL.test(url) && !PRIVATE_URL.test(url) && !CHILD_URL.test(url);
}

/** When to try an area again that's switched off. */
const RETRY_AFTER_SECONDS = 300;

/** A page on its way to a visitor. */
interface PageResponse {
  page: CachedPage;
  /** Where further compressions of the page are kept. */
  pages: PageCache;
  visitor: VisitorReleases;
  /** Whether it was made for this one response, as testers' and developers' pages are: never cached. */
  isOneOff: boolean;
  /** How long a CDN may cache it. */
  cdn: CdnTimes;
}

/** Sets who may cache the page: only the visitor while a canary runs, and nobody if a tester sees it. */
function addCacheHeaders({ url }: FastifyRequest, reply: FastifyReply, answer: PageResponse) {
  const { page, visitor, isOneOff, cdn } = answer;
  const { isPersonal, cookies } = visitor;
  if (SECRET_URL.test(url) || isOneOff) reply.header('Cache-Control', 'no-store');
  else reply.header('Cache-Control', isPersonal ? 'private, no-cache' : 'no-cache');
  if (isOneOff) reply.header('X-Robots-Tag', 'noindex');
  if (cookies.length > 0) reply.header('Set-Cookie', cookies);
  if (isForEverybody(url) && !isPersonal && !isOneOff) addCdnHeaders(reply, page, cdn);
  reply.header('Vary', isPersonal ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
}

/** Sends a page the way the visitor's browser wants it: compressed, or just as "not modified". */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageResponse,
): Promise<unknown> {
  const { page, pages, isOneOff } = answer;
  addCacheHeaders(request, reply, answer);
  // Browsers request it again, because merging clubs can be undone.
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  reply.header('Content-Security-Policy', page.policy);
  if (page.status === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS);
  const isSecret = SECRET_URL.test(request.url) || isOneOff;
  if (!isSecret && page.status === 200) {
    reply.header('ETag', page.tag);
    if (namesTag(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
  }
  reply.code(page.status).header('Content-Type', 'text/html; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(await page.html());
  reply.header('Content-Encoding', encoding);
  return reply.send(page.body(encoding) ?? (await pages.toBody(page, request.url, encoding)));
}

/**
 * Whether an If-None-Match names a tag, by weak comparison (RFC 9110, section 13.1.2). Cache-Control doesn't matter: a
 * client that sends a tag can use "not modified".
 */
function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => {
    const named = one.trim();
    return named === '*' || named.replace(/^W\//, '') === opaque;
  });
}
