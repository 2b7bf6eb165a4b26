/** Where the worker is that shows kept pages. It's at the root, or it could see nothing but its own folder. */
export const WORKER_PATH = '/service-worker.js';

/** The page for whoever opens something without a connection that isn't kept. */
export const OFFLINE_PATH = '/offline';

/** Its part that the worker puts the list of kept pages into. */
export const KEPT_PAGES_ID = 'kept-pages';

/** Marks the line above a kept page that says how old it is. */
export const KEPT_COPY_ATTRIBUTE = 'data-kept-copy';

/** Name of the meta element by which a page says that devices may keep it. */
export const KEEP_META = 'offline-copy';

/**
 * Areas with a login, and what isn't a page: the worker keeps none of it, and passes on what the server answers.
 * @param pathname of an address of this site
 */
export function isLeftAlone(pathname: string): boolean {
  return /^\/(?:admin|club-admin|api|dev|releases)(?:\/|$)/.test(pathname);
}

/** What a page tells the worker once it has been opened. */
export interface OpenedPage {
  path: string;
  /** The code that it has loaded so far, as paths. */
  files: string[];
  /** Whether it came through the worker, which has its document then. */
  cameThroughWorker: boolean;
}
