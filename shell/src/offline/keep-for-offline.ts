import { isLeftAlone, KEEP_META, WORKER_PATH } from './offline-names';
import type { OpenedPage } from './offline-names';
import { isThrifty } from './thrift';

/** A page that one stays on for so long has been read; its head is its own by then, too. */
const STAY_MS = 2000;

/** Code of the shell and of remotes, whose addresses never change what they hold. */
const CODE = /^\/(?:assets|mfe)\//;

const loadedCode = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && CODE.test(pathname))
    .map(({ pathname }) => pathname);

/** Tells the worker which page has been opened, if that page says that devices may keep it. */
async function report(cameThroughWorker: boolean) {
  if (isThrifty() || document.querySelector(`meta[name="${KEEP_META}"]`) === null) return;
  const opened: OpenedPage = {
    path: location.pathname,
    files: [...new Set(loadedCode())],
    cameThroughWorker,
  };
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(opened);
}

async function begin() {
  const hadWorker = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  // A view of the page by its query came, but isn't kept.
  await report(hadWorker && location.search === '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = location.pathname;
  // Browsers without it keep the pages that are loaded whole.
  window.navigation?.addEventListener('currententrychange', () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    clearTimeout(timer);
    timer = setTimeout(() => void report(false).catch(() => undefined), STAY_MS);
  });
}

/**
 * Has this device keep the pages that are opened, for when there's no connection: once the page is loaded, unless the visitor
 * pays for each byte, and not from an area with a login. Without a worker, pages go on as ever.
 */
export function keepForOffline(): void {
  if (isThrifty() || isLeftAlone(location.pathname)) return;
  const start = () => void begin().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
