import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Global, Injectable, Module, Optional } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MoreThan } from 'typeorm';
import { TooManyRequestsError } from '../errors.js';
import { Settings } from '../config/settings.js';
import { databaseTime } from '../database/database-clock.js';
import { Database } from '../database/database.js';
import { runSql, sql } from '../database/sql.js';
import { toStoredTimestamp } from '../database/timestamps.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Keyring } from '../security/keyring.js';
import { RateLimitCounter } from './rate-limit-counter.entity.js';

/** How often something may be done within a window that starts with the first time. */
export interface RateLimit {
  /** What is limited, like "review-by-address". */
  purpose: string;
  times: number;
  windowMs: number;
}

/** A limit and whom it counts for. */
export interface Counter extends RateLimit {
  who: string;
}

/** A counter's state. */
export interface Counted extends Counter {
  count: number;
  /** Until its window ends. */
  secondsLeft: number;
}

/** Limits that all instances count together, through the database; without effect when RATE_LIMITS is off. */
@Injectable()
export class RateLimits {
  private readonly key: KeyObject;

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    keyring: Keyring,
    @Optional() private readonly security?: SecurityLog,
  ) {
    this.key = keyring.lookupKey('rate-limits');
  }

  /**
   * Counts one more time for `who`: a client or e-mail address, stored only as a keyed hash. Throws
   * TooManyRequestsError if that is once too often.
   */
  async take(limit: RateLimit, who: string): Promise<void> {
    const secondsToWait = await this.count(limit, who);
    if (secondsToWait > 0) throw new TooManyRequestsError(secondsToWait);
  }

  /** Counts one more time for `who` and returns whether that is within the limit. */
  async allows(limit: RateLimit, who: string): Promise<boolean> {
    return (await this.count(limit, who)) === 0;
  }

  /** Resets the count for `who`, as after a successful login. */
  async forget(limit: RateLimit, who: string): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(RateLimitCounter, { counterKey: this.toKey(limit, who) }),
    );
  }

  /** Counts one more time in each of the counters, all or none, and returns their states, in the same order. */
  async countUp(counters: readonly Counter[]): Promise<Counted[]> {
    if (!this.settings.rateLimits)
      return counters.map((counter) => ({ ...counter, count: 0, secondsLeft: 0 }));
    const { dialect, transactions } = this.database;
    return transactions.runInTransaction(async (manager) => {
      // An instance whose clock is ahead would consider everyone's windows over, and make them longer for the others.
      const now = await databaseTime(manager, dialect);
      const counted: Counted[] = [];
      for (const counter of counters) counted.push(await this.add(manager, counter, now));
      return counted;
    });
  }

  /** Logs that someone is refused because of a limit. */
  noteRefusal({ purpose }: Pick<RateLimit, 'purpose'>): void {
    this.security?.note('limit-reached', { limit: purpose });
  }

  /** Takes one count back from each, as for an attempt that doesn't count. */
  async giveBack(counters: readonly Counter[]): Promise<void> {
    await this.change(counters, (manager, counterKey) =>
      manager.decrement(RateLimitCounter, { counterKey, count: MoreThan(0) }, 'count', 1),
    );
  }

  /** Resets each counter. */
  async release(counters: readonly Counter[]): Promise<void> {
    await this.change(counters, (manager, counterKey) => manager.delete(RateLimitCounter, { counterKey }));
  }

  /** @returns the seconds until the window ends if the limit is exceeded, otherwise 0 */
  private async count(limit: RateLimit, who: string): Promise<number> {
    const [counted] = await this.countUp([{ ...limit, who }]);
    if (!counted || counted.count <= limit.times) return 0;
    this.noteRefusal(limit);
    return counted.secondsLeft;
  }

  private async change(
    counters: readonly Counter[],
    change: (manager: EntityManager, counterKey: string) => Promise<unknown>,
  ): Promise<void> {
    if (!this.settings.rateLimits || counters.length === 0) return;
    await this.database.transactions.runInTransaction(async (manager) => {
      for (const counter of counters) await change(manager, this.toKey(counter, counter.who));
    });
  }

  private async add(manager: EntityManager, counter: Counter, now: Date): Promise<Counted> {
    const key = this.toKey(counter, counter.who);
    const nowStored = toStoredTimestamp(now);
    const end = toStoredTimestamp(new Date(now.getTime() + counter.windowMs));
    // A new window starts where the old one is over. The count comes first: it reads the old end.
    await runSql(
      manager,
      this.database.dialect.upsert(
        'rate_limit_counters',
        { counter_key: key, window_ends_at: end, count: 1 },
        ['counter_key'],
        (excluded) => ({
          count: sql`CASE WHEN window_ends_at <= ${nowStored} THEN 1 ELSE count + 1 END`,
          window_ends_at: sql`CASE WHEN window_ends_at <= ${nowStored} THEN ${excluded('window_ends_at')} ELSE window_ends_at END`,
        }),
      ),
    );
    const { count, windowEndsAt } = await manager.findOneByOrFail(RateLimitCounter, { counterKey: key });
    return {
      ...counter,
      count,
      secondsLeft: Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)),
    };
  }

  private toKey({ purpose }: RateLimit, who: string): string {
    return `${purpose}:${createHmac('sha256', this.key).update(who).digest('base64url')}`;
  }
}

/** Limits that all instances count together. */
@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
