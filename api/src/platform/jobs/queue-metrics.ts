import type { ServerMetrics } from '@club-reviews/observability/server-metrics';
import type { Database } from '../database/database.js';
import { databaseTime } from '../database/database-clock.js';
import type { Job } from './job-queue.js';

const MS_PER_SECOND = 1000;

/** Which jobs table to watch. */
export interface WatchedQueue {
  entity: new () => Job;
  /** The prefix of the metrics, like "mails". */
  name: string;
  /** What its jobs are, in plain words. */
  what: string;
}

/**
 * Reads the backlog of a jobs table whenever Prometheus asks, along its index. Every process reports the same, as they
 * share the table.
 */
export function watchQueue(
  metrics: ServerMetrics,
  database: Database,
  { entity, name, what }: WatchedQueue,
): void {
  metrics.gauge(`${name}_waiting`, `${what} that wait, or are being worked on`, () =>
    openJobs(database, entity).getCount(),
  );
  metrics.gauge(
    `${name}_overdue_seconds`,
    `For how long the first of these is due without anyone working on it: ${what}`,
    () => readOverdueSeconds(database, entity),
  );
}

/** For how long the first job of a table is due without anyone working on it; 0 if none is. */
export async function readOverdueSeconds(database: Database, entity: new () => Job): Promise<number> {
  const now = await databaseTime(database.reader, database.dialect);
  const first = await openJobs(database, entity)
    .andWhere('(job.lockedUntil IS NULL OR job.lockedUntil <= :now)', { now })
    .orderBy('job.nextAttemptAt', 'ASC')
    .limit(1)
    .getOne();
  const late = now.getTime() - (first?.nextAttemptAt?.getTime() ?? Infinity);
  return Math.max(0, late / MS_PER_SECOND);
}

const openJobs = ({ reader }: Database, entity: new () => Job) =>
  reader.createQueryBuilder(entity, 'job').where('job.nextAttemptAt IS NOT NULL');
