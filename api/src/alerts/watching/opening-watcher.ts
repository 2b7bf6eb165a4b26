import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { CURRENT_VERSION, DIRECTORY, EVERY_CLUB, readChanges } from '../../model/clubs/club-versions.js';
import { inParts, insertRows } from '../../platform/database/batches.js';
import { Database } from '../../platform/database/database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { CLUBS_AT_ONCE, clubsAfter, getClubs, paddedIds } from '../../clubs/directory/club-index.sql.js';
import type { TeamMark } from '../../clubs/directory/team-marks.js';
import type { IndexedRow } from '../../clubs/directory/indexed-club.js';
import { ClubReader } from '../../clubs/directory/indexed-club.js';
import { sql } from '../../platform/database/sql.js';
import { ClubOpening } from '../saved-search.entity.js';
import type { Opening } from './opening-diff.js';
import { hasGained, isSameOpening, MARKS_MEANING, getOpening } from './opening-diff.js';
import type { News } from './news-lister.js';
import { NewsLister } from './news-lister.js';

const NAME = 'club_openings';
/** This many list entries are written in one transaction. */
const NEWS_AT_ONCE = 100;

/** A club whose places have changed, and in which version. */
interface Change {
  clubId: number;
  version: number;
  before: Opening | undefined;
  now: Opening | undefined;
}

/**
 * Detects clubs with newly free places. It reads the clubs that have changed since its last run, compares each with
 * what was stored about it, and looks for saved searches only around those that have gained something. Only one process
 * at a time may run it.
 */
@Injectable()
export class OpeningWatcher {
  constructor(
    private readonly database: Database,
    private readonly lister: NewsLister,
  ) {}

  /** Checks what has changed; the first time it only stores what there is. */
  async run(now: Date): Promise<void> {
    const seen = await this.seen();
    const [current] = await this.database.reads.all<{ version: number }>(CURRENT_VERSION);
    const version = current?.version ?? 0;
    if (seen === version) return;
    const versionById =
      seen === undefined ? new Map<number, number>() : await readChanges(this.database.reads, seen);
    const everyClub = seen === undefined ? 0 : versionById.get(EVERY_CLUB);
    if (everyClub === undefined) {
      const ids = [...versionById.keys()].filter((id) => id > DIRECTORY);
      for (const some of inParts(ids, CLUBS_AT_ONCE)) await this.lookAtSome(some, versionById, now);
    } else await this.lookAtAll((id) => versionById.get(id) ?? everyClub, now);
    await this.remember(version);
  }

  private async lookAtSome(ids: readonly number[], versions: Map<number, number>, now: Date): Promise<void> {
    const rows = await this.database.reads.all<IndexedRow>(getClubs(ids));
    await this.note(ids, rows, (id) => versions.get(id) ?? 0, now);
  }

  private async lookAtAll(getVersion: (id: number) => number, now: Date): Promise<void> {
    for (let after = 0; ;) {
      const rows = await this.database.reads.all<IndexedRow>(clubsAfter(after));
      const last = rows.at(-1);
      if (!last) return;
      await this.note(
        rows.map(({ id }) => id),
        rows,
        getVersion,
        now,
      );
      after = last.id;
    }
  }

  private async note(
    ids: readonly number[],
    rows: readonly IndexedRow[],
    getVersion: (id: number) => number,
    now: Date,
  ): Promise<void> {
    const reader = new ClubReader();
    const present = rows.filter(({ state }) => state === 'listed').map((row) => getOpening(reader.read(row)));
    const open = new Map(present.flatMap((opening) => (opening ? [[opening.clubId, opening]] : [])));
    const noted = await this.database.reads.all<Omit<Opening, 'marks'> & { marks: string }>(
      sql`SELECT club_id AS clubId, marks, latitude, longitude FROM club_openings
WHERE club_id IN (${paddedIds(ids, CLUBS_AT_ONCE)})`,
    );
    const before = new Map(
      noted.map(({ marks, ...row }) => [row.clubId, { ...row, marks: JSON.parse(marks) as TeamMark[] }]),
    );
    const changes = ids
      .map((clubId) => {
        return { clubId, version: getVersion(clubId), before: before.get(clubId), now: open.get(clubId) };
      })
      .filter((change) => !isSameOpening(change.before, change.now));
    if (changes.length > 0) await this.store(changes, now);
    // Lets the rest of the api work meanwhile.
    await yieldToEventLoop();
  }

  private async store(changes: readonly Change[], now: Date): Promise<void> {
    let some: Change[] = [];
    let news: News[] = [];
    for (const change of changes) {
      some.push(change);
      news.push(...(await this.getNews(change, now)));
      if (news.length < NEWS_AT_ONCE) continue;
      await this.storeTogether(some, news, now);
      [some, news] = [[], []];
      await yieldToEventLoop();
    }
    if (some.length > 0) await this.storeTogether(some, news, now);
  }

  private async getNews({ version, before, now: open }: Change, now: Date): Promise<News[]> {
    if (!open || version === 0 || !hasGained(open, before)) return [];
    return this.lister.searchesFor({ open, before, version }, now);
  }

  // What is stored about a club and its effects belong together: neither is saved without the other.
  private storeTogether(changes: readonly Change[], news: readonly News[], now: Date): Promise<void> {
    return this.database.transactions.runInBackground(async (manager) => {
      await manager.delete(ClubOpening, { clubId: In(changes.map(({ clubId }) => clubId)) });
      await insertOpenings(
        manager,
        changes.flatMap((change) => change.now ?? []),
      );
      await this.lister.list(manager, news, now);
    });
  }

  private async seen(): Promise<number | undefined> {
    const setting = await this.database.reader.findOneBy(SiteSetting, { name: NAME });
    const [version, meaning] = setting?.value.split(' ') ?? [];
    return version === undefined || meaning !== MARKS_MEANING ? undefined : Number(version);
  }

  private remember(version: number): Promise<void> {
    return this.database.transactions.runInTransaction(async (manager) => {
      await manager.save(SiteSetting, { name: NAME, value: `${version} ${MARKS_MEANING}` });
    });
  }
}

async function insertOpenings(manager: EntityManager, openings: readonly Opening[]): Promise<void> {
  await insertRows(
    manager,
    'club_openings',
    openings.map(({ clubId, marks, latitude, longitude }) => {
      return { club_id: clubId, marks: JSON.stringify(marks), latitude, longitude };
    }),
  );
}
