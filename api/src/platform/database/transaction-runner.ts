import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { isStorageFull } from './database-unavailable.js';
import type { Dialect } from './dialect/dialect.js';
import { runLastWork } from './last-work.js';
import type { WriteWatch } from './write-watch.js';

const ATTEMPTS = 8;
/** At most this long before the second attempt, and twice as long before each further one. */
const FIRST_PAUSE_MS = 10;

/**
 * The one way to write. `work` gets a manager bound to its transaction, must await nothing but the database, and
 * may run again from the start after a deadlock. On SQLite transactions queue up in the order they were asked for.
 */
export class TransactionRunner {
  private lastInQueue: Promise<unknown> = Promise.resolve();
  private storageIsFull = false;
  private readonly followUps = new WeakMap<EntityManager, (() => void)[]>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly dialect: Dialect,
    private readonly watch: WriteWatch,
  ) {}

  /** Runs `work` in a transaction and returns its result; whatever it throws rolls the transaction back. */
  runInTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (this.dialect.concurrentTransactions > 1) return this.attempt(work);
    const turn = this.lastInQueue.then(() => this.attempt(work));
    this.lastInQueue = turn.catch(() => undefined);
    return turn;
  }

  /** Whether the last transaction that ended found no room left to write. */
  get isOutOfStorage(): boolean {
    return this.storageIsFull;
  }

  /** Calls `followUp` once the transaction of `manager` is committed, and never when it is rolled back. */
  afterCommit(manager: EntityManager, followUp: () => void): void {
    const followUps = this.followUps.get(manager);
    if (followUps) followUps.push(followUp);
    else this.followUps.set(manager, [followUp]);
  }

  private async attempt<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await this.once(work);
        this.storageIsFull = false;
        return result;
      } catch (error) {
        this.dialect.cleanUpAfterRollback(this.dataSource);
        if (isStorageFull(error)) this.storageIsFull = true;
        if (attempt >= ATTEMPTS || !this.dialect.isWorthRetrying(error)) throw error;
        // At random, or those who met in a deadlock meet again.
        await wait(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1));
      }
    }
  }

  private async once<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    let manager: EntityManager | undefined;
    const result = await this.dataSource.transaction(async (own) => {
      manager = own;
      const done = await this.watch.during(own, () => work(own));
      await runLastWork(own);
      return done;
    });
    const followUps = manager && this.followUps.get(manager);
    followUps?.forEach((followUp) => followUp());
    return result;
  }
}
