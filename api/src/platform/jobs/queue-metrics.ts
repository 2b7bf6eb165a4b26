import type { ServerMetrics } from '@club-reviews/watching/server-metrics';
import type { Database } from '../database/database.js';
import type { Job } from './job-queue.js';

const MS_PER_SECOND = 1000;

/** Which table of jobs to watch. */
export interface WatchedQueue {
  entity: new () => Job;
  /** How the metrics begin, like "mails". */
  name: string;
  /** What its jobs are, for people. */
  what: string;
}

/**
 * Has the backlog of a table of jobs read whenever Prometheus asks, along its index. Every process says the same, as the
 * table is everybody's.
 */
export function watchQueue(
  metrics: ServerMetrics,
  { reader }: Pick<Database, 'reader'>,
  { entity, name, what }: WatchedQueue,
): void {
  const open = () => reader.createQueryBuilder(entity, 'job').where('job.nextAttemptAt IS NOT NULL');
  metrics.gauge(`${name}_waiting`, `${what} that wait, or are being worked on`, () => open().getCount());
  metrics.gauge(
    `${name}_overdue_seconds`,
    `For how long the first of these is due without anybody working on it: ${what}`,
    async () => {
      const first = await open()
        .andWhere('(job.lockedUntil IS NULL OR job.lockedUntil <= :now)', { now: new Date() })
        .orderBy('job.nextAttemptAt', 'ASC')
        .limit(1)
        .getOne();
      const late = Date.now() - (first?.nextAttemptAt?.getTime() ?? Infinity);
      return Math.max(0, late / MS_PER_SECOND);
    },
  );
}
