import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RepeatingTask } from '../../platform/async/repeating-task.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { runSql, sql } from '../../platform/database/sql.js';
import { hourOf } from './hours.js';
import type { ReleaseLoads, ReleaseTimings } from './release-figures.entity.js';

const FLUSH_EVERY_MS = 10_000;
const ROWS_PER_TRANSACTION = 200;

/** What is counted of a load, save for when. */
export type CountedLoad = Omit<ReleaseLoads, 'hour' | 'count'>;

/** What is counted of a measurement, save for when. */
type CountedTiming = Omit<ReleaseTimings, 'hour' | 'count'>;

interface Row {
  table: 'release_loads' | 'release_timings';
  key: Record<string, string | number>;
  count: number;
}

/**
 * Counts in memory what browsers report of releases, and adds it up in the database every few seconds: one row for each
 * hour, release and outcome, however often that was. Several instances add to the same rows.
 */
@Injectable()
export class ReleaseCounter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ReleaseCounter.name);
  private rows = new Map<string, Row>();
  private readonly task = new RepeatingTask(
    () => this.flush().then(() => false),
    FLUSH_EVERY_MS,
    (error) =>
      this.logger.warn(`Figures of releases wait: ${error instanceof Error ? error.message : 'unknown'}`),
  );

  constructor(@Inject(DATABASE) private readonly database: Pick<Database, 'dialect' | 'transactions'>) {}

  onApplicationBootstrap(): void {
    this.task.start(FLUSH_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
    await this.flush().catch((error: unknown) => this.logger.error(error));
  }

  /** Counts that a release was loaded. */
  countLoad({ remote, version, outcome, errorClass }: CountedLoad, at: Date, times = 1): void {
    const key = { remote, hour: hourOf(at), version, outcome, error_class: errorClass };
    this.add({ table: 'release_loads', key, count: times });
  }

  /** Counts a measurement of a release. */
  countTiming({ remote, version, timing, bucket }: CountedTiming, at: Date, times = 1): void {
    const key = { remote, hour: hourOf(at), version, timing, bucket };
    this.add({ table: 'release_timings', key, count: times });
  }

  /** Writes down what has been counted since the last time. What can't be written is kept for the next time. */
  async flush(): Promise<void> {
    // In one order, so that several instances wait for each other instead of locking each other out.
    const rows = [...this.rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    this.rows = new Map();
    let written = 0;
    try {
      for (; written < rows.length; written += ROWS_PER_TRANSACTION)
        await this.write(rows.slice(written, written + ROWS_PER_TRANSACTION));
    } finally {
      for (const row of rows.slice(written)) this.add(row);
    }
  }

  private async write(rows: readonly Row[]): Promise<void> {
    const { dialect, transactions } = this.database;
    await transactions.runInTransaction(async (manager) => {
      for (const { table, key, count } of rows)
        await runSql(
          manager,
          dialect.upsert(table, { ...key, count }, Object.keys(key), (excluded) => ({
            count: sql`count + ${excluded('count')}`,
          })),
        );
    });
  }

  private add(row: Row): void {
    const name = `${row.table} ${Object.values(row.key).join(' ')}`;
    const known = this.rows.get(name);
    if (known) known.count += row.count;
    else this.rows.set(name, { ...row });
  }
}
