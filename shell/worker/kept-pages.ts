import { OFFLINE_PATH } from '../src/offline/offline-names';
import type { OpenedPage } from '../src/offline/offline-names';
import { allowsCopies, filesOf, titleOf } from './kept-html';

/** Begins the names of all caches of this worker, whatever its version. */
export const CACHE_PREFIX = 'offline-';

/** Holds pages, their files and the list of both. Another number drops what was kept in another form. */
export const CACHE_NAME = 'offline-1';

const LIST_PATH = '/offline/kept.json';
const HOME_PATH = '/';

/** They're kept for whoever was here once, beside the clubs. */
const ALWAYS_KEPT = [OFFLINE_PATH, HOME_PATH];

const MAX_CLUBS = 30;
const DAY_MS = 24 * 3_600_000;
/** What has been taken off the site must not stay on devices for good. */
const KEPT_MS = 30 * DAY_MS;
/** Of a page that was opened without loading it whole, the document isn't fetched again so soon. */
const FRESH_MS = 3_600_000;
const MAX_FILE_BYTES = 400_000;

/** A page that is kept. */
export interface KeptPage {
  path: string;
  /** As it stands in HTML. */
  title: string;
  keptAt: number;
  usedAt: number;
  files: string[];
}

/** What the store needs of the browser. */
interface KeptPagesParts {
  caches: CacheStorage;
  fetch: typeof fetch;
  now?: () => number;
}

const isPrivate = ({ headers }: Response) =>
  /no-store|private/.test(headers.get('Cache-Control') ?? 'private');

/** The pages that this device keeps for when there's no connection. */
export class KeptPages {
  readonly #parts: Required<KeptPagesParts>;
  /** Changes of the list follow one another, or one would undo the other. */
  #changes: Promise<unknown> = Promise.resolve();

  constructor(parts: KeptPagesParts) {
    this.#parts = { now: Date.now, ...parts };
  }

  /** Fetches what is always kept. */
  async prepare(): Promise<void> {
    await Promise.allSettled(ALWAYS_KEPT.map((path) => this.#fetchPage(path)));
  }

  /** The pages that are kept, those used last before the others. */
  async list(): Promise<KeptPage[]> {
    const answer = await (await this.#open()).match(LIST_PATH);
    const pages = answer === undefined ? [] : ((await answer.json()) as KeptPage[]);
    return pages.filter(({ keptAt }) => this.#parts.now() - keptAt < KEPT_MS);
  }

  /** A kept page; it counts as used. */
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
   * Takes up what the server has answered for an address without a query: keeps the page if it may be kept, and forgets it
   * if it's gone or has become another address.
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
    // The text is whole and as it was before it was compressed.
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(name);
    const keptAt = this.#parts.now();
    const page = { path, title: titleOf(html), keptAt, usedAt: keptAt, files: filesOf(html) };
    await this.#change(async (pages, cache) => {
      await cache.put(path, new Response(html, { headers }));
      return [page, ...pages.filter((one) => one.path !== path)];
    });
    await this.#fetchFiles(page.files);
  }

  /** Keeps a page that has been opened, with the code it has loaded. */
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

  /** Fetches a document that nobody looks at now: the server counts no visit. An unchanged one is a 304. */
  async #fetchPage(path: string): Promise<void> {
    await this.take(path, await this.#parts.fetch(path, { headers: { Purpose: 'prefetch' } }));
  }

  /** Fetches files that aren't kept yet, mostly from what the browser has of the page. */
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

  /** Changes the list, and drops what is too old, too much or needed no more. */
  #change(change: (pages: KeptPage[], cache: Cache) => KeptPage[] | Promise<KeptPage[]>): Promise<void> {
    const next = this.#changes.then(async () => {
      const cache = await this.#open();
      const changed = await change(await this.list(), cache);
      changed.sort((one, other) => other.usedAt - one.usedAt);
      const clubs = changed.filter(({ path }) => !ALWAYS_KEPT.includes(path)).slice(0, MAX_CLUBS);
      const kept = changed.filter((page) => ALWAYS_KEPT.includes(page.path) || clubs.includes(page));
      await cache.put(LIST_PATH, Response.json(kept));
      const needed = new Set([LIST_PATH, ...kept.flatMap(({ path, files }) => [path, ...files])]);
      const pathOf = ({ url }: Request) => new URL(url).pathname;
      const unneeded = (await cache.keys()).filter((request) => !needed.has(pathOf(request)));
      await Promise.all(unneeded.map((request) => cache.delete(request, { ignoreVary: true })));
    });
    this.#changes = next.catch(() => undefined);
    return next;
  }
}
