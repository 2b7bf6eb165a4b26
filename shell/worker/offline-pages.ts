import { OFFLINE_PATH } from '../src/offline/offline-names';
import type { OpenedPage } from '../src/offline/offline-names';
import { allowsCopies, getFiles, toTitle } from './kept-html';

/** Prefix of all this worker's caches, in any version. */
export const CACHE_PREFIX = 'offline-';

/** Holds pages, their files and a list of both. A new number drops everything in an older format. */
export const CACHE_NAME = 'offline-1';

const LIST_PATH = '/offline/kept.json';
const HOME_PATH = '/';

/** Kept after the first visit, and not counted among the clubs. */
const ALWAYS_KEPT = [OFFLINE_PATH, HOME_PATH];

const MAX_CLUBS = 30;
const DAY_MS = 24 * 3_600_000;
/** Something that has been taken off the site mustn't stay on devices for ever. */
const KEPT_MS = 30 * DAY_MS;
/** After a client-side navigation, the page's document isn't fetched again within this time. */
const FRESH_MS = 3_600_000;
const MAX_FILE_BYTES = 400_000;

/** A kept page. */
export interface KeptPage {
  path: string;
  /** As written in the HTML. */
  title: string;
  keptAt: number;
  usedAt: number;
  files: string[];
}

/** What the store needs from the browser. */
interface OfflinePagesParts {
  caches: CacheStorage;
  fetch: typeof fetch;
  now?: () => number;
}

const isPrivate = ({ headers }: Response) =>
  /no-store|private/.test(headers.get('Cache-Control') ?? 'private');

/** The pages this device keeps for offline use. */
export class OfflinePages {
  readonly #parts: Required<OfflinePagesParts>;
  /** Changes to the list run one after another, so that none overwrites another. */
  #changes: Promise<unknown> = Promise.resolve();

  constructor(parts: OfflinePagesParts) {
    this.#parts = { now: Date.now, ...parts };
  }

  /** Fetches the pages that are always kept. */
  async prepare(): Promise<void> {
    await Promise.allSettled(ALWAYS_KEPT.map((path) => this.#fetchPage(path)));
  }

  /** The kept pages, most recently used first. */
  async list(): Promise<KeptPage[]> {
    const answer = await (await this.#open()).match(LIST_PATH);
    const pages = answer === undefined ? [] : ((await answer.json()) as KeptPage[]);
    return pages.filter(({ keptAt }) => this.#parts.now() - keptAt < KEPT_MS);
  }

  /** Finds a kept page and marks it as used. */
  async find(path: string): Promise<{ page: KeptPage; answer: Response } | undefined> {
    const page = (await this.list()).find((one) => one.path === path);
    const answer = page && (await (await this.#open()).match(path, { ignoreVary: true }));
    if (page === undefined || answer === undefined) return undefined;
    await this.#change((pages) => pages.map((one) => (one.path === path ? this.#used(one) : one)));
    return { page, answer };
  }

  /** A file that a kept page needs. */
  async file(path: string): Promise<Response | undefined> {
    return (await this.#open()).match(path, { ignoreVary: true });
  }

  /**
   * Handles the server's response for a URL without a query. Keeps the page if that's allowed, and drops it if it's
   * gone or has moved.
   */
  async take(path: string, answer: Response): Promise<void> {
    if (
      answer.type === 'opaqueredirect' ||
      answer.redirected ||
      answer.status === 404 ||
      answer.status === 410
    )
      return this.#change((pages) => pages.filter((page) => page.path !== path));
    if (answer.status !== 200 || isPrivate(answer)) return;
    const html = await answer.text();
    if (path !== OFFLINE_PATH && !allowsCopies(html)) return;
    const headers = new Headers(answer.headers);
    // The text is complete and uncompressed.
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(name);
    const keptAt = this.#parts.now();
    const page = { path, title: toTitle(html), keptAt, usedAt: keptAt, files: getFiles(html) };
    await this.#change(async (pages, cache) => {
      await cache.put(path, new Response(html, { headers }));
      return [page, ...pages.filter((one) => one.path !== path)];
    });
    await this.#fetchFiles(page.files);
  }

  /** Keeps a page that has been opened, along with the code it loaded. */
  async opened({ path, files, cameThroughWorker }: OpenedPage): Promise<void> {
    const kept = await this.list();
    const isDue = (one: string, after: number) =>
      !kept.some((page) => page.path === one && this.#parts.now() - page.keptAt < after);
    if (!cameThroughWorker && isDue(path, FRESH_MS)) await this.#fetchPage(path);
    await this.#change((pages) =>
      pages.map((page) =>
        page.path === path ? { ...this.#used(page), files: [...new Set([...page.files, ...files])] } : page,
      ),
    );
    if ((await this.list()).some((page) => page.path === path)) await this.#fetchFiles(files);
    await Promise.allSettled(
      ALWAYS_KEPT.filter((one) => one !== path && isDue(one, DAY_MS)).map((one) => this.#fetchPage(one)),
    );
  }

  #open = () => this.#parts.caches.open(CACHE_NAME);

  #used = (page: KeptPage): KeptPage => ({ ...page, usedAt: this.#parts.now() });

  /** Fetches a document as a prefetch, so the server doesn't count a visit. If it's unchanged, the response is a 304. */
  async #fetchPage(path: string): Promise<void> {
    await this.take(path, await this.#parts.fetch(path, { headers: { Purpose: 'prefetch' } }));
  }

  /** Fetches files that aren't kept yet, mostly from the browser's own cache. */
  async #fetchFiles(paths: readonly string[]): Promise<void> {
    const cache = await this.#open();
    const fetchFile = async (path: string) => {
      if ((await cache.match(path, { ignoreVary: true })) !== undefined) return;
      const answer = await this.#parts.fetch(path, { cache: 'force-cache' });
      if (answer.status !== 200 || isPrivate(answer)) return;
      if ((await answer.clone().blob()).size <= MAX_FILE_BYTES) await cache.put(path, answer);
    };
    await Promise.allSettled(paths.map(fetchFile));
  }

  /** Changes the list, and drops anything that's too old, over the limit or no longer needed. */
  #change(change: (pages: KeptPage[], cache: Cache) => KeptPage[] | Promise<KeptPage[]>): Promise<void> {
    const next = this.#changes.then(async () => {
      const cache = await this.#open();
      const changed = await change(await this.list(), cache);
      changed.sort((one, other) => other.usedAt - one.usedAt);
      const clubs = changed.filter(({ path }) => !ALWAYS_KEPT.includes(path)).slice(0, MAX_CLUBS);
      const kept = changed.filter((page) => ALWAYS_KEPT.includes(page.path) || clubs.includes(page));
      await cache.put(LIST_PATH, Response.json(kept));
      const needed = new Set([LIST_PATH, ...kept.flatMap(({ path, files }) => [path, ...files])]);
      const getPath = ({ url }: Request) => new URL(url).pathname;
      const unneeded = (await cache.keys()).filter((request) => !needed.has(getPath(request)));
      await Promise.all(unneeded.map((request) => cache.delete(request, { ignoreVary: true })));
    });
    this.#changes = next.catch(() => undefined);
    return next;
  }
}
