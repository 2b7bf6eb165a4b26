import { LRUCache } from 'lru-cache';
import type { ClubChanges } from '../site-state/club-changes';
import type { SiteState, SiteStates } from '../site-state/site-state';
import type { PageRenderer, PageRequest } from '../pages/page-renderer';
import type { RenderLimit } from '../pressure/render-limit';
import type { Encoding } from './compression';
import { CachedPage } from './cached-page';

/** How long cached pages are served while the api doesn't say whether they're still correct. */
const TRUSTED_WHILE_SILENT_MS = 5 * 60_000;

/** Nobody links to longer URLs. */
const LONGEST_ADDRESS = 2048;

/** What the cache needs. */
interface PageCacheParts {
  /** How much memory cached pages may take; 0 caches none. */
  maxBytes: number;
  moments: Pick<SiteStates, 'latest' | 'silentForMs'>;
  changes: Pick<ClubChanges, 'version' | 'isUnchanged'>;
  render: PageRenderer;
  limit: Pick<RenderLimit, 'make'>;
}

/** A page that is being rendered. */
interface Flight {
  moment: SiteState;
  page: Promise<CachedPage>;
}

/** The cache key of a page: visitors who get other releases share separate pages. */
const toKey = (address: string, { releases }: Pick<SiteState, 'releases'>) =>
  releases.variant === '' ? address : `${releases.variant} ${address}`;

/**
 * Caches rendered pages by URL. A page is served again as long as the releases and settings are the same, nothing it
 * shows has changed and its hour isn't over. Nobody gets a page older than their request.
 */
export class PageCache {
  private readonly kept: LRUCache<string, CachedPage> | undefined;
  private readonly flights = new Map<string, Flight>();

  constructor(private readonly parts: PageCacheParts) {
    const { maxBytes } = parts;
    if (maxBytes > 0) this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  }

  /** Memory in use, in bytes. */
  get size(): number {
    return this.kept?.calculatedSize ?? 0;
  }

  /** How many pages are cached. */
  get count(): number {
    return this.kept?.size ?? 0;
  }

  /**
   * The cached page for a URL, unless it has to be rendered.
   * @param address path and query
   * @param moment one read after the request arrived, with the visitor's releases
   */
  find(address: string, moment: SiteState): CachedPage | undefined {
    const page = this.kept?.get(toKey(address, moment));
    return page !== undefined && this.isFresh(page, moment) ? page : undefined;
  }

  /**
   * Renders the page for a URL. Others who request it meanwhile wait for it, and get it if it's as recent as their own
   * moment requires.
   * @param encoding what to compress it with first
   * @throws TooBusyError if there are too many pages to render
   */
  async make(
    address: string,
    request: PageRequest,
    moment: SiteState,
    encoding: Encoding,
  ): Promise<CachedPage> {
    const key = toKey(address, moment);
    for (;;) {
      const flight = this.flights.get(key);
      if (flight === undefined) break;
      const page = await flight.page.catch(() => undefined);
      if (page !== undefined && (flight.moment.number >= moment.number || this.isFresh(page, moment)))
        return page;
    }
    const { latest } = this.parts.moments;
    // A moment with other releases may belong to another visitor.
    const begun = latest?.releases === moment.releases ? latest : moment;
    return this.start(address, request, begun, encoding);
  }

  /** Renders a page for one visitor only. Throws a `TooBusyError` if there are too many. */
  async renderPrivate(request: PageRequest, moment: SiteState, encoding: Encoding): Promise<CachedPage> {
    const { render, limit } = this.parts;
    return limit.make(async () => CachedPage.of(await render(request, moment), moment, encoding));
  }

  /** A page in a compression, which may take more memory to keep. */
  async toBody(page: CachedPage, address: string, encoding: Encoding): Promise<Buffer> {
    const body = await page.compressedAs(encoding);
    const key = toKey(address, page.moment);
    if (this.kept?.peek(key) === page) {
      // Setting the same object again would keep the old size.
      this.kept.delete(key);
      this.kept.set(key, page);
    }
    return body;
  }

  private start(
    address: string,
    request: PageRequest,
    moment: SiteState,
    encoding: Encoding,
  ): Promise<CachedPage> {
    const key = toKey(address, moment);
    const page = this.render(address, request, moment, encoding).finally(() => this.flights.delete(key));
    this.flights.set(key, { moment, page });
    return page;
  }

  private async render(
    address: string,
    request: PageRequest,
    moment: SiteState,
    encoding: Encoding,
  ): Promise<CachedPage> {
    const page = await this.renderPrivate(request, moment, encoding);
    if (page.isComplete && page.status < 500 && moment.version && address.length <= LONGEST_ADDRESS)
      this.kept?.set(toKey(address, moment), page);
    return page;
  }

  private isFresh(page: CachedPage, moment: SiteState): boolean {
    if (!page.isComplete || page.validatedAt === undefined) return false;
    if (page.moment.number >= moment.number) return true;
    const { releases, config, hour } = page.moment;
    if (releases !== moment.releases || config !== moment.config || hour !== moment.hour) return false;
    const { changes, moments } = this.parts;
    if (!changes.isUnchanged(page.subject, page.validatedAt)) return false;
    if (moment.version === undefined) return moments.silentForMs <= TRUSTED_WHILE_SILENT_MS;
    // This way, pages that are requested now and then outlive the list of changes.
    page.validatedAt = changes.version;
    return true;
  }
}
