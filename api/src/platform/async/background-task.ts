import { setTimeout as wait } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from '@nestjs/common';

/**
 * A service that repeats work in the background, from its instance's start until it shuts down: at once after a run that
 * found something to do; after a pause, or when it's woken, if there was nothing, or the run failed.
 */
export abstract class BackgroundTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private stopping = new AbortController();
  private alarm = new AbortController();
  private running: Promise<void> | undefined;

  /**
   * @param problem what the log says if a run fails
   * @param everyMs the pause after a run that found nothing, or failed
   * @param firstAfterMs the pause before the first run
   */
  constructor(
    private readonly problem: string,
    private readonly everyMs: number,
    private readonly firstAfterMs = 0,
  ) {}

  /** Starts, unless it's running. */
  onApplicationBootstrap(): void {
    if (this.running) return;
    this.stopping = new AbortController();
    this.alarm = new AbortController();
    this.running = this.repeat(this.stopping.signal);
  }

  /** Stops: no new run starts, and the current one, notified by its signal, is awaited. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
    this.running = undefined;
  }

  /** Runs now instead of after the pause. */
  wake(): void {
    this.alarm.abort();
  }

  /** Does one run; returns true if there may be more to do at once. */
  protected abstract runOnce(signal: AbortSignal): Promise<boolean | void>;

  /** Logs why something failed that is tried again later. */
  protected complain(error: unknown): void {
    this.logger.warn(`${this.problem}: ${String(error)}`);
  }

  private async repeat(signal: AbortSignal): Promise<void> {
    if (this.firstAfterMs > 0) await this.pause(this.firstAfterMs);
    while (!signal.aborted) {
      // Before the run: what wakes it during the run must not be missed.
      this.alarm = new AbortController();
      const isBusy = await this.runOnce(signal).catch((error: unknown) => {
        if (!signal.aborted) this.complain(error);
        return false;
      });
      if (!isBusy) await this.pause(this.everyMs);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.alarm.signal, ref: false }).catch(() => undefined);
  }
}
