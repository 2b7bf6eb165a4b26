/** URL of the worker that shows kept pages. It's at the root, because a worker only controls its own folder. */
export const WORKER_PATH = '/service-worker.js';

/** The page shown offline for URLs that aren't kept. */
export const OFFLINE_PATH = '/offline';

/** The element on that page where the worker inserts the list of kept pages. */
export const KEPT_PAGES_ID = 'kept-pages';

/** Marks the line above a kept page that says how old it is. */
export const KEPT_COPY_ATTRIBUTE = 'data-kept-copy';

/** Name of the meta element that lets devices keep a page. */
export const KEEP_META = 'offline-copy';

/**
 * Whether a URL is in an area with a login or isn't a page. The worker doesn't keep these, and only passes on the
 * server's response.
 * @param pathname of a URL on this site
 */
export function isLeftAlone(pathname: string): boolean {
  return /^\/(?:admin|badge|club-admin|api|dev|releases)(?:\/|$)/.test(pathname);
}

/** What a page reports to the worker once it's open. */
export interface OpenedPage {
  path: string;
  /** Paths of the code it has loaded so far. */
  files: string[];
  /** Whether it came through the worker, which then already has its document. */
  cameThroughWorker: boolean;
}
