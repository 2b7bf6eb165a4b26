/// <reference lib="webworker" />

/** A service worker's global scope; TypeScript only knows that it's some kind of worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
