import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import { RepeatingTask } from './repeating-task.js';

/** A service that repeats work in the background, from its instance's start until it shuts down. */
export abstract class BackgroundTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly task: RepeatingTask;

  /**
   * @param problem what the log says if a run fails
   * @param everyMs the pause after a run that found nothing, or failed
   * @param firstAfterMs the pause before the first run
   */
  constructor(
    problem: string,
    everyMs: number,
    private readonly firstAfterMs = 0,
  ) {
    this.task = new RepeatingTask(
      (signal) => this.runOnce(signal),
      everyMs,
      (error) => this.logger.warn(`${problem}: ${String(error)}`),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start(this.firstAfterMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  /** Does one run; returns true if there may be more to do at once. */
  protected abstract runOnce(signal: AbortSignal): Promise<boolean | void>;
}
