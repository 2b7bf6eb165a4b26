import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';
import { databaseTime, databaseTimeIn } from '../database/database-clock.js';

/** What a table of jobs has besides its key. */
export interface Job {
  /** How often it was taken, counting this time. */
  attempts: number;
  /** When it's due; null for never again. */
  nextAttemptAt: Date | null;
  /** Until then one instance is working on it. */
  lockedUntil: Date | null;
}

/** Which table the jobs are in. */
export interface JobTable<T extends Job> {
  entity: new () => T;
  /** The property that is the primary key. */
  key: keyof T & string;
  /** How long a job belongs to the instance that took it. */
  leaseMs: number;
  /** Jobs are taken in the order in which they're due; otherwise roughly in that order. */
  inOrder?: boolean;
}

/** Instances read more jobs than they take, and take some at random, so that they rarely collide. */
const LOOK_AHEAD = 4;

/** TypeORM puts in the names of the columns, in statements with and without an alias. */
const isFree = (prefix = '') => `(${prefix}lockedUntil IS NULL OR ${prefix}lockedUntil <= :now)`;

/**
 * A table as a queue for several instances, each job for one at a time. An instance that takes a job has it for the
 * lease; if it dies meanwhile, another one takes the job afterwards. Due times and leases use the database's clock:
 * whoever makes a job due takes the time from there as well (see databaseTime).
 */
export class JobQueue<T extends Job> {
  constructor(
    private readonly database: Database,
    private readonly table: JobTable<T>,
  ) {}

  /** Takes up to `limit` jobs that are due. */
  async take(limit: number): Promise<T[]> {
    const { entity, key, inOrder = false } = this.table;
    const { dialect, reader } = this.database;
    const now = await databaseTime(reader, dialect);
    const free = reader
      .createQueryBuilder(entity, 'job')
      .select(`job.${key}`)
      .where(`job.nextAttemptAt <= :now AND ${isFree('job.')}`, { now })
      .orderBy('job.nextAttemptAt')
      .limit(inOrder ? limit : limit * LOOK_AHEAD);
    if (inOrder) free.addOrderBy(`job.${key}`);
    const due = await free.getMany();
    if (due.length === 0) return [];
    const candidates = pickSome(
      due.map((job) => job[key]),
      limit,
    );
    return this.database.transactions.runInTransaction(async (manager) => {
      const taken: T[] = [];
      for (const id of candidates) {
        const job = await this.takeOne(manager, id, now);
        if (job) taken.push(job);
      }
      return taken;
    });
  }

  /** Keeps jobs for another lease, unless they are done. */
  async renew(jobs: readonly T[]): Promise<void> {
    const ids = jobs.map((job) => job[this.table.key]);
    const { dialect, transactions } = this.database;
    await transactions.runInTransaction(async (manager) =>
      manager
        .createQueryBuilder()
        .update<Job>(this.table.entity)
        .set({ lockedUntil: await databaseTimeIn(this.table.leaseMs, manager, dialect) })
        .whereInIds(ids)
        .andWhere('lockedUntil IS NOT NULL AND nextAttemptAt IS NOT NULL')
        .execute(),
    );
  }

  private async takeOne(manager: EntityManager, id: T[keyof T], now: Date): Promise<T | undefined> {
    // The change itself checks that it's still due and free: another instance may have been faster.
    const { affected } = await manager
      .createQueryBuilder()
      .update<Job>(this.table.entity)
      .set({ lockedUntil: new Date(now.getTime() + this.table.leaseMs), attempts: () => 'attempts + 1' })
      .whereInIds([id])
      .andWhere(`nextAttemptAt <= :now AND ${isFree()}`, { now })
      .execute();
    if (affected !== 1) return undefined;
    return manager.createQueryBuilder(this.table.entity, 'job').whereInIds([id]).getOneOrFail();
  }
}

/** Pauses between failed attempts: the first one, and how they grow. */
export interface BackOff {
  firstMs: number;
  factor: number;
  maxMs: number;
  /** By what share of itself a pause may be longer, so that many jobs don't come back at the same moment. */
  spread?: number;
}

/**
 * How long to pause after this attempt failed.
 * @param random from 0 to 1
 */
export function pauseAfter(attempts: number, backOff: BackOff, random = Math.random()): number {
  const { firstMs, factor, maxMs, spread = 0 } = backOff;
  return Math.min(firstMs * factor ** (attempts - 1), maxMs) * (1 + spread * random);
}

/**
 * Random ones, in ascending order: instances that lock rows in one order wait for each other instead of deadlocking.
 */
function pickSome<Key>(keys: Key[], limit: number): Key[] {
  return keys
    .map((key) => ({ key, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, limit)
    .map(({ key }) => key)
    .sort((a, b) => Number(a) - Number(b));
}
