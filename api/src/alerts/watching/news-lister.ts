import type { TeamCategory, Weekday } from '@club-reviews/domain/club-facts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { runSql } from '../../platform/database/sql.js';
import { toIsoTimestamp } from '../../platform/database/timestamps.js';
import { SavedSearch } from '../saved-search.entity.js';
import type { Opening } from './opening-diff.js';
import { isNews } from './opening-diff.js';
import type { SearchRow } from './openings.sql.js';
import { listClub, searchesAround } from './openings.sql.js';

const DAY_MS = 24 * 3_600_000;

/** A club that has gained places in a version of the directory. */
interface GainedPlaces {
  open: Opening;
  before: Opening | undefined;
  version: number;
}

/** A club that someone was waiting for. */
export interface News {
  searchId: number;
  clubId: number;
  mailedAt: Date | null;
}

/** Puts clubs with new places on the lists of those waiting for them. */
@Injectable()
export class NewsLister {
  constructor(private readonly database: Database) {}

  /** The searches that a club is new for. */
  async searchesFor({ open, before, version }: GainedPlaces, now: Date): Promise<News[]> {
    const rows = await this.database.reads.all<SearchRow>(searchesAround(open, version, now));
    return rows
      .filter((row) => isNews(wantedBy(row), open, before))
      .map(({ id, mailedAt }) => {
        const at = mailedAt === null ? null : new Date(toIsoTimestamp(mailedAt));
        return { searchId: id, clubId: open.clubId, mailedAt: at };
      });
  }

  /** Adds them to the lists; the next mail of each search is due now, or a day after its last one. */
  async list(manager: EntityManager, news: readonly News[], now: Date): Promise<void> {
    for (const { searchId, clubId, mailedAt } of news) {
      await runSql(manager, listClub(searchId, clubId, now));
      const dueAt = new Date(Math.max(now.getTime(), (mailedAt?.getTime() ?? 0) + DAY_MS));
      await manager.update(SavedSearch, { id: searchId, mailDueAt: IsNull() }, { mailDueAt: dueAt });
    }
  }
}

function wantedBy({ teams, days, ...row }: SearchRow) {
  return { ...row, teams: JSON.parse(teams) as TeamCategory[], days: JSON.parse(days) as Weekday[] };
}
