import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** Waits until `isSo` holds. Throws if that takes too long. */
export async function until(isSo: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not so after ${timeoutMs} ms: ${isSo.toString()}`);
    await wait(LOOK_EVERY_MS);
  }
}
