import { requestContext } from '@fastify/request-context';
import type { FastifyInstance } from 'fastify';

declare module '@fastify/request-context' {
  interface RequestContextData {
    patience: RequestDeadline | undefined;
  }
}

/**
 * How long a request has waited for the database. Time is counted per request, because a visitor waits for all its
 * statements together. Only waiting counts, so a slow upload or drawing a picture doesn't use it up.
 */
export class RequestDeadline {
  private waitedMs = 0;
  private waiting = 0;
  private since = 0;

  /** @param times how many times as long as a visitor's request this one may wait */
  constructor(private readonly times = 1) {}

  /** Starts waiting; call the returned function to stop. Waits that overlap count once. */
  wait(): () => void {
    if (this.waiting === 0) this.since = performance.now();
    this.waiting += 1;
    let isWaiting = true;
    return () => {
      if (!isWaiting) return;
      isWaiting = false;
      this.waiting -= 1;
      if (this.waiting === 0) this.waitedMs += performance.now() - this.since;
    };
  }

  /** How much is left of a visitor's `limitMs`, or of the multiple of it; 0 when it's used up. */
  getLeft(limitMs: number): number {
    const waitingMs = this.waiting > 0 ? performance.now() - this.since : 0;
    return Math.max(0, limitMs * this.times - this.waitedMs - waitingMs);
  }
}

/** The current request's patience; undefined in jobs, in commands, and once the response has started. */
export function currentDeadline(): RequestDeadline | undefined {
  return requestContext.get('patience');
}

/** Once a response has started, it can take as long as it needs, like a file that's read and sent in pieces. */
export function endDeadlinesWithResponses(server: FastifyInstance): void {
  server.addHook('onSend', (_request, _reply, _payload, done) => {
    requestContext.set('patience', undefined);
    done();
  });
}
