import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OnModuleDestroy } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';

/** From and to: how long after the response the work starts. */
const PAUSE_MS = [50, 200] as const;

/**
 * Work that only starts once the response has been sent: neither the response nor its timing may depend on whether
 * there's anything to do.
 */
@Injectable()
export class AfterResponse implements OnModuleDestroy {
  private readonly logger = new Logger(AfterResponse.name);
  private readonly underWay = new Set<Promise<void>>();

  /** Starts the work shortly. */
  run(work: () => Promise<void>): void {
    const running = wait(randomInt(...PAUSE_MS))
      .then(work)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.underWay.delete(running));
    this.underWay.add(running);
  }

  /** Waits for all pending work. */
  async finish(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** What was promised is done before the database closes. */
  async onModuleDestroy(): Promise<void> {
    await this.finish();
  }
}
