/** For browsers that can't say when they are idle. */
const REST_MS = 3000;

/** Runs `begin` once the browser has nothing else to do: for what isn't part of the first load. */
export function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, REST_MS);
}
