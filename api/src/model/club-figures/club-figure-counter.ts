import { londonClock } from '@club-reviews/domain/london-clock';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RepeatingTask } from '../../platform/async/repeating-task.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { runSql, sql } from '../../platform/database/sql.js';

const FLUSH_EVERY_MS = 60_000;
const CLUBS_PER_TRANSACTION = 200;

interface Counts {
  clubId: number;
  day: string;
  views: number;
  shownInSearches: number;
}

/**
 * Counts in memory how often clubs are seen, and writes it down once a minute: one row for each club and day, however often
 * that was. A process that dies loses a minute of it at most.
 */
@Injectable()
export class ClubFigureCounter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ClubFigureCounter.name);
  private counts = new Map<string, Counts>();
  private readonly task = new RepeatingTask(
    () => this.flush().then(() => false),
    FLUSH_EVERY_MS,
    (error) =>
      this.logger.warn(`Figures of clubs wait: ${error instanceof Error ? error.message : 'unknown'}`),
  );

  constructor(@Inject(DATABASE) private readonly database: Pick<Database, 'dialect' | 'transactions'>) {}

  onApplicationBootstrap(): void {
    this.task.start(FLUSH_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
    await this.flush().catch((error: unknown) => this.logger.error(error));
  }

  /** Counts looks at a club's page. */
  countView(clubId: number, at: Date, times = 1): void {
    this.countsOf(clubId, dayOf(at)).views += times;
  }

  /** Counts that these clubs were so many times on a page of search results. */
  countShown(clubIds: readonly number[], at: Date, times = 1): void {
    const day = dayOf(at);
    for (const clubId of clubIds) this.countsOf(clubId, day).shownInSearches += times;
  }

  /** Writes down what has been counted since the last time. What can't be written is kept for the next time. */
  async flush(): Promise<void> {
    // In one order, so that several instances wait for each other instead of locking each other out.
    const rows = [...this.counts.values()].toSorted(
      (a, b) => a.clubId - b.clubId || (a.day < b.day ? -1 : 1),
    );
    this.counts = new Map();
    let written = 0;
    try {
      for (; written < rows.length; written += CLUBS_PER_TRANSACTION)
        await this.write(rows.slice(written, written + CLUBS_PER_TRANSACTION));
    } finally {
      for (const row of rows.slice(written)) this.add(row);
    }
  }

  private async write(rows: readonly Counts[]): Promise<void> {
    const { dialect, transactions } = this.database;
    await transactions.runInTransaction(async (manager) => {
      for (const { clubId, day, views, shownInSearches } of rows) {
        const row = { club_id: clubId, day, views, shown_in_searches: shownInSearches };
        await runSql(
          manager,
          dialect.upsert('club_daily_figures', row, ['club_id', 'day'], (excluded) => ({
            views: sql`views + ${excluded('views')}`,
            shown_in_searches: sql`shown_in_searches + ${excluded('shown_in_searches')}`,
          })),
        );
      }
    });
  }

  private add({ clubId, day, views, shownInSearches }: Counts): void {
    const counts = this.countsOf(clubId, day);
    counts.views += views;
    counts.shownInSearches += shownInSearches;
  }

  private countsOf(clubId: number, day: string): Counts {
    const key = `${clubId} ${day}`;
    const known = this.counts.get(key);
    if (known) return known;
    const counts = { clubId, day, views: 0, shownInSearches: 0 };
    this.counts.set(key, counts);
    return counts;
  }
}

function dayOf(moment: Date): string {
  return londonClock(moment).date;
}
