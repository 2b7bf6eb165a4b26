import { inPart } from '@club-reviews/observability/traces';
import type { MapConfig } from '@club-reviews/shared-ui/platform';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutLinkEnd } from '../../src/app/link-end';
import { OFFLINE_PATH } from '../../src/offline/offline-names';
import type { ApiClient } from '../api-client';
import { PurgeHook } from '../cdn/purge-hook';
import type { ServerConfig } from '../config';
import { OpeningCounts } from '../openings/opening-counts';
import { ClubChanges } from '../site-state/club-changes';
import type { SiteState } from '../site-state/site-state';
import { SiteStates } from '../site-state/site-state';
import { createPublicConfigReader } from '../site-state/public-config';
import { clientOnly, withoutServerCode } from '../pages/client-only';
import type { PageRenderer } from '../pages/page-renderer';
import { sendBusyPage, sendNotSetUpPage } from '../pages/plain-pages';
import { createRenderLimit, TooBusyError } from '../pressure/render-limit';
import type { RegistryReader } from '../registry/registry-reader';
import type { VisitorReleasesReader } from '../visitors/visitor-releases';
import type { Choice } from '../registry/site-releases';
import { encodingFor } from './compression';
import type { CachedPage } from './cached-page';
import { isForEverybody, sendPage } from './page-responses';
import { PageCache } from './page-cache';
import type { ServerMetrics } from '@club-reviews/observability/server-metrics';

/** Averaged over a second; rendering one page blocks the event loop for a tenth of that at most. */
const MAX_DELAY_MS = 500;

/** Begins with two slashes, or has a segment "." or "..", which browsers resolve before they send a request. */
const UNUSUAL_PATH = /^[/\\]{2}|^[^?]*[/\\](?:\.|%2e){1,2}(?:[/\\?]|$)/i;

/** Where an address with an unusual path leads on this site. To browsers, "//host" would be another one. */
function usualAddress(address: string): string {
  // `new URL` rejects some addresses with two slashes.
  const { pathname, search } = new URL(address.replace(/^[/\\]+/, '/'), 'http://page.invalid');
  return pathname.replace(/^\/+/, '/') + search;
}

/** Where an address leads without the punctuation after a pasted link. */
function withoutEnd(address: string): string {
  const [path = ''] = address.split('?', 1);
  return withoutLinkEnd(path) + address.slice(path.length);
}

/** A file that programs look for by themselves, like "/ads.txt" or "/.env"; no page's path looks like one. */
const FILE_PATH = /^\/(?:\.[^?]*|[^/?]*\.[a-z][^/.?]*)(?:\?|$)/i;

/** Whether a request is for a file that isn't there, rather than for a page that says so. */
const isForMissingFile = ({ url, headers }: FastifyRequest) =>
  FILE_PATH.test(url) && headers.accept?.includes('text/html') !== true;

/** What's known about a page that hasn't been rendered. */
const UNSEEN = { page: 'unknown', remote: 'unknown' };

/** Where pages come from. */
interface PageSources {
  config: ServerConfig;
  /** Where maps get streets from, if this server has them. */
  map?: MapConfig | undefined;
  registry: RegistryReader;
  visitors: VisitorReleasesReader;
  callApi: ApiClient;
  render: PageRenderer;
  metrics?: ServerMetrics;
}

/**
 * Serves every page, and any path that nothing else serves, which gets a page too.
 * @returns what pages are made of at any moment
 */
export async function addPages(
  app: FastifyInstance,
  { config, map, registry, visitors, callApi, render, metrics }: PageSources,
): Promise<SiteStates> {
  // Only measures: the handler itself refuses nothing.
  await app.register(underPressure, { maxEventLoopDelay: MAX_DELAY_MS, pressureHandler: () => undefined });
  const changes = new ClubChanges();
  const publicConfig = createPublicConfigReader(
    callApi,
    { brandName: config.brandName, supportEmail: config.supportEmail, sampleData: false },
    { shortReviewLinks: true, ...(map && { map }) },
  );
  const moments = new SiteStates({ registry, publicConfig, callApi, changes, logger: app.log });
  const limit = createRenderLimit(() => app.isUnderPressure());
  const pages = new PageCache({ maxBytes: config.pageCacheBytes, moments, changes, render, limit });
  metrics?.gauge('page_cache_bytes', 'Memory that kept pages take', () => pages.size);
  metrics?.gauge('page_cache_pages', 'Pages that are kept', () => pages.count);
  metrics?.gauge('pages_rendering', 'Pages in the making', () => limit.renders);
  const openings = new OpeningCounts(callApi, app.log);
  app.addHook('onClose', () => openings.close());
  if (config.pagePurge !== undefined) {
    const hook = new PurgeHook({ ...config.pagePurge, registry, callApi, logger: app.log });
    hook.start();
    app.addHook('onClose', async () => hook.close());
  }

  async function findPage(
    request: FastifyRequest,
    moment: SiteState,
    tried: Choice,
    isOneOff: boolean,
  ): Promise<CachedPage> {
    const { url, ip, id, headers } = request;
    const isShared = isForEverybody(url) && !isOneOff;
    const kept = isShared ? pages.find(url, moment) : undefined;
    request.pageSeen = { ...(kept?.seen ?? UNSEEN), cache: kept === undefined ? 'rendered' : 'hit' };
    if (kept !== undefined) return kept;
    const { pathname, search } = new URL(url, 'http://page.invalid');
    const asked = { pathname, search, visitor: { address: ip, requestId: id }, tried };
    const encoding = encodingFor(headers['accept-encoding']) ?? 'gzip';
    const page = await inPart('make page', () =>
      limit.inTime(
        isShared ? pages.make(url, asked, moment, encoding) : pages.renderPrivate(asked, moment, encoding),
      ),
    );
    request.pageSeen = { ...page.seen, cache: 'rendered' };
    return page;
  }

  // A route rather than the not-found handler, because the page cache handles compression.
  app.get('/*', { compress: false }, async (request, reply) => {
    if (UNUSUAL_PATH.test(request.url)) return reply.redirect(usualAddress(request.url), 308);
    const usual = withoutEnd(request.url);
    if (usual !== request.url) return reply.redirect(usual, 301);
    if (isForMissingFile(request)) return reply.callNotFound();
    const common = await moments.now();
    if (common.site.revision === 0) return sendNotSetUpPage(reply);
    // Devices store this page for offline use, and nothing from canaries.
    const visitor = isOfflinePage(request.url)
      ? visitors.ofEverybody(common.site)
      : visitors.ofPage(request.headers.cookie, common.site);
    const { tried } = visitor;
    const left = clientOnly(request.headers);
    const releases = left === undefined ? visitor.releases : withoutServerCode(visitor.releases, left);
    const moment = releases === common.releases ? common : { ...common, releases };
    const isOneOff = tried.size > 0 || left !== undefined;
    let page;
    try {
      page = await findPage(request, moment, tried, isOneOff);
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      request.pageSeen = { ...UNSEEN, cache: 'shed' };
      return sendBusyPage(reply);
    }
    if (isOpened(request) && left === undefined)
      openings.count(page.openings, request.headers['user-agent'] ?? '');
    return sendPage(request, reply, { page, pages, visitor, isOneOff, cdn: config.pageCdn });
  });
  return moments;
}

const isOfflinePage = (url: string) => url === OFFLINE_PATH;

/** Whether a visitor opens the page, rather than a browser prefetching it or requesting its headers. */
function isOpened({ method, headers }: FastifyRequest): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
  return method === 'GET' && !purpose.includes('prefetch');
}
