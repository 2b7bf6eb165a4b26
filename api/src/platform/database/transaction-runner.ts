import { setImmediate as othersFirst, setTimeout as wait } from 'node:timers/promises';
import { inPart } from '@club-reviews/observability/traces';
import type {
  DataSource,
  EntityManager,
  EntityTarget,
  FindManyOptions,
  FindOptionsWhere,
  ObjectLiteral,
} from 'typeorm';
import { isStorageFull, isTooSlow } from './database-unavailable.js';
import type { Dialect } from './dialect/dialect.js';
import { runBeforeCommit } from './before-commit.js';
import { withoutRows } from './statement-errors.js';
import type { WriteWatch } from './write-watch.js';

type Where<Row> = FindOptionsWhere<Row> | FindOptionsWhere<Row>[];

type Work<Result> = (manager: EntityManager) => Promise<Result>;

/** Runs a transaction once; says when its COMMIT may be on its way. */
type Attempt<Result> = (progress: { isCommitting: boolean }) => Promise<Result>;

const ATTEMPTS = 8;
/** At most this long before the second attempt, and twice as long before each further one, up to the longest. */
const FIRST_PAUSE_MS = 10;
/** A request wouldn't have waited for it. */
const SLOW_MS = 4_000;

/**
 * The one way to write. `work` gets a manager bound to its transaction, must await nothing but the database, and may
 * run again from the start after a deadlock or when its server goes away; never once its COMMIT may have arrived. On
 * SQLite transactions queue in the order they were requested.
 */
export class TransactionRunner {
  private lastInQueue: Promise<unknown> = Promise.resolve();
  private storageIsFull = false;
  private lastWasSlow = false;
  private unfinished = 0;
  private repeated = 0;
  private readonly followUps = new WeakMap<EntityManager, (() => void)[]>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly dialect: Dialect,
    private readonly watch: WriteWatch,
  ) {}

  /** Runs `work` in a transaction and returns its result; whatever it throws rolls the transaction back. */
  runInTransaction<T>(work: Work<T>): Promise<T> {
    return this.enqueue((progress) => this.once(this.dataSource, work, progress));
  }

  /** The same for jobs, and for what changes thousands of rows: on SQLite readers needn't wait for any of it. */
  runInBackground<T>(work: Work<T>): Promise<T> {
    return this.enqueue((progress) =>
      this.once(this.dialect.getBackgroundManager(this.dataSource), work, progress),
    );
  }

  /** Reads a row that nobody else may change before the transaction of `manager` ends; null if there is none. */
  lock<Row extends ObjectLiteral>(
    manager: EntityManager,
    entity: EntityTarget<Row>,
    where: Where<Row>,
    options: Pick<FindManyOptions<Row>, 'select'> = {},
  ): Promise<Row | null> {
    return manager.findOne(entity, { where, ...options, ...this.dialect.rowLock });
  }

  /** The same for every such row. */
  lockAll<Row extends ObjectLiteral>(
    manager: EntityManager,
    entity: EntityTarget<Row>,
    where: Where<Row>,
    options: Pick<FindManyOptions<Row>, 'select' | 'order'> = {},
  ): Promise<Row[]> {
    return manager.find(entity, { where, ...options, ...this.dialect.rowLock });
  }

  /** How many transactions are running, or waiting for their turn. */
  get open(): number {
    return this.unfinished;
  }

  /** How often a transaction was restarted after a conflict. */
  get retries(): number {
    return this.repeated;
  }

  /** Whether the last finished transaction found no space left to write. */
  get isOutOfStorage(): boolean {
    return this.storageIsFull;
  }

  /** Whether the last finished transaction took too long, or was given up because of that. */
  get isSlow(): boolean {
    return this.lastWasSlow;
  }

  /** Calls `followUp` once the transaction of `manager` is committed, and never if it is rolled back. */
  afterCommit(manager: EntityManager, followUp: () => void): void {
    const followUps = this.followUps.get(manager);
    if (followUps) followUps.push(followUp);
    else this.followUps.set(manager, [followUp]);
  }

  private enqueue<T>(run: Attempt<T>): Promise<T> {
    this.unfinished += 1;
    return inPart('transaction', () => this.inTurn(run)).finally(() => (this.unfinished -= 1));
  }

  private inTurn<T>(run: Attempt<T>): Promise<T> {
    if (this.dialect.concurrentTransactions > 1) return this.attempt(run);
    const turn = this.lastInQueue.then(() => this.attempt(run));
    // SQLite responds within the call: without a pause, work in many transactions would keep readers waiting until its
    // end. See StatementPauses for those of many statements.
    this.lastInQueue = turn.then(othersFirst, othersFirst);
    return turn;
  }

  private async attempt<T>(run: Attempt<T>): Promise<T> {
    const { forMs, longestPauseMs } = this.dialect.retries;
    const beganAt = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const progress = { isCommitting: false };
      const startedAt = performance.now();
      try {
        const result = await run(progress);
        this.storageIsFull = false;
        this.lastWasSlow = performance.now() - startedAt > SLOW_MS;
        return result;
      } catch (error) {
        await this.dialect.cleanUpAfterRollback(this.dataSource);
        if (isStorageFull(error)) this.storageIsFull = true;
        if (isTooSlow(error)) this.lastWasSlow = true;
        const isLast = attempt >= ATTEMPTS && performance.now() - beganAt >= forMs;
        if (isLast || !this.dialect.isWorthRetrying(error, progress.isCommitting)) throw withoutRows(error);
        this.repeated += 1;
        // Randomised, or those in a deadlock would meet again.
        await wait(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), longestPauseMs));
      }
    }
  }

  private async once<T>(
    on: Pick<EntityManager, 'transaction'>,
    work: Work<T>,
    progress: { isCommitting: boolean },
  ): Promise<T> {
    let manager: EntityManager | undefined;
    const done = await on.transaction(async (own) => {
      manager = own;
      const result = await this.watch.during(own, () => work(own));
      await runBeforeCommit(own);
      progress.isCommitting = true;
      return result;
    });
    const followUps = manager && this.followUps.get(manager);
    followUps?.forEach((followUp) => followUp());
    return done;
  }
}
