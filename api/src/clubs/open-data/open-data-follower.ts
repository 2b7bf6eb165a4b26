import { londonClock } from '@club-reviews/domain/london-clock';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { CURRENT_VERSION, DIRECTORY, EVERY_CLUB, readChanges } from '../../model/clubs/club-versions.js';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { PRODUCT_VERSION } from '../../platform/config/product-version.js';
import { Settings } from '../../platform/config/settings.js';
import { inParts, insertRows } from '../../platform/database/batches.js';
import { Database } from '../../platform/database/database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { sql } from '../../platform/database/sql.js';
import { OpenDataItem } from './open-data-item.entity.js';
import { OpenDataItems, toItemKey } from './open-data-items.js';

const NAME = 'open_data';
const LOOK_EVERY_MS = 5_000;
/** Few, as SQLite serves nobody while it writes their items. */
const CLUBS_AT_ONCE = 10;
const ENDED_AT_ONCE = 500;

/**
 * Keeps the open data feed's items as clubs are: reads those that have changed since its last run, compares what the feed
 * should say of them with what it has said, and puts what differs at the feed's end. The numbers are given in
 * transactions that take turns at one row, so they become visible in their order.
 */
@Injectable()
export class OpenDataFollower extends BackgroundTask {
  private readonly doubted = new Set<number>();
  /** Another release, or another address, may say the same things differently. */
  private readonly saidBy: string;

  constructor(
    private readonly database: Database,
    private readonly items: OpenDataItems,
    settings: Settings,
  ) {
    super('The open data feed is waiting', LOOK_EVERY_MS);
    this.saidBy = `${PRODUCT_VERSION} ${settings.publicUrl}`.slice(0, 150);
  }

  /** Looks again at clubs of which the feed would now say something else. */
  doubt(clubIds: Iterable<number>): void {
    for (const id of clubIds) this.doubted.add(id);
  }

  protected runOnce(signal: AbortSignal): Promise<void> {
    return this.run(signal);
  }

  /** One run; does nothing while the feed is off, or another instance is running. */
  async run(signal?: AbortSignal): Promise<void> {
    if ((await this.items.findPublisher()) === undefined) return;
    await this.database.dialect.withFreeLock('open-data', () => this.follow(signal));
  }

  private async follow(signal?: AbortSignal): Promise<void> {
    const { reader, reads } = this.database;
    const { value = '' } = (await reader.findOneBy(SiteSetting, { name: NAME })) ?? {};
    const [seen = '', ...saidBy] = value.split(' ');
    const [current] = await reads.all<{ version: number }>(CURRENT_VERSION);
    const version = current?.version ?? 0;
    const changes =
      saidBy.join(' ') === this.saidBy && Number(seen) !== version
        ? await readChanges(reads, Number(seen))
        : new Map<number, number>();
    const doubted = [...this.doubted];
    this.doubted.clear();
    if (saidBy.join(' ') !== this.saidBy || changes.has(EVERY_CLUB)) await this.updateEveryClub(signal);
    else {
      const ids = [...changes.keys(), ...doubted, ...(await this.findEnded())].filter((id) => id > DIRECTORY);
      for (const some of inParts([...new Set(ids)], CLUBS_AT_ONCE)) await this.update(some, signal);
    }
    const done = `${version} ${this.saidBy}`;
    if (done !== value)
      await this.database.transactions.runInTransaction((manager) =>
        manager.save(SiteSetting, { name: NAME, value: done }),
      );
  }

  private async updateEveryClub(signal?: AbortSignal): Promise<void> {
    const { reads } = this.database;
    for (let after = 0; ;) {
      const rows = await reads.all<{ id: number }>(sql`
        SELECT id FROM (SELECT id FROM clubs WHERE id > ${after} ORDER BY id LIMIT ${CLUBS_AT_ONCE}) c
        UNION SELECT id FROM (
          SELECT DISTINCT club_id AS id FROM open_data_items WHERE club_id > ${after}
          ORDER BY club_id LIMIT ${CLUBS_AT_ONCE}
        ) i ORDER BY id LIMIT ${CLUBS_AT_ONCE}`);
      const ids = rows.map(({ id }) => id);
      const last = ids.at(-1);
      if (last === undefined) return;
      await this.update(ids, signal);
      after = last;
    }
  }

  /** Clubs with sessions that ended before today. */
  private async findEnded(): Promise<number[]> {
    const { date } = londonClock(new Date());
    const rows = await this.database.reads.all<{ id: number }>(sql`
      SELECT club_id AS id FROM open_data_items WHERE ends_on < ${date} LIMIT ${ENDED_AT_ONCE}`);
    return rows.map(({ id }) => id);
  }

  private async update(clubIds: readonly number[], signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const current = await this.items.findCurrent(clubIds);
    const stored = await this.database.reader.findBy(OpenDataItem, { clubId: In([...clubIds]) });
    const byKey = new Map(stored.map((item) => [toItemKey(item), item]));
    const said = [...current.values()].map(({ clubId, item, endsOn, hash }) => {
      return { clubId, item, hash: hash(), endsOn };
    });
    const news = [
      ...said.filter((item) => byKey.get(toItemKey(item))?.hash !== item.hash),
      ...stored
        .filter((item) => item.hash !== null && !current.has(toItemKey(item)))
        .map(({ clubId, item }) => ({ clubId, item, hash: null, endsOn: null })),
    ];
    if (news.length > 0) {
      const earlier = news.flatMap((item) => byKey.get(toItemKey(item))?.modified ?? []);
      await this.append(news, earlier);
    }
  }

  private append(news: readonly Omit<OpenDataItem, 'modified'>[], earlier: readonly number[]): Promise<void> {
    const { transactions } = this.database;
    return transactions.runInBackground(async (manager) => {
      await transactions.lock(manager, SiteSetting, { name: NAME });
      const last = (await manager.maximum(OpenDataItem, 'modified')) ?? 0;
      // After a restored backup, readers may have seen numbers that it doesn't know.
      const first = Math.max(last + 1, Date.now());
      for (const some of inParts(earlier, 500)) await manager.delete(OpenDataItem, { modified: In(some) });
      await insertRows(
        manager,
        'open_data_items',
        news.map(({ clubId, item, hash, endsOn }, index) => {
          return { modified: first + index, club_id: clubId, item, hash, ends_on: endsOn };
        }),
      );
    });
  }
}
