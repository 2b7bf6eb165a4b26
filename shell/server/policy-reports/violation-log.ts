import type { FastifyBaseLogger } from 'fastify';
import type { Violation } from './violation';

const PAUSE_MS = 60_000;

/**
 * Writes violations to the security log: at most one a minute per directive and source, with the number since the last
 * one. Those caused by browser extensions aren't our business, and are only counted.
 */
export class ViolationLog {
  private readonly log: Pick<FastifyBaseLogger, 'warn'>;
  private readonly known = new Map<string, { quietUntil: number; times: number }>();

  constructor(log: Pick<FastifyBaseLogger, 'child'>) {
    this.log = log.child({ channel: 'security' });
  }

  /** Logs one violation. */
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
