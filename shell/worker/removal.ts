import { CACHE_PREFIX } from './offline-pages';
import { worker } from './worker-scope';

/** Replaces a worker that should go: removes everything it kept, then itself. */
worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await worker.caches.keys())
      if (name.startsWith(CACHE_PREFIX)) await worker.caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(remove());
});
