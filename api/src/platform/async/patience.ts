import { requestContext } from '@fastify/request-context';
import type { FastifyInstance } from 'fastify';

declare module '@fastify/request-context' {
  interface RequestContextData {
    patience: Patience | undefined;
  }
}

/**
 * How long a request has waited for the database. It's counted by request, as a visitor waits for all of its statements
 * together; and the waiting alone, so that a body that arrives slowly or a picture being drawn takes nothing of it.
 */
export class Patience {
  private waitedMs = 0;
  private waiting = 0;
  private since = 0;

  /** Begins to wait; the returned function ends that. What's waited for at the same time counts once. */
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

  /** How much is left of `limitMs`; 0 when it's used up. */
  leftOf(limitMs: number): number {
    const waitingMs = this.waiting > 0 ? performance.now() - this.since : 0;
    return Math.max(0, limitMs - this.waitedMs - waitingMs);
  }
}

/** The patience of the request that is being answered; undefined in jobs, in commands, and once an answer has begun. */
export function currentPatience(): Patience | undefined {
  return requestContext.get('patience');
}

/** Has answers that have begun take as long as they need, like a file that is read and sent piece by piece. */
export function endPatienceWithAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (_request, _reply, _payload, done) => {
    requestContext.set('patience', undefined);
    done();
  });
}
