/** For browsers without `requestIdleCallback`. */
const REST_MS = 3000;

/** Runs `begin` once the browser is idle: for what isn't part of the first load. */
export function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, REST_MS);
}
