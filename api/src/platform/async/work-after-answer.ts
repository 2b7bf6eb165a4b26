import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';

/** From and to: how long after the response the work starts. */
const PAUSE_MS = [50, 200] as const;

/**
 * Work that only starts once the response has been sent: neither the response nor its timing may depend on whether
 * there's anything to do.
 */
export class WorkAfterAnswer {
  private readonly underWay = new Set<Promise<void>>();

  /** @param logger for failures */
  constructor(private readonly logger: Logger) {}

  /** Starts the work shortly. */
  run(work: () => Promise<void>): void {
    const running = wait(randomInt(...PAUSE_MS))
      .then(work)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.underWay.delete(running));
    this.underWay.add(running);
  }

  /** Waits for all pending work, before the database closes. */
  async finish(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
