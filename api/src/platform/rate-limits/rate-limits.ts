import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Inject, Injectable, Module } from '@nestjs/common';
import { TooManyRequestsError } from '../errors.js';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { runSql, sql } from '../database/sql.js';
import { toStoredTimestamp } from '../database/timestamps.js';
import { deriveKey } from '../security/text-cipher.js';
import { RateLimitCounter } from './rate-limit-counter.entity.js';

/** How often something may be done within a window that begins with the first time. */
export interface RateLimit {
  /** What is limited, like "review-by-address". */
  purpose: string;
  times: number;
  windowMs: number;
}

/** Limits that all instances count together, through the database; without effect when RATE_LIMITS is off. */
@Injectable()
export class RateLimits {
  private readonly key: KeyObject;

  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'transactions' | 'dialect'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimits' | 'secrets'>,
  ) {
    this.key = deriveKey(settings.secrets.dataKey, 'rate-limits');
  }

  /**
   * Counts one more time for `who`: a client or e-mail address, of which only a keyed hash is kept. Throws
   * TooManyRequestsError when that is once too often.
   */
  async take(limit: RateLimit, who: string): Promise<void> {
    const secondsToWait = await this.count(limit, who);
    if (secondsToWait > 0) throw new TooManyRequestsError(secondsToWait);
  }

  /** Counts one more time for `who` and tells whether that is within the limit. */
  async allows(limit: RateLimit, who: string): Promise<boolean> {
    return (await this.count(limit, who)) === 0;
  }

  /** Forgets what was counted for `who`, as after a login that succeeded. */
  async forget(limit: RateLimit, who: string): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(RateLimitCounter, { counterKey: this.keyOf(limit, who) }),
    );
  }

  /** @returns the seconds until the window ends when the limit is exceeded, else 0 */
  private async count(limit: RateLimit, who: string): Promise<number> {
    if (!this.settings.rateLimits) return 0;
    const key = this.keyOf(limit, who);
    const now = new Date();
    const [nowStored, end] = [
      toStoredTimestamp(now),
      toStoredTimestamp(new Date(now.getTime() + limit.windowMs)),
    ];
    const { dialect, transactions } = this.database;
    // A new window begins where the old one is over. The count comes first: it reads the old end.
    const add = dialect.upsert(
      'rate_limit_counters',
      { counter_key: key, window_ends_at: end, count: 1 },
      ['counter_key'],
      (excluded) => ({
        count: sql`CASE WHEN window_ends_at <= ${nowStored} THEN 1 ELSE count + 1 END`,
        window_ends_at: sql`CASE WHEN window_ends_at <= ${nowStored} THEN ${excluded('window_ends_at')} ELSE window_ends_at END`,
      }),
    );
    const counter = await transactions.runInTransaction(async (manager) => {
      await runSql(manager, add);
      return manager.findOneByOrFail(RateLimitCounter, { counterKey: key });
    });
    if (counter.count <= limit.times) return 0;
    return Math.max(1, Math.ceil((counter.windowEndsAt.getTime() - now.getTime()) / 1000));
  }

  private keyOf({ purpose }: RateLimit, who: string): string {
    return `${purpose}:${createHmac('sha256', this.key).update(who).digest('base64url')}`;
  }
}

/** Limits that all instances count together. */
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
