import { setTimeout as wait } from 'node:timers/promises';

/**
 * Work that is done again and again in the background: at once after a run that found something to do, after a
 * pause when there was nothing, or when it failed.
 */
export class RepeatingTask {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  /**
   * @param work does one run; says whether there may be more to do at once
   * @param pauseMs between runs that found nothing
   * @param onError is told why a run failed
   */
  constructor(
    private readonly work: (signal: AbortSignal) => Promise<boolean>,
    private readonly pauseMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Begins, once; the first run comes after a pause of `afterMs`. */
  start(afterMs = 0): void {
    this.running ??= this.run(afterMs);
  }

  /** Ends: no new run begins, and the one under way, told by its signal, is waited for. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
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
