import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { getSeason } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import {
  CURRENT_VERSION,
  DIRECTORY,
  EVERY_ANSWER,
  EVERY_CLUB,
  readChanges,
} from '../../model/clubs/club-versions.js';
import { inParts } from '../../platform/database/batches.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { CLUBS_AT_ONCE, clubsAfter, getClubs } from './club-index.sql.js';
import { ClubIndex, COMPARE } from './club-index.js';
import type { IndexedClub, IndexedRow } from './indexed-club.js';
import { ClubReader } from './indexed-club.js';
import { SortedList } from './sorted-list.js';

/** After more changes, reading every club anew takes less time. */
const MAX_CHANGES = 2000;

/** The clubs as of one version of the directory. */
export interface IndexState {
  index: ClubIndex;
  version: number;
  /** The version in which one of its clubs last changed. */
  changedAt: number;
  /** Reads clubs as the index has them: with its leagues, and ranks of its season. */
  reader: ClubReader;
}

/**
 * Keeps this process's {@link ClubIndex} up to date with the database: each search reads the directory's version, one
 * row, and then the clubs that have changed since, whichever process changed them.
 */
@Injectable()
export class ClubIndexSync {
  private state: IndexState | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly reads: PreparedReads) {}

  /** The index with everything that was committed before the call. The first call loads it. */
  async current(): Promise<IndexState> {
    const version = await this.currentVersion();
    if (this.state && this.state.version >= version && isOfThisSeason(this.state)) return this.state;
    const next = this.turn.then(() => this.reach(version));
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async reach(version: number): Promise<IndexState> {
    if (!this.state || !isOfThisSeason(this.state)) this.state = await this.load();
    else if (this.state.version < version) this.state = await this.catchUp(this.state);
    return this.state;
  }

  private async load(): Promise<IndexState> {
    const version = await this.currentVersion();
    const reader = new ClubReader();
    // Sorted as they come: everybody would wait while all of them are.
    const clubs = new SortedList<IndexedClub>(COMPARE.name);
    for (let after = 0; ;) {
      const rows = await this.reads.all<IndexedRow>(clubsAfter(after));
      const last = rows.at(-1);
      if (!last) break;
      clubs.change(
        new Set(),
        rows.map((row) => reader.read(row)),
      );
      after = last.id;
      // Lets the rest of the api work meanwhile.
      await yieldToEventLoop();
    }
    const index = new ClubIndex(reader.leagues);
    for (const some of inParts(clubs.all)) {
      index.change(some, []);
      await yieldToEventLoop();
    }
    return { index, version, changedAt: version, reader };
  }

  private async catchUp({ index, version: before, changedAt, reader }: IndexState): Promise<IndexState> {
    const version = await this.currentVersion();
    const changes = await readChanges(this.reads, before, MAX_CHANGES);
    if (changes.has(EVERY_CLUB) || changes.size >= MAX_CHANGES) return this.load();
    const ids = [...changes.keys()].filter((id) => id !== DIRECTORY && id !== EVERY_ANSWER);
    // Much of what is public doesn't belong to a club.
    if (ids.length === 0) return { index, version, changedAt, reader };
    for (const some of inParts(ids, CLUBS_AT_ONCE)) {
      const rows = await this.reads.all<IndexedRow>(getClubs(some));
      index.change(
        rows.map((row) => reader.read(row)),
        some,
      );
      await yieldToEventLoop();
    }
    return { index, version, changedAt: version, reader };
  }

  private async currentVersion(): Promise<number> {
    const [row] = await this.reads.all<{ version: number }>(CURRENT_VERSION);
    return row?.version ?? 0;
  }
}

/** Ranks change with the season: then everything is read again. */
function isOfThisSeason({ reader }: IndexState): boolean {
  return reader.season === getSeason(new Date());
}
