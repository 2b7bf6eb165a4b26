const ROUND_MS = 250;

/**
 * Ends waiting for answers that do not come, by one timer for all that wait: a timer for each statement costs a
 * tenth of the api's work on short reads.
 */
export class QueryTimeouts {
  private readonly waiting = new Map<symbol, { until: number; giveUp: () => void }>();
  private timer: NodeJS.Timeout | undefined;

  /**
   * Calls `giveUp`, once, unless the returned function is called before the patience is at its end, or up to a quarter of a
   * second later.
   * @param patienceMs Infinity: it's never called
   */
  begin(patienceMs: number, giveUp: () => void): () => void {
    if (patienceMs === Infinity) return () => undefined;
    const key = Symbol();
    this.waiting.set(key, { until: performance.now() + patienceMs, giveUp });
    this.timer ??= setInterval(() => this.look(), ROUND_MS).unref();
    return () => this.waiting.delete(key);
  }

  private look(): void {
    const now = performance.now();
    for (const [key, { until, giveUp }] of this.waiting) {
      if (until > now) continue;
      this.waiting.delete(key);
      giveUp();
    }
    if (this.waiting.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
