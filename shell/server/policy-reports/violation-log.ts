import type { FastifyBaseLogger } from 'fastify';
import type { Violation } from './violation';

const PAUSE_MS = 60_000;

/**
 * Writes violations into the security log: of each directive and source one a minute, with how many there have been since the
 * last. What extensions try is their users' business, and only counted.
 */
export class ViolationLog {
  private readonly log: Pick<FastifyBaseLogger, 'warn'>;
  private readonly known = new Map<string, { quietUntil: number; times: number }>();

  constructor(log: Pick<FastifyBaseLogger, 'child'>) {
    this.log = log.child({ channel: 'security' });
  }

  /** Notes one. */
  note(violation: Violation): void {
    const { directive, source } = violation;
    if (source === 'extension') return;
    const key = `${directive} ${source}`;
    const { quietUntil, times } = this.known.get(key) ?? { quietUntil: 0, times: 0 };
    const now = Date.now();
    if (now < quietUntil) {
      this.known.set(key, { quietUntil, times: times + 1 });
      return;
    }
    this.known.set(key, { quietUntil: now + PAUSE_MS, times: 0 });
    this.log.warn({ event: 'csp-violation', ...violation, times: times + 1 }, 'security');
  }
}
