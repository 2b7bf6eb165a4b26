/// <reference lib="webworker" />

/** The global scope of a service worker, which TypeScript takes for that of any worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
