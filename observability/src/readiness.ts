import { setTimeout as wait } from 'node:timers/promises';

const MS_PER_SECOND = 1000;

/**
 * Whether a server wants requests. When it's told to stop, it first reports that it's not ready, and keeps answering
 * for a while, because requests still arrive until load balancers have noticed.
 */
export class Readiness {
  private stopping = false;

  /** Whether the process has been told to stop. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Reports not ready from now on, and waits until no more requests should arrive. */
  async leave(seconds: number): Promise<void> {
    this.stopping = true;
    if (seconds > 0) await wait(seconds * MS_PER_SECOND);
  }
}
