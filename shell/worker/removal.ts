import { CACHE_PREFIX } from './kept-pages';
import { worker } from './worker-scope';

/** Takes the place of a worker that is to go: it removes what was kept, and itself. */
worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await worker.caches.keys())
      if (name.startsWith(CACHE_PREFIX)) await worker.caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(remove());
});
