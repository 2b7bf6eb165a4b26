import { setTimeout as wait } from 'node:timers/promises';

const MS_PER_SECOND = 1000;

/**
 * Whether a server wants requests. One that is asked to stop first says that it doesn't, and goes on answering for a while:
 * until balancers have heard of it, requests still come.
 */
export class Readiness {
  private stopping = false;

  /** Whether the process has been asked to stop. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Says from now on that no requests are wanted, and waits until nobody sends any. */
  async leave(seconds: number): Promise<void> {
    this.stopping = true;
    if (seconds > 0) await wait(seconds * MS_PER_SECOND);
  }
}
