import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';

/** From and to: how long after the answer the work begins. */
const PAUSE_MS = [50, 200] as const;

/**
 * Work that is begun only once the answer is out: neither the answer nor the time it takes may depend on whether there's
 * anything to do.
 */
export class WorkAfterAnswer {
  private readonly underWay = new Set<Promise<void>>();

  /** @param logger is told what went wrong */
  constructor(private readonly logger: Logger) {}

  /** Begins the work shortly. */
  run(work: () => Promise<void>): void {
    const running = wait(randomInt(...PAUSE_MS))
      .then(work)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.underWay.delete(running));
    this.underWay.add(running);
  }

  /** Waits for all that was promised, before the database closes. */
  async finish(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
