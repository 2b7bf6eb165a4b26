import { setTimeout as wait } from 'node:timers/promises';

/**
 * Work repeated in the background: at once after a run that found something to do, after a pause if there was nothing,
 * or it failed.
 */
export class RepeatingTask {
  private stopping = new AbortController();
  private running: Promise<void> | undefined;

  /**
   * @param work does one run; returns true if there may be more to do at once
   * @param pauseMs between runs that found nothing
   * @param onError called with the reason when a run fails
   */
  constructor(
    private readonly work: (signal: AbortSignal) => Promise<boolean | void>,
    private readonly pauseMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Starts, unless it's running; the first run comes after a pause of `afterMs`. */
  start(afterMs = 0): void {
    if (this.running) return;
    this.stopping = new AbortController();
    this.running = this.run(afterMs);
  }

  /** Stops: no new run starts, and the current one, notified by its signal, is awaited. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    this.running = undefined;
  }

  private async run(afterMs: number): Promise<void> {
    const { signal } = this.stopping;
    if (afterMs > 0) await this.pause(afterMs);
    while (!signal.aborted) {
      const isBusy = await this.work(signal).catch((error: unknown) => {
        if (!signal.aborted) this.onError(error);
        return false;
      });
      if (!isBusy) await this.pause(this.pauseMs);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
