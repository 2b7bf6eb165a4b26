/** The server's time at which this page's own clock started. That one goes on whatever is done to the device's. */
let start = -Infinity;

/** Learns the server's time from a response's Date header. A response kept on its way is late, so the latest counts. */
export function readServerClock(date: string | null | undefined): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) start = Math.max(start, time - performance.now());
}

/**
 * The server's time, in milliseconds since 1970; the device's until the server has responded. For everything compared
 * with a time from the server: a device's clock may be hours wrong.
 */
export function serverNow(): number {
  return start === -Infinity ? Date.now() : start + performance.now();
}
