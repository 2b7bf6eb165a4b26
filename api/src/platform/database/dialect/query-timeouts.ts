const ROUND_MS = 250;

/**
 * Stops waiting for responses that don't come. All share one timer, because a timer per statement would cost a tenth of
 * the api's throughput on short reads.
 */
export class QueryTimeouts {
  private readonly waiting = new Map<symbol, { until: number; giveUp: () => void }>();
  private timer: NodeJS.Timeout | undefined;

  /**
   * Calls `giveUp` once after `patienceMs`, or up to a quarter of a second later, unless the returned function is
   * called first.
   * @param patienceMs with Infinity, `giveUp` is never called
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
