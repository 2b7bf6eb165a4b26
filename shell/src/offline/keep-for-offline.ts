import { isLeftAlone, KEEP_META, WORKER_PATH } from './offline-names';
import type { OpenedPage } from './offline-names';
import { isThrifty } from './thrift';

/** Visitors who stay this long are reading the page. */
const STAY_MS = 2000;

/** The shell's and remotes' code, which never changes at the same URL. */
const CODE = /^\/(?:assets|mfe)\//;

const loadedCode = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && CODE.test(pathname))
    .map(({ pathname }) => pathname);

/** Tells the worker that this page has been opened, if it says that devices may store it. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = location.pathname;
  const reportOnceRead = () => {
    clearTimeout(timer);
    if (location.pathname === reported) return;
    timer = setTimeout(() => {
      // Until its data is there, the head says nothing of the page.
      if (document.querySelector('main [aria-busy="true"]') !== null) return reportOnceRead();
      reported = location.pathname;
      void report(false).catch(() => undefined);
    }, STAY_MS);
  };
  // The router's mark of the page on screen, which the URL may be ahead of.
  new MutationObserver(reportOnceRead).observe(document.documentElement, { attributeFilter: ['data-page'] });
  // By then the visitor may have opened a part whose code was fetched for it, such as the map.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void report(true).catch(() => undefined);
  });
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  // A page with a query also comes through the worker, but isn't kept.
  await report(hadWorker && location.search === '');
}

/**
 * Stores the pages opened on this device, to show them offline. It starts once the page has loaded, unless the visitor
 * is saving data or the page is in an area with a login. If the worker doesn't start, pages work as usual.
 */
export function keepForOffline(): void {
  if (isThrifty() || isLeftAlone(location.pathname)) return;
  const start = () => void begin().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
