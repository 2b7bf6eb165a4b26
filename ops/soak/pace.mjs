import { setTimeout as wait } from 'node:timers/promises';

/** More concurrent visits than this mean the server no longer responds; further ones stay away and are counted. */
export const MOST_AT_ONCE = 2000;
const TICK_MS = 10;

/**
 * Starts visits at a fixed pace, whether or not earlier ones have finished: on a real site, nobody stays away because
 * somebody else is waiting.
 * @param {{perSecond: number, seconds: number, visit: () => Promise<void>, stayAway: () => void, signal: AbortSignal}}
 *   order `visit` counts its outcome and never rejects; `stayAway` counts a visit that isn't made
 * @returns {Promise<void>} once every visit has ended
 */
export async function visitAtPace({ perSecond, seconds, visit, stayAway, signal }) {
  const running = new Set();
  const startedAt = performance.now();
  const total = perSecond * seconds;
  let begun = 0;
  while (begun < total && !signal.aborted) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * perSecond);
    for (; begun < due; begun += 1) {
      if (running.size >= MOST_AT_ONCE) {
        stayAway();
        continue;
      }
      const visiting = visit().finally(() => running.delete(visiting));
      running.add(visiting);
    }
    await wait(TICK_MS);
  }
  await Promise.all(running);
  signal.throwIfAborted();
}
