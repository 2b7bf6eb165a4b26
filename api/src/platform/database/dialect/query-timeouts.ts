const ROUND_MS = 1000;

/**
 * Ends waiting for answers that do not come, by one timer for all that wait: a timer for each statement costs a
 * tenth of the api's work on short reads.
 */
export class QueryTimeouts {
  private readonly waiting = new Map<symbol, { until: number; giveUp: () => void }>();
  private timer: NodeJS.Timeout | undefined;

  /** @param patienceMs how long an answer may take; up to a second more passes before it is noticed */
  constructor(private readonly patienceMs: number) {}

  /** Calls `giveUp`, once, unless the returned function is called before the patience is at its end. */
  begin(giveUp: () => void): () => void {
    const key = Symbol();
    this.waiting.set(key, { until: Date.now() + this.patienceMs, giveUp });
    this.timer ??= setInterval(() => this.look(), ROUND_MS).unref();
    return () => this.waiting.delete(key);
  }

  /** Watches no longer; what still waits is left to itself. */
  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.waiting.clear();
  }

  // A map keeps the order of insertion, so the first that still has time ends the round.
  private look(): void {
    const now = Date.now();
    for (const [key, { until, giveUp }] of this.waiting) {
      if (until > now) return;
      this.waiting.delete(key);
      giveUp();
    }
  }
}
