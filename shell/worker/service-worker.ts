import { isLeftAlone } from '../src/offline/offline-names';
import type { OpenedPage } from '../src/offline/offline-names';
import { LINE_STYLES, LINE_STYLES_PATH } from './kept-html';
import { CACHE_NAME, CACHE_PREFIX, OfflinePages } from './offline-pages';
import { answerNavigation } from './navigation';
import { worker } from './worker-scope';

/** Code, fonts and pictures, whose content never changes at the same URL. */
const FILE = /^\/(?:assets|mfe|api\/photos)\//;

const pages = new OfflinePages({ caches: worker.caches, fetch: (...call) => worker.fetch(...call) });

/** Whether the last page was shown without the server. */
let isCutOff = false;

worker.addEventListener('install', (event) => {
  // The new worker can take over at once, because its caches have the same format or another name.
  event.waitUntil(Promise.all([worker.skipWaiting(), pages.prepare()]));
});

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    for (const name of await worker.caches.keys())
      if (name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME) await worker.caches.delete(name);
    // Lets the browser request the page while the worker starts.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

worker.addEventListener('message', (event) => {
  event.waitUntil(pages.opened(event.data as OpenedPage));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname === LINE_STYLES_PATH)
    return event.respondWith(new Response(LINE_STYLES, { headers: { 'Content-Type': 'text/css' } }));
  if (request.mode === 'navigate') {
    // If the browser already requested the page while the worker started, use that response rather than fetch it twice.
    const ask = async () => ((await event.preloadResponse) as Response | undefined) ?? worker.fetch(request);
    const network = ask();
    if (isLeftAlone(url.pathname)) return event.respondWith(network);
    const opening = {
      url,
      network,
      isOnline: worker.navigator.onLine,
      besides: (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined)),
    };
    return event.respondWith(answerNavigation(opening, pages, (isReached) => (isCutOff = !isReached)));
  }
  // While the server can be reached, the browser fetches everything else without the worker.
  if ((isCutOff || !worker.navigator.onLine) && FILE.test(url.pathname))
    event.respondWith(pages.file(url.pathname).then((kept) => kept ?? worker.fetch(request)));
});
