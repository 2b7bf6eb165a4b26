/** A connection is idle while it waits for a response; more than a few are no faster. */
const AT_ONCE = 8;

/**
 * Does the same with each item, `atOnce` at a time.
 * @throws the first error, once everything in progress has ended; the items after it are skipped
 */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = [...items];
  async function workOn() {
    try {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, workOn));
  const failure = ended.find((one) => one.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}
