import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { idBatches } from '../../platform/database/batches.js';
import { Database } from '../../platform/database/database.js';
import type { Cursor, NewestFirstList } from '../../platform/database/newest-first.js';
import { LIST_START, readNewestFirst } from '../../platform/database/newest-first.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { joined, raw, runSql, sql } from '../../platform/database/sql.js';
import { Club } from '../clubs/club.entity.js';
import { ClubVersion, CURRENT_VERSION, invalidateClubs } from '../clubs/club-versions.js';
import { RANKED_COLUMNS, SUMS } from './recount.js';
import { getClubContribution } from './review-totals.js';

const NAME = 'reviews_weighed';
const HOUR_MS = 3_600_000;
/** Until then clubs are ranked by their plain averages; the start-up has better things to do. */
const FIRST_AFTER_MS = 10_000;
const CLUBS_PER_LOOK = 500;
/** The next search has to read what has changed: few clubs at a time, and with a pause. */
export const CLUBS_PER_TRANSACTION = 10;
const PAUSE_MS = 15;
/** Each may be on a page of its own, which a disk has to find. */
const REVIEWS_PER_READ = 100;

const BEHIND_COLUMNS = raw(
  `k.id, COALESCE(v.version, 0) AS version, ${RANKED_COLUMNS.map((column) => `k.${column}`).join(', ')}`,
);
const SUM_OF_ALL = raw(SUMS.map((column) => `k.${column}`).join(' + '));
const REVIEW_COLUMNS = ['id', 'created_at AS createdAt', 'season']
  .concat(RATING_CATEGORIES.map((category) => `${category}_rating AS ${category}`))
  .map((column) => `t.${column}`)
  .join(', ');

/** By column. */
type RankedSums = Record<string, number>;

interface StoredClub extends RankedSums {
  id: number;
  version: number;
}

type ReadReview = Cursor & Record<RatingCategory | 'season', number>;

/**
 * Brings the sums that clubs are ranked by up to date where a release without them has written: after an upgrade, while
 * instances are replaced, and after a roll-back. Every hour it looks at the clubs whose plain sum is another, and adds
 * up again those that have changed since its last run: such a release may have left the plain sum as it was.
 *
 * It reads and writes a little at a time. Nothing has to be noted on the way: a club that is up to date isn't found
 * again, and after a kill the next run goes on with the others.
 */
@Injectable()
export class ReviewWeigher extends BackgroundTask {
  constructor(private readonly database: Database) {
    super('The ranking of clubs is waiting', HOUR_MS, FIRST_AFTER_MS);
  }

  protected runOnce(signal: AbortSignal): Promise<void> {
    return this.run(signal);
  }

  /** One run; does nothing while another instance is running. */
  async run(signal?: AbortSignal): Promise<void> {
    await this.database.dialect.withFreeLock('ranking', async () => {
      const weighed = await this.weighClubs(signal);
      if (weighed > 0) this.logger.log(`The reviews of ${weighed} clubs were weighed for the ranking`);
    });
  }

  private async weighClubs(signal?: AbortSignal): Promise<number> {
    const { dataSource, reader, reads, transactions } = this.database;
    const [current] = await reads.all<{ version: number }>(CURRENT_VERSION);
    const seen = await reader.findOneBy(SiteSetting, { name: NAME });
    let weighed = 0;
    for await (const { first, last } of idBatches(dataSource, 'clubs', CLUBS_PER_LOOK)) {
      const found = await reads.all<StoredClub>(sql`
        SELECT ${BEHIND_COLUMNS} FROM clubs k LEFT JOIN club_versions v ON v.club_id = k.id
        WHERE k.id BETWEEN ${first} AND ${last}
          AND (k.weighted_total <> ${SUM_OF_ALL} OR v.version > ${Number(seen?.value ?? 0)})`);
      for (let start = 0; start < found.length; start += CLUBS_PER_TRANSACTION) {
        signal?.throwIfAborted();
        const written = await this.weigh(found.slice(start, start + CLUBS_PER_TRANSACTION));
        if (written > 0) await wait(PAUSE_MS);
        weighed += written;
      }
    }
    const value = String(current?.version ?? 0);
    if (value !== seen?.value)
      await transactions.runInBackground((manager) => manager.save(SiteSetting, { name: NAME, value }));
    return weighed;
  }

  /** @returns how many of them weren't up to date */
  private async weigh(clubs: readonly StoredClub[]): Promise<number> {
    const behind = new Map<number, { version: number; sums: RankedSums }>();
    for (const { id, version, ...stored } of clubs) {
      const sums = await this.addUp(id);
      if (RANKED_COLUMNS.some((column) => stored[column] !== sums[column])) behind.set(id, { version, sums });
    }
    if (behind.size === 0) return 0;
    return this.database.transactions.runInBackground(async (manager) => {
      const id = In([...behind.keys()]);
      // Whoever changes a club's reviews changes its row, too: from here on, its version stays what it is.
      await this.database.transactions.lockAll(
        manager,
        Club,
        { id },
        { select: { id: true }, order: { id: 'ASC' } },
      );
      const versions = await manager.findBy(ClubVersion, { clubId: id });
      const versionById = new Map(versions.map(({ clubId, version }) => [clubId, version]));
      // The others have changed meanwhile; the next run finds them again.
      const same = [...behind].filter(([clubId, { version }]) => (versionById.get(clubId) ?? 0) === version);
      for (const [clubId, { sums }] of same) {
        const changes = RANKED_COLUMNS.map((column) => sql`${raw(column)} = ${sums[column] ?? 0}`);
        await runSql(manager, sql`UPDATE clubs SET ${joined(changes, ', ')} WHERE id = ${clubId}`);
      }
      invalidateClubs(
        manager,
        same.map(([clubId]) => clubId),
      );
      return same.length;
    });
  }

  private async addUp(clubId: number): Promise<RankedSums> {
    const sums: RankedSums = Object.fromEntries(RANKED_COLUMNS.map((column) => [column, 0]));
    for (let after: Cursor | undefined = LIST_START; after !== undefined;) {
      const page: { items: ReadReview[]; next: Cursor | undefined } = await readNewestFirst<ReadReview>(
        this.database,
        getVisibleReviews(clubId),
        REVIEWS_PER_READ,
        after,
      );
      for (const { season, ...ratings } of page.items) {
        const added = getClubContribution({ season, ratings, isInvited: false });
        for (const column of RANKED_COLUMNS) sums[column] = (sums[column] ?? 0) + (added[column] ?? 0);
      }
      after = page.next;
      await yieldToEventLoop();
    }
    return sums;
  }
}

function getVisibleReviews(clubId: number): NewestFirstList {
  return {
    table: 'reviews',
    index: 'ix_reviews_club_recent',
    columns: REVIEW_COLUMNS,
    along: [sql`t.club_id = ${clubId}`, sql`t.is_visible = 1`],
  };
}
